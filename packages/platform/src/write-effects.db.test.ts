import type { Database, Transaction } from 'database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Gateway } from './gateway.ts'
import { createPlatform } from './platform.ts'
import { toyApp } from './testing/toy-app.ts'
import { prepareToyWorld, type ToyWorld, toyIds } from './testing/toy-world.ts'

// The write is made to fail at its first, second, third ... statement, up to the last.

const MOST_STATEMENTS = 60

let world: ToyWorld
let left = Number.POSITIVE_INFINITY
beforeAll(async () => {
  world = await prepareToyWorld()
})
afterAll(() => world.close())

class Cut extends Error {}

function cutting(database: Database): Database {
  const step = (): void => {
    left -= 1
    if (left < 0) throw new Cut()
  }
  const within = (tx: Transaction): Transaction => ({
    query: async (...args) => {
      step()
      return await tx.query(...args)
    },
    pipeline: (...args) => {
      step()
      tx.pipeline(...args)
    },
    settle: () => tx.settle(),
    savepoint: (work) => tx.savepoint((inner) => work(within(inner))),
  })
  return { ...database, transaction: (work, options) => database.transaction((tx) => work(within(tx)), options) }
}

/** Every row of every table, as one text for each table. */
async function everything(): Promise<Record<string, unknown>> {
  const { rows: tables } = await world.database.query(
    `select format('%I.%I', schemaname, tablename) from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const rowsByTable: Record<string, unknown> = {}
  for (const [table] of tables) {
    const { rows } = await world.database.query(`select md5(string_agg(t::text, '|' order by t::text)) from ${table} t`)
    rowsByTable[String(table)] = rows[0]?.[0]
  }
  return rowsByTable
}

const writes: Readonly<Record<string, (caller: Gateway) => Promise<unknown>>> = {
  create: ({ records }) =>
    records.create('Book__c', { Title__c: 'New', BranchId__c: toyIds.north }, { idempotencyKey: 'once' }),
  update: ({ records }) => records.update(toyIds.carolOnSouthern, { Status__c: 'Returned', StaffNote__c: 'x' }),
  'update that is copied on': ({ records }) => records.update(toyIds.alice, { BranchId__c: toyIds.south }),
  'quick action': ({ actions }) => actions.perform('Loan__c.TakeBack', { contextId: toyIds.aliceOnDunes }),
  batch: ({ records }) =>
    records.batch({
      allOrNone: true,
      operations: [
        { type: 'UPDATE', records: [{ id: toyIds.tides, fields: { Title__c: 'Changed', Supplier__c: 'x' } }] },
        { type: 'CREATE', records: [{ apiName: 'Vault__c', fields: { Name: 'Second', BookId__c: toyIds.tides } }] },
        { type: 'DELETE', records: [{ id: toyIds.alps }] },
      ],
    }),
  delete: ({ records }) => records.delete(toyIds.brunoOnDunes),
}

it.each(Object.keys(writes))('%s leaves nothing behind, wherever it fails, and announces nothing', async (name) => {
  const write = writes[name]
  if (!write) throw new Error('There is no such write')
  const parts = { app: toyApp, fileStore: world.files, tokenSecret: 'toy' }
  const librarian = createPlatform({ ...parts, database: cutting(world.database) }).as(world.principalOf('libby'))
  const announced: string[] = []
  const { channel } = world.platform.events
  const stop = await world.database.listen(channel, (payload) => announced.push(payload))
  const before = await everything()
  let failed = 0
  for (let statements = 0; statements < MOST_STATEMENTS; statements++) {
    left = statements
    const error = await write(librarian).then(
      () => null,
      (thrown: unknown) => thrown,
    )
    left = Number.POSITIVE_INFINITY
    if (error === null) break
    failed += 1
    expect(error).toBeInstanceOf(Cut)
    expect({ statements, after: await everything() }).toEqual({ statements, after: before })
    await world.database.query('select pg_notify($1, $2)', [channel, 'the end'])
    await expect.poll(() => announced.splice(0)).toEqual(['the end'])
  }
  expect(failed).toBeGreaterThan(2)
  expect(failed).toBeLessThan(MOST_STATEMENTS)
  expect(await everything()).not.toEqual(before)
  await stop()
})
