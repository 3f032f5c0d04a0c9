import { connect } from 'database'
import { amplyTimed } from 'database/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type IdentityWorld, openIdentityWorld } from '../testing/identity-world.ts'
import { addressLimits } from './address-limits.ts'

const START = '2026-11-20T09:00:00.000Z'

let world: IdentityWorld
let networks = 0

beforeAll(async () => {
  world = await openIdentityWorld(START)
})

afterAll(() => world.close())

const newNetwork = (): string => `198.51.${networks++}.7`

const mail = (email: string, ip: string, by = world.identity): Promise<string | null> => by.countMail({ email, ip })
const answer = (email: string, ip: string, by = world.identity): Promise<boolean> => by.countAnswer({ email, ip })

const secondsAfter = (start: number) => (at: string | null) => at && (Date.parse(at) - start) / 1_000
const now = async (): Promise<number> => Date.parse(String((await world.database.query('select app_now()')).rows[0]))

it('keeps thirty seconds between two mails to one address and sends at most five an hour, also with concurrent requests', async () => {
  const start = await now()
  const turns = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      mail('flooded@osprey.example', newNetwork(), index % 2 === 0 ? world.identity : world.other),
    ),
  )
  const value = turns.filter((at) => at !== null).sort()
  expect(value.map(secondsAfter(start))).toEqual([0, 30, 60, 90, 120])
  await world.advance(3_599_000)
  expect(await mail('flooded@osprey.example', newNetwork())).toBeNull()
  await world.advance(1_000)
  expect(await mail('flooded@osprey.example', newNetwork())).not.toBeNull()
})

it('sends at most ten mails a day to one address', async () => {
  const sent: (string | null)[] = []
  for (let half = 0; half < 47; half++) {
    sent.push(await mail('daily@osprey.example', newNetwork()))
    await world.advance(1_800_000)
  }
  expect(sent.filter((at) => at !== null)).toHaveLength(10)
  await world.advance(1_800_000)
  expect(await mail('daily@osprey.example', newNetwork())).not.toBeNull()
})

it('limits the mails requested by one network, and by all together', async () => {
  const strict = world.instance({
    addressLimits: { ...addressLimits, mailsPerNetworkAndHour: 3, mailsOfAllPerHour: 5 },
  })
  await world.advance(3_600_000)
  const [here, there] = [newNetwork(), newNetwork()]
  const turns: boolean[] = []
  for (let number = 0; number < 4; number++) turns.push((await mail(`here${number}@x.example`, here, strict)) !== null)
  expect(turns).toEqual([true, true, true, false])
  turns.length = 0
  for (let number = 0; number < 3; number++)
    turns.push((await mail(`there${number}@x.example`, there, strict)) !== null)
  expect(turns).toEqual([true, true, false])
})

it('answers a network about five addresses an hour, each three times', async () => {
  const ip = newNetwork()
  const asked = (email: string) => answer(email, ip)
  const answers: boolean[] = []
  for (const number of [1, 2, 3, 4, 5, 6]) answers.push(await asked(`a${number}@osprey.example`))
  expect(answers).toEqual([...Array(5).fill(true), false])
  expect([await asked('a1@osprey.example'), await asked('a1@osprey.example')]).toEqual([true, true])
  expect(await asked('a1@osprey.example')).toBe(false)
  expect(await answer('a1@osprey.example', newNetwork())).toBe(false)
  await world.advance(3_600_000)
  expect(await asked('a6@osprey.example')).toBe(true)
})

it('gives the owner of a wide IPv6 network twice as much as one of its smaller ones, however many are used', async () => {
  await world.advance(86_400_000)
  const from = (network: number) => `2001:db8:1:${network.toString(16)}::7`
  const mails: (string | null)[] = []
  for (let network = 0; network < 130; network++) mails.push(await mail(`v6m${network}@osprey.example`, from(network)))
  expect(mails.filter((at) => at !== null)).toHaveLength(2 * addressLimits.mailsPerNetworkAndHour)
  const answers: boolean[] = []
  for (let network = 0; network < 15; network++) {
    answers.push(await answer(`v6a${network}@osprey.example`, from(network)))
  }
  expect(answers.filter((told) => told)).toHaveLength(2 * addressLimits.addressesPerNetworkAndHour)
  expect(await mail('v6@osprey.example', '2001:db8:2::7')).not.toBeNull()
  await world.advance(86_400_000)
})

it('stores nothing of a use that is refused, so that a flood leaves no rows', async () => {
  const ip = newNetwork()
  const use = (number: number) => mail(`row${number}@osprey.example`, ip)
  for (let number = 0; number < addressLimits.mailsPerNetworkAndHour; number++) await use(number)
  const rows = async () => {
    const { rows } = await world.database.query(
      'select (select count(*)::int from identity.address_counter), (select count(*)::int from identity.address_use)',
    )
    return rows[0]
  }
  const before = await rows()
  expect(await use(addressLimits.mailsPerNetworkAndHour)).toBeNull()
  expect(await rows()).toEqual(before)
})

it('counts for all others while the counters of an address and a network are held', async () => {
  const ip = newNetwork()
  await mail('held@osprey.example', ip)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const holding = world.database.transaction(async (tx) => {
    await tx.query('select from identity.address_counter where key like $1 for update', ['%'])
    await held
  })
  expect(await mail('free@osprey.example', newNetwork(), world.other)).not.toBeNull()
  expect(await answer('free@osprey.example', newNetwork(), world.other)).toBe(true)
  const { rows } = await world.database.query(
    `select count(*)::int from pg_locks join pg_database on pg_database.oid = pg_locks.database
     where locktype = 'advisory' and datname = current_database()`,
  )
  expect(rows).toEqual([[0]])
  release()
  await holding
})

it('keeps the limits of a network with concurrent requests of two processes', async () => {
  await world.advance(86_400_000)
  const ip = newNetwork()
  const pools = [0, 1].map(() => connect({ connectionString: world.connectionString, max: 2, ...amplyTimed }))
  const processes = pools.map((visitorDatabase) => world.instance({ visitorDatabase }))
  const by = (index: number) => processes[index % 2]
  const mails = await Promise.all(Array.from({ length: 90 }, (_, n) => mail(`m${n}@osprey.example`, ip, by(n))))
  expect(mails.filter((at) => at !== null)).toHaveLength(addressLimits.mailsPerNetworkAndHour)
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => answer(`m${n}@osprey.example`, ip, by(n))))
  expect(answers.filter((told) => told)).toHaveLength(addressLimits.addressesPerNetworkAndHour)
  await Promise.all(pools.map((pool) => pool.close()))
})

it('deletes uses after a day, and stores no address in plain text', async () => {
  await mail('forgotten@osprey.example', newNetwork())
  const { rows } = await world.database.query('select address_use::text from identity.address_use')
  expect(JSON.stringify(rows)).not.toContain('osprey')
  await world.advance(86_400_000)
  await world.identity.sweep()
  for (const table of ['address_use', 'address_counter']) {
    expect((await world.database.query(`select from identity.${table}`)).rowCount).toBe(0)
  }
})
