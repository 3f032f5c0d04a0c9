import { access, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newFiles } from './new/new-files.ts'

const root = join(import.meta.dirname, '..')

async function main([kind, name]: readonly string[]): Promise<void> {
  const { files, linesToAdd } = newFiles(kind, name)
  for (const path of Object.keys(files)) {
    const exists = await access(join(root, path)).then(
      () => true,
      () => false,
    )
    if (exists) throw new Error(`${path} exists already; nothing was written.`)
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
    console.log(`wrote ${path}`)
  }
  for (const line of linesToAdd) console.log(`add to ${line}`)
}

await main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
