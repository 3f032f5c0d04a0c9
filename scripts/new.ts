import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Tree } from './new/draft.ts'
import { newFiles } from './new/new-files.ts'

const root = join(import.meta.dirname, '..')

const tree: Tree = {
  read: (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null),
  filesIn: (folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }),
}

function main([kind = '', name]: readonly string[]): void {
  const page = tree.read(`docs/how-to/${kind}.md`)
  if (name === undefined && page !== null) {
    process.stdout.write(page)
    return
  }
  const { files, steps, tests, migration } = newFiles(kind, name, tree)
  for (const [path, text] of files) {
    const isNew = tree.read(path) === null
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    process.stdout.write(`${isNew ? 'wrote' : 'changed'} ${path}\n`)
  }
  formatFiles([...files.keys()])
  run(process.execPath, ['scripts/generate.ts'])
  if (migration !== null) run(process.execPath, ['packages/support/bin/db-diff.ts', migration])
  process.stdout.write(`${['Now yours:', ...steps].join('\n- ')}
Done when these pass:
npm run check
npx vitest run ${tests.join(' ')}
`)
}

/** Formats files and sorts their imports. Lint rules are off, because for some of them Biome reads the whole repository. */
function formatFiles(files: readonly string[]): void {
  const { formatter, javascript, css, assist } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
  const folder = mkdtempSync(join(tmpdir(), 'navdesk-format-'))
  try {
    const settings = { formatter, javascript, css, assist, linter: { enabled: false } }
    writeFileSync(join(folder, 'biome.json'), JSON.stringify(settings))
    run(join(root, 'node_modules/.bin/biome'), [
      'check',
      '--write',
      '--log-level=error',
      '--config-path',
      folder,
      ...files,
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function run(command: string, args: readonly string[]): void {
  execFileSync(command, args, { cwd: root, stdio: 'inherit' })
}

try {
  main(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
