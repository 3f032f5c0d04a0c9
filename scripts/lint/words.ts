import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { root } from '../project.mjs'
import { type Prose, wordsOfComments, wordsOfPage, wordsOfSource } from './find-words.ts'

/** Most words of the list in 1,000 lines of comments and documentation, and in the names and texts of 1,000 lines of code. */
const GOAL = 2

const installedOrBuilt = /(^|[\\/])(node_modules|build|dist|results|\.[^\\/]+)$/
const generated = /\/record-types\.ts$|\.d\.ts$/

/** The package of a file: its workspace, else its top folder; pages of the root are docs. */
function packageOf(path: string): string {
  const [first = '', second = ''] = path.split('/')
  if (!path.includes('/')) return 'docs'
  return first === 'packages' || first === 'apps' ? `${first}/${second}` : first
}

function proseOf(path: string): Prose {
  const text = readFileSync(join(root, path), 'utf8')
  if (path.endsWith('.md')) return wordsOfPage(text)
  return /\.(css|sql)$/.test(path) ? wordsOfComments(text) : wordsOfSource(path, text)
}

// Counts for each package the words of find-words.ts: `node scripts/lint/words.ts [folder] [--list]`.
const words = process.argv.slice(2)
const folder = words.find((word) => !word.startsWith('--')) ?? ''
const files = globSync('**/*.{ts,tsx,mjs,css,sql,md}', { cwd: root, exclude: (name) => installedOrBuilt.test(name) })
  .map((path) => path.replaceAll(sep, '/'))
  .filter((path) => path.startsWith(folder) && !generated.test(path) && !path.startsWith('scripts/lint/find-words'))
  .sort()

const counts = new Map<string, Record<'comments' | 'commentLines' | 'code' | 'codeLines', number>>()
for (const path of files) {
  const { comments, commentLines, code, codeLines } = proseOf(path)
  const sum = counts.get(packageOf(path)) ?? { comments: 0, commentLines: 0, code: 0, codeLines: 0 }
  counts.set(packageOf(path), {
    comments: sum.comments + comments.length,
    commentLines: sum.commentLines + commentLines,
    code: sum.code + code.length,
    codeLines: sum.codeLines + codeLines,
  })
  if (words.includes('--list'))
    for (const { word, line } of [...comments, ...code]) process.stdout.write(`${path}:${line} ${word}\n`)
}

// A small package would be judged by a single word.
const perThousand = (matches: number, lines: number) => (matches * 1_000) / Math.max(lines, 1_000)

let isOverGoal = false
for (const [name, { comments, commentLines, code, codeLines }] of counts) {
  const rates = [perThousand(comments, commentLines), perThousand(code, codeLines)] as const
  isOverGoal ||= rates.some((rate) => rate > GOAL)
  const [inComments, inCode] = rates.map((rate) => rate.toFixed(1).padStart(5))
  process.stdout.write(`${name.padEnd(28)} ${inComments} per 1,000 lines of comments, ${inCode} of code\n`)
}
if (isOverGoal) {
  process.stderr.write(
    `More than ${GOAL} per 1,000: \`node scripts/lint/words.ts <folder> --list\` names the places. Rewrite the sentence with the role, the verb of the field and the reason; give a value the name of what it is.\n`,
  )
  process.exitCode = 1
}
