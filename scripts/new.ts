import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Tree } from './new/draft.ts'
import { newFiles } from './new/new-files.ts'

const root = join(import.meta.dirname, '..')

const tree: Tree = {
  read: (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null),
  filesIn: (folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }),
}

function main([kind, name]: readonly string[]): void {
  const { files, steps, tests, migration } = newFiles(kind, name, tree)
  for (const [path, text] of files) {
    const isNew = tree.read(path) === null
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    process.stdout.write(`${isNew ? 'wrote' : 'changed'} ${path}\n`)
  }
  const run = (command: string, args: readonly string[]) => execFileSync(command, args, { cwd: root, stdio: 'inherit' })
  run(join(root, 'node_modules/.bin/biome'), [
    'check',
    '--write',
    '--linter-enabled=false',
    '--log-level=error',
    ...files.keys(),
  ])
  run(process.execPath, ['scripts/generate.ts'])
  if (migration !== null) run(process.execPath, ['packages/support/bin/db-diff.ts', migration])
  process.stdout.write(`${['Now yours:', ...steps].join('\n- ')}
Done when these pass:
npm run check
npx vitest run ${tests.join(' ')}
`)
}

try {
  main(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
