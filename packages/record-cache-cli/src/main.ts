#!/usr/bin/env node
import { readFile, writeFile } from 'node:fs/promises'
import { generate } from './generate.ts'

process.exitCode = await generate(process.argv.slice(2), {
  fetch,
  readFile: (path) => readFile(path, 'utf8'),
  writeFile,
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
})
