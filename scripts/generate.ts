import { readFile, writeFile } from 'node:fs/promises'
import { generatedFiles } from './generate/generated-files.ts'

for (const [path, text] of await generatedFiles()) {
  if ((await readFile(path, 'utf8')) === text) continue
  await writeFile(path, text)
  process.stdout.write(`Wrote ${path}\n`)
}
