import { writeFile } from 'node:fs/promises'
import { supportApp } from 'support'
import { recordTypesOf } from './generate/record-types.ts'
import { recordTypesFile } from './generate/record-types-file.ts'

await writeFile(recordTypesFile, recordTypesOf(supportApp))
process.stdout.write(`Wrote ${recordTypesFile}\n`)
