import { appendFileSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { rotateLog } from './rotate-log.ts'

const folder = mkdtempSync(join(tmpdir(), 'navdesk-log-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('moves a log that is too large aside while its process writes, and keeps one such part', () => {
  const file = join(folder, 'postgres.log')
  rotateLog(file, 10)
  const writer = openSync(file, 'a')
  for (const line of ['the first part\n', 'the second part\n']) {
    writeSync(writer, line)
    rotateLog(file, 10)
    expect(readFileSync(`${file}.1`, 'utf8')).toBe(line)
    expect(readFileSync(file, 'utf8')).toBe('')
  }
  writeSync(writer, 'short\n')
  closeSync(writer)
  rotateLog(file, 10)
  appendFileSync(file, 'end\n')
  expect(readFileSync(file, 'utf8')).toBe('short\nend\n')
})
