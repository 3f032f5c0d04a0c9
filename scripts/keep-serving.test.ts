import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { keepServing } from './keep-serving.mjs'

const SERVES =
  "process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1e6); process.send({ serving: true })"
const pauses = { firstPauseMs: 10, longestPauseMs: 20 }

/** Runs one program after the other. */
function run(programs: readonly string[], times: { firstPauseMs?: number; patienceMs?: number } = {}) {
  const lines: string[] = []
  const children: ChildProcess[] = []
  const messages: Promise<unknown>[] = []
  let cleaned = 0
  const server = keepServing(
    () => {
      const program = programs[children.length] ?? 'process.exit(9)'
      const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
      children.push(child)
      messages.push(once(child, 'message'))
      return child
    },
    {
      say: (line) => lines.push(line),
      clean: async () => {
        cleaned += 1
      },
      kill: (child) => child.kill('SIGKILL'),
      ...pauses,
      ...times,
    },
  )
  // A message may arrive before the test waits for it.
  const received = async (index: number): Promise<void> => void (await messages[index])
  return { server, lines, children, received, cleaned: () => cleaned }
}

it('starts a server that died after it served again, and says why in one line', async () => {
  const killed = "process.send({ serving: true }, () => process.kill(process.pid, 'SIGKILL'))"
  const failed = "process.send({ endsBecause: 'too many open files\\n  at' }, () => process.exit(1))"
  const { server, lines, children, received } = run([killed, failed, SERVES])
  await expect.poll(() => children.length).toBe(3)
  await received(2)
  server.stop('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(lines).toEqual([
    'The server ended (SIGKILL) and is started again in 0.01 s.',
    'The server ended (too many open files) and is started again in 0.02 s.',
  ])
})

it('does not start a server again that never served, or that ended in order', async () => {
  const refused = run(['process.exit(1)', SERVES])
  expect([await refused.server.ended, refused.children.length, refused.cleaned()]).toEqual([1, 1, 1])
  const ended = run(['process.send({ serving: true }, () => process.exit(0))', SERVES])
  expect([await ended.server.ended, ended.children.length, ended.cleaned()]).toEqual([0, 1, 1])
})

it('ends without another start when it is stopped in the pause between two, and cleans up first', async () => {
  const { server, lines, children, cleaned } = run(['process.send({ serving: true }, () => process.exit(3))'], {
    firstPauseMs: 60_000,
  })
  await expect.poll(() => lines).toEqual(['The server ended (code 3) and is started again in 60 s.'])
  server.stop('SIGINT')
  expect([await server.ended, children.length, cleaned()]).toEqual([130, 1, 1])
})

it('kills a server that ignores the signal to end, and says so', async () => {
  const ignoring = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1e6); process.send({ serving: true })"
  const { server, lines, children, received, cleaned } = run([ignoring], { patienceMs: 300 })
  await received(0)
  server.stop('SIGTERM')
  expect([await server.ended, children[0]?.signalCode, cleaned()]).toEqual([143, 'SIGKILL', 1])
  expect(lines).toEqual(['The server did not end in 0.3 s and is killed.'])
})
