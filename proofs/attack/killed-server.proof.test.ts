import { casesBySubject, createUntilAcknowledged, type DevClient, type DevEnv, startDevEnv } from 'dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeFigure } from '../figures.ts'

const KILLS = 100
const WRITERS = 4
/** Acknowledged cases between two kills: enough to have writes in flight at every kill. */
const CASES_PER_LIFE = 8

let env: DevEnv
let mara: DevClient
/** Runs while the server is up. */
let up: Promise<void> = Promise.resolve()

beforeAll(async () => {
  env = await startDevEnv()
  mara = await env.signIn('mara.okafor@osprey-ridge.example')
})

afterAll(() => env.stop())

it('loses no acknowledged case and creates none twice when the server is killed repeatedly', async () => {
  const acknowledged = new Map<string, string>()
  const kills = countingGate(CASES_PER_LIFE)
  let done = false

  const write = async (writer: number): Promise<void> => {
    for (let index = 0; !done; index++) {
      const subject = `Kill test ${writer}-${index}`
      const id = await createUntilAcknowledged(mara, subject, { isOver: () => done, again: () => up })
      if (id === null) return
      acknowledged.set(subject, id)
      kills.count()
    }
  }

  const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer))
  for (let kill = 0; kill < KILLS; kill++) {
    await kills.next()
    const restarted = Promise.withResolvers<void>()
    up = restarted.promise
    await env.kill()
    await env.restart()
    restarted.resolve()
  }
  await kills.next()
  done = true
  await Promise.all(writers)

  expect(acknowledged.size).toBeGreaterThanOrEqual(KILLS * CASES_PER_LIFE)
  const stored = await casesBySubject(mara, 'Kill test')
  const lost = [...acknowledged].filter(([subject, id]) => stored.get(subject)?.includes(id) !== true)
  const twice = [...stored].filter(([, ids]) => ids.length > 1)
  expect({ lost, twice }).toEqual({ lost: [], twice: [] })
  writeFigure(
    'Server killed under writes',
    `${KILLS} kills, ${acknowledged.size} acknowledged cases, none lost or doubled`,
    'none lost or doubled',
  )
})

/** `next` resolves when the given number was counted since the last `next`. */
function countingGate(size: number): { count(): void; next(): Promise<void> } {
  let counted = 0
  let open: (() => void) | undefined
  return {
    count: () => {
      counted++
      if (counted >= size) open?.()
    },
    next: () => {
      counted = 0
      return new Promise((resolve) => {
        open = resolve
      })
    },
  }
}
