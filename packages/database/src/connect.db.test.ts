import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect } from './connect.ts'
import { DatabaseError } from './errors.ts'
import { prepareTemplate, type TestDatabase, testDatabase } from './testing.ts'

let test: TestDatabase

beforeAll(async () => {
  await prepareTemplate('database-empty', async () => undefined)
  test = await testDatabase('database-empty', { max: 3 })
  await test.database.query(`
    create table parent (id int primary key, name text not null, age int check (age > 0));
    create table child (parent_id int references parent (id));`)
})

afterAll(() => test.close())

const failure = async (work: Promise<unknown>): Promise<DatabaseError> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof DatabaseError)) throw new Error(`Expected a DatabaseError, got ${String(error)}`)
  return error
}

it('gives rows as arrays with exact, plain values', async () => {
  const { rows, rowCount } = await test.database.query(
    `select '2026-03-01 10:00:00.5+02'::timestamptz, '2026-03-01'::date, 9007199254740991::int8, 9007199254740993::int8,
       12.50::numeric, true, null, array['2026-03-01 10:00:00+00'::timestamptz, null], array[1.5, 2]::numeric[],
       array[[1, 2], [3, 4]]::int8[], '{"a": [1]}'::jsonb, 'infinity'::timestamptz, $1::text`,
    ['ok'],
  )
  expect({ rows, rowCount }).toEqual({
    rows: [
      [
        '2026-03-01T08:00:00.500Z',
        '2026-03-01',
        9007199254740991,
        '9007199254740993',
        12.5,
        true,
        null,
        ['2026-03-01T10:00:00.000Z', null],
        [1.5, 2],
        [
          [1, 2],
          [3, 4],
        ],
        { a: [1] },
        'infinity',
        'ok',
      ],
    ],
    rowCount: 1,
  })
})

it('reads every instant as it was written, in any time zone of the session', async () => {
  const instant = fc.date({
    min: new Date('0100-01-01'),
    max: new Date('9999-12-31T23:59:59.999Z'),
    noInvalidDate: true,
  })
  await fc.assert(
    fc.asyncProperty(fc.array(instant, { maxLength: 50 }), async (instants) => {
      const written = instants.map((each) => each.toISOString())
      const text =
        'select instant from unnest($1::timestamptz[]) with ordinality as given (instant, place) order by place'
      const { rows } = await test.database.query(text, [written])
      expect(rows.flat()).toEqual(written)
      // Offsets before 1950 had seconds, and the last hours of 9999 fall into the year 10000 there.
      const recent = written.filter((each) => each > '1950' && each < '9999-12-31')
      const elsewhere = await test.database.transaction(async (tx) => {
        await tx.query("set local timezone = 'Asia/Kolkata'")
        return await tx.query(text, [recent])
      })
      expect(elsewhere.rows.flat()).toEqual(recent)
    }),
    { numRuns: 20 },
  )
})

it('names the constraint or the column that refused a value', async () => {
  const { database } = test
  await database.query("insert into parent values (1, 'one', 1)")
  expect(await failure(database.query("insert into parent values (1, 'twin', 1)"))).toMatchObject({
    kind: 'unique_violation',
    constraint: 'parent_pkey',
    table: 'parent',
  })
  expect(await failure(database.query('insert into child values (99)'))).toMatchObject({
    kind: 'foreign_key',
    constraint: 'child_parent_id_fkey',
  })
  expect(await failure(database.query("insert into parent values (2, 'two', -1)"))).toMatchObject({
    kind: 'check',
    constraint: 'parent_age_check',
  })
  expect(await failure(database.query('insert into parent values (3, null, 1)'))).toMatchObject({
    kind: 'not_null',
    column: 'name',
  })
  expect(await failure(database.query('select $1::int', ['twelve']))).toMatchObject({ kind: 'invalid_value' })
  expect(await failure(database.query('select $1::text', ['nul\0byte']))).toMatchObject({ kind: 'invalid_value' })
})

it('stops a statement at the timeout of the pool, which a transaction may raise', async () => {
  const hasty = connect({ connectionString: test.connectionString, statementTimeoutMs: 50 })
  const slow = 'select pg_sleep(0.2)'
  expect(await failure(hasty.query(slow))).toMatchObject({ kind: 'timeout' })
  const { rowCount } = await hasty.transaction((tx) => tx.query(slow), { statementTimeoutMs: 5_000 })
  expect(rowCount).toBe(1)
  expect(await failure(hasty.query(slow))).toMatchObject({ kind: 'timeout' })
  await hasty.close()
})

it('commits all of a transaction or nothing', async () => {
  const { database } = test
  const answer = await database.transaction(async (tx) => {
    await Promise.all([10, 11, 12].map((id) => tx.query('insert into parent values ($1, $2)', [id, `row ${id}`])))
    return 'kept'
  })
  expect(answer).toBe('kept')
  const undone = database.transaction(async (tx) => {
    await tx.query("insert into parent values (13, 'gone')")
    throw new Error('the rule says no')
  })
  await expect(undone).rejects.toThrow('the rule says no')
  const { rows } = await database.query('select id from parent where id between 10 and 13 order by id')
  expect(rows).toEqual([[10], [11], [12]])
})

it('rolls back only the failed savepoint, at any depth', async () => {
  const { database } = test
  await database.transaction(async (tx) => {
    await tx.query("insert into parent values (20, 'outer')")
    const inner = tx.savepoint(async (sub) => {
      await sub.query("insert into parent values (21, 'inner')")
      await sub.savepoint((deep) => deep.query("insert into parent values (22, 'deepest')"))
      await sub.query("insert into parent values (20, 'collides')")
    })
    expect(await failure(inner)).toMatchObject({ kind: 'unique_violation' })
    await tx.query("insert into parent values (23, 'after')")
  })
  const { rows } = await database.query('select id from parent where id between 20 and 23 order by id')
  expect(rows).toEqual([[20], [23]])
})

it('runs pipelined statements in order with the others, and by the commit at the latest', async () => {
  const { database } = test
  await database.transaction(async (tx) => {
    tx.pipeline("insert into parent values (24, 'pipelined')")
    tx.pipeline({ name: 'rename parent', text: 'update parent set name = name || $1 where id = 24' }, [' and renamed'])
    expect((await tx.query('select name from parent where id = 24')).rows).toEqual([['pipelined and renamed']])
    tx.pipeline('update parent set age = 24 where id = $1', [24])
  })
  expect((await database.query('select name, age from parent where id = 24')).rows).toEqual([
    ['pipelined and renamed', 24],
  ])
})

it('rolls back when a pipelined statement fails, with or without a statement after it', async () => {
  const { database } = test
  const collide = (after: string | null) =>
    failure(
      database.transaction(async (tx) => {
        tx.pipeline("insert into parent values (25, 'gone')")
        tx.pipeline("insert into parent values (24, 'collides')")
        tx.pipeline("insert into parent values (26, 'never')")
        if (after !== null) await tx.query(after)
      }),
    )
  expect(await collide('select 1')).toMatchObject({ kind: 'unique_violation' })
  expect(await collide(null)).toMatchObject({ kind: 'unique_violation' })
  expect((await database.query('select id from parent where id between 25 and 26')).rows).toEqual([])
})

it('rolls back a pipelined statement that fails within a savepoint, and continues', async () => {
  const { database } = test
  await database.transaction(async (tx) => {
    const inner = tx.savepoint(async (sub) => sub.pipeline("insert into parent values (24, 'collides')"))
    expect(await failure(inner)).toMatchObject({ kind: 'unique_violation' })
    tx.pipeline("insert into parent values (27, 'after')")
  })
  expect((await database.query('select name from parent where id = 27')).rows).toEqual([['after']])
})

it('throws the explained error of a pipelined statement from settle() or at the commit', async () => {
  const { database } = test
  const explained = new Error('the twenty-fourth is here already')
  const collide = (settles: boolean) =>
    database.transaction(async (tx) => {
      tx.pipeline("insert into parent values (28, 'first')")
      await tx.settle()
      tx.pipeline("insert into parent values (24, 'collides')", [], () => explained)
      if (settles) await expect(tx.settle()).rejects.toBe(explained)
    })
  await expect(collide(true)).rejects.toBe(explained)
  await expect(collide(false)).rejects.toBe(explained)
  expect((await database.query('select id from parent where id = 28')).rows).toEqual([])
})

it('reports no commit of a transaction whose work continued after a failed statement', async () => {
  const { database } = test
  const continuing = database.transaction(async (tx) => {
    await tx.query("insert into parent values (32, 'first')")
    expect(await failure(tx.query("insert into parent values (24, 'collides')"))).toMatchObject({
      kind: 'unique_violation',
    })
    return 'kept'
  })
  expect(await failure(continuing)).toMatchObject({ kind: 'unique_violation' })
  expect((await database.query('select id from parent where id = 32')).rows).toEqual([])
})

it('retries a transaction whose pipelined statement is explained as an error that may not recur', async () => {
  const ids = [24, 29]
  await test.database.transaction(async (tx) => {
    const id = ids.shift()
    tx.pipeline(
      'insert into parent values ($1, $2)',
      [id, 'another id'],
      (error) => new DatabaseError('serialization', error.message),
    )
  })
  expect((await test.database.query('select name from parent where id = 29')).rows).toEqual([['another id']])
})

it('refuses a statement of a transaction that has ended', async () => {
  const kept = await test.database.transaction(async (tx) => tx)
  await expect(kept.query('select 1')).rejects.toThrow('already ended')
  expect(() => kept.pipeline('select 1')).toThrow('already ended')
})

it('retries a transaction after a deadlock', async () => {
  const { database } = test
  await database.query("insert into parent values (30, 'a'), (31, 'b')")
  const met = Promise.withResolvers<void>()
  let holding = 0
  let runs = 0
  const lockBoth = (first: number, second: number) => {
    let isAgain = false
    return database.transaction(
      async (tx) => {
        runs++
        // Only the first runs deadlock; a second deadlock would depend on timing.
        await tx.query('select from parent where id = $1 for update', [isAgain ? 30 : first])
        isAgain = true
        if (++holding === 2) met.resolve()
        await met.promise
        await tx.query('update parent set age = coalesce(age, 0) + 1 where id = $1', [second])
      },
      { statementTimeoutMs: 20_000 },
    )
  }
  await Promise.all([lockBoth(30, 31), lockBoth(31, 30)])
  const { rows } = await database.query('select age from parent where id in (30, 31)')
  expect(rows).toEqual([[1], [1]])
  expect(runs).toBeGreaterThan(2)
})

it('prepares a statement again after its table changed, with and without a transaction', async () => {
  const { connectionString, database } = test
  const single = connect({ connectionString, max: 1 })
  await database.query('create table shifting (a int); insert into shifting values (1)')
  const first = { name: 'shifting/a', text: 'select a from shifting' }
  const second = { name: 'shifting/b', text: 'select a, a from shifting' }
  await single.query(first)
  await single.query(second)
  await database.query('alter table shifting alter column a type text')
  expect((await single.query(first)).rows).toEqual([['1']])
  await database.query('alter table shifting alter column a type numeric using a::numeric')
  const both = await single.transaction(async (tx) => [(await tx.query(second)).rows, (await tx.query(first)).rows])
  expect(both).toEqual([[[1, 1]], [[1]]])
  await single.close()
})

it('closes a forgotten statement when its connection is next used', async () => {
  const single = connect({ connectionString: test.connectionString, max: 1 })
  const names = async () =>
    (await single.query("select name from pg_prepared_statements where name like 'kept/%' order by name")).rows.flat()
  await single.query({ name: 'kept/1', text: 'select 1' })
  await single.query({ name: 'kept/"odd"', text: 'select 2' })
  expect(await names()).toEqual(['kept/"odd"', 'kept/1'])
  single.forget('kept/"odd"')
  single.forget('never/seen')
  expect(await names()).toEqual(['kept/1'])
  expect((await single.query({ name: 'kept/"odd"', text: 'select 3' })).rows).toEqual([[3]])
  expect(await names()).toEqual(['kept/"odd"', 'kept/1'])
  await single.close()
})

it('opens a new connection after one was terminated', async () => {
  const lost: string[] = []
  const single = connect({ connectionString: test.connectionString, max: 1, log: (message) => lost.push(message) })
  const own = async () => (await single.query('select pg_backend_pid()')).rows[0]?.[0]
  const before = await own()
  expect(await failure(single.query('select pg_terminate_backend(pg_backend_pid())'))).toMatchObject({
    kind: 'unavailable',
  })
  expect(await own()).not.toBe(before)
  const cutShort = single.transaction(async (tx) => {
    await tx.query('select pg_terminate_backend(pg_backend_pid())')
  })
  expect(await failure(cutShort)).toMatchObject({ kind: 'unavailable' })
  expect((await single.query('select 1')).rows).toEqual([[1]])
  await single.close()
})

it('says that the database is unavailable when there is none, and when the pool stays full', async () => {
  const nowhere = connect({ connectionString: 'postgres://navdesk@/navdesk?host=/nonexistent' })
  expect(await failure(nowhere.query('select 1'))).toMatchObject({ kind: 'unavailable', code: 'ENOENT' })
  await nowhere.close()
  const full = connect({ connectionString: test.connectionString, max: 1, acquireTimeoutMs: 2_000 })
  await full.transaction(async () => {
    expect(await failure(full.query('select 1'))).toMatchObject({ kind: 'unavailable' })
  })
  await full.close()
})

it('leaves no connection open after close()', async () => {
  const many = connect({ connectionString: test.connectionString, max: 5, applicationName: 'closing' })
  await Promise.all(Array.from({ length: 5 }, () => many.query('select pg_sleep(0.01)')))
  await many.listen('anything', () => undefined)
  const left = "select from pg_stat_activity where application_name = 'closing'"
  expect((await test.database.query(left)).rowCount).toBe(6)
  await Promise.all([many.close(), many.close()])
  expect((await test.database.query(left)).rowCount).toBe(0)
  await expect(many.query('select 1')).rejects.toMatchObject({ kind: 'unavailable' })
})
