import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)

/** Starts a process with settings, which ends at once. */
const start = (settings: Readonly<Record<string, string>>) =>
  run(process.execPath, [join(import.meta.dirname, 'main.ts')], { env: { PATH: process.env.PATH, ...settings } })

it.each([
  [
    { BRAND_COLOR: '#f0b8c8', BRAND_COLOR_DARK: '#f0b8c8' },
    'BRAND_COLOR has a contrast of 1.3:1 in the light theme, and text needs 4.5:1. Choose a darker color than #f0b8c8.',
  ],
  [{ BRAND_COLOR: 'red', BRAND_COLOR_DARK: '#f0b8c8' }, 'BRAND_COLOR must be a color such as #1b4f72, not "red".'],
  [{ LEGAL_FOLDER: import.meta.dirname }, 'LEGAL_FOLDER names a folder without terms.md.'],
])('a process with a setting that cannot be used says so in one line and ends: %o', async (settings, line) => {
  await expect(start(settings)).rejects.toMatchObject({ code: 1, stdout: '', stderr: `${line}\n` })
})
