import { readFile, writeFile } from 'node:fs/promises'
import { FONT_SUBSET, fontSubset } from './generate/font-subset.ts'
import { generatedFiles } from './generate/generated-files.ts'

const files = new Map<string, string | Uint8Array>([...(await generatedFiles()), [FONT_SUBSET, await fontSubset()]])
for (const [path, content] of files) {
  const known = await readFile(path).catch(() => null)
  if (known?.equals(Buffer.from(content))) continue
  await writeFile(path, content)
  process.stdout.write(`Wrote ${path}\n`)
}
