import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { type DevEnv, startDevEnv } from 'dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeFigure } from '../figures.ts'

/** Fewer than the attacker opens, so that a server without limits runs out of them. */
const OPEN_FILES = 1_024
const SOCKETS = 20_000
/** Loopback networks of the attacker; the visitor comes from another one. */
const NETWORKS = 8
const AT_ONCE = 50

let env: DevEnv

beforeAll(async () => {
  env = await startDevEnv({
    openFiles: OPEN_FILES,
    environment: { NODE_ENV: 'test', HOST: '0.0.0.0', DEMO: 'on', LOAD_SHEDDING: 'on' },
  })
})

afterAll(() => env.stop())

const descriptors = (): number => readdirSync(`/proc/${env.pid}/fd`).length

async function openSilent(localAddress: string): Promise<Socket> {
  const socket = connect({ port: Number(new URL(env.url).port), host: '127.0.0.1', localAddress })
  socket.on('error', () => undefined)
  await Promise.race([once(socket, 'connect'), once(socket, 'close')])
  return socket
}

it('serves visitors while one attacker opens thousands of silent connections, and gives their descriptors back', async () => {
  const before = descriptors()
  const silent: Socket[] = []
  const waits: number[] = []
  let most = before
  const opener = async (): Promise<void> => {
    while (silent.length < SOCKETS) silent.push(await openSilent(`127.0.${1 + (silent.length % NETWORKS)}.1`))
  }
  const visitor = async (isOver: () => boolean): Promise<void> => {
    while (!isOver()) {
      const sentAt = performance.now()
      const { status } = await fetch(`${env.url}/readyz`, { headers: { connection: 'close' } })
      waits.push(performance.now() - sentAt)
      most = Math.max(most, descriptors())
      expect(status).toBe(200)
    }
  }
  let isOver = false
  const opening = Promise.all(Array.from({ length: AT_ONCE }, opener)).finally(() => {
    isOver = true
  })
  await Promise.all([opening, visitor(() => isOver)])
  expect(most).toBeLessThan(OPEN_FILES)

  await Promise.all(silent.map((socket) => socket.closed || once(socket.resume(), 'close')))
  await expect.poll(descriptors, { timeout: 30_000 }).toBeLessThanOrEqual(before + 10)
  writeFigure(
    'Silent connections',
    `${silent.length} opened with ${OPEN_FILES} descriptors: ${most} in use, ${waits.length} of ${waits.length} reads of a visitor answered, the slowest in ${Math.round(Math.max(...waits))} ms`,
    'no visitor is refused, and the process keeps running',
  )
})
