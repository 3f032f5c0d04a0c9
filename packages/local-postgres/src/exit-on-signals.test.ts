import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const entry = fileURLToPath(new URL('./exit-on-signals.ts', import.meta.url))

const program = `
  import { writeSync } from 'node:fs'
  import { exitOnSignals } from ${JSON.stringify(entry)}
  exitOnSignals()
  process.on('exit', () => {
    writeSync(1, 'exiting ')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
    writeSync(1, 'exited')
  })
  setInterval(() => undefined, 1_000)
  writeSync(1, 'ready ')`

it('lets a command finish what it does at its exit, also when the signal comes again', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text
    if (text.includes('ready') || text.includes('exiting')) child.kill('SIGTERM')
  })
  const [code] = await once(child, 'close')
  expect(printed).toBe('ready exiting exited')
  expect(code).toBe(143)
})
