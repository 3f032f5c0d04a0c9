import { expect, it } from 'vitest'
import { createSessionCopies } from './session-copies.ts'
import type { SessionRow } from './session-rows.ts'

const token = Buffer.from('aa', 'hex')

function row(facts: Partial<SessionRow<{ name: string }>> = {}): SessionRow<{ name: string }> {
  const times = { isFirst: false, idleExpiresAt: '2026-11-20T09:30:00.000Z', expiresAt: '2026-11-20T21:00:00.000Z' }
  return {
    id: 'one',
    userId: 'mara',
    person: { name: 'Mara' },
    ...times,
    remainingMs: 60_000,
    renewableMs: 0,
    ...facts,
  }
}

function setup(rows: (SessionRow<{ name: string }> | null)[]) {
  const clock = { ms: 0 }
  let reads = 0
  const copies = createSessionCopies(
    async () => {
      reads++
      return rows.length > 1 ? (rows.shift() ?? null) : (rows[0] ?? null)
    },
    () => clock.ms,
  )
  return { copies, clock, reads: () => reads }
}

it('reads a row once for all requests within a second', async () => {
  const { copies, clock, reads } = setup([row()])
  await Promise.all([copies.get(token), copies.get(token)])
  clock.ms = 999
  await copies.get(token)
  expect(reads()).toBe(1)
  clock.ms = 1_000
  await copies.get(token)
  expect(reads()).toBe(2)
})

it('keeps no copy beyond the end of its session', async () => {
  const { copies, clock, reads } = setup([row({ remainingMs: 40 }), null])
  await copies.get(token)
  clock.ms = 39
  expect(await copies.get(token)).not.toBeNull()
  clock.ms = 40
  expect(await copies.get(token)).toBeNull()
  expect(reads()).toBe(2)
})

it('keeps no copy of a session that does not exist', async () => {
  const { copies, reads } = setup([null])
  await copies.get(token)
  await copies.get(token)
  expect(reads()).toBe(2)
})

it('drops the copies of a user, of a session, or all', async () => {
  const { copies, reads } = setup([row()])
  await copies.get(token)
  copies.drop({ userId: 'ines' })
  copies.drop({ tokenHash: 'bb' })
  await copies.get(token)
  expect(reads()).toBe(1)
  for (const drop of [() => copies.drop({ userId: 'mara' }), () => copies.drop({ tokenHash: 'aa' }), copies.dropAll]) {
    const before = reads()
    drop()
    await copies.get(token)
    expect(reads()).toBe(before + 1)
  }
})

it('does not keep a row that was read while its user changed', async () => {
  const held = [Promise.withResolvers<SessionRow<string>>(), Promise.withResolvers<SessionRow<string>>()]
  let reads = 0
  const copies = createSessionCopies<string>(
    () => held[reads++]?.promise ?? Promise.resolve(null),
    () => 0,
  )
  const early = copies.get(token)
  copies.drop({ userId: 'mara' })
  const late = copies.get(token)
  held[1]?.resolve({ ...row(), person: 'new rights' })
  held[0]?.resolve({ ...row(), person: 'old rights' })
  expect((await early)?.row.person).toBe('old rights')
  expect((await late)?.row.person).toBe('new rights')
  expect((await copies.get(token))?.row.person).toBe('new rights')
})

it('reads again after a failed read', async () => {
  let reads = 0
  const copies = createSessionCopies(
    async () => {
      if (++reads === 1) throw new Error('database is away')
      return row()
    },
    () => 0,
  )
  await expect(copies.get(token)).rejects.toThrow('database is away')
  expect((await copies.get(token))?.row.userId).toBe('mara')
})

it('freezes the rows that requests share', async () => {
  const { copies } = setup([row()])
  const person = (await copies.get(token))?.row.person
  expect(() => Object.assign(person ?? {}, { name: 'Admin' })).toThrow(TypeError)
})
