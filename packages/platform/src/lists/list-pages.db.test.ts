import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Gateway } from '../gateway.ts'
import { newRecordId } from '../records/record-id.ts'
import { prepareToyWorld, type ToyWorld, toyIds } from '../testing/toy-world.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await prepareToyWorld()
})
afterAll(() => world.close())

type LoanRow = { id: string; due: string | null; rank: number | null; own: boolean }

const instants = ['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.001Z', '2026-05-01T00:00:00.000Z', null]
const rowsOf = fc.array(
  fc.record({ due: fc.constantFrom(...instants), rank: fc.constantFrom(1, 2, null), own: fc.boolean() }),
  { maxLength: 24 },
)
const orders = [
  ['DueDate__c'],
  ['-DueDate__c'],
  ['Rank__c', '-DueDate__c'],
  ['-Rank__c', '-DueDate__c'],
  ['-Reader__r.Name', 'Rank__c'],
] as const

/** A reader of a new branch, with these loans; some belong to a colleague. */
async function readerWith(rows: readonly Omit<LoanRow, 'id'>[]): Promise<{ caller: Gateway; loans: LoanRow[] }> {
  const CreatedDate = '2026-02-01T00:00:00.000Z'
  const [branch = ''] = await world.load('Branch__c', [{ CreatedDate, Name: 'Page branch' }])
  const [me = '', colleague = ''] = await world.load('Reader__c', [
    { CreatedDate, Name: 'Me', BranchId__c: branch },
    { CreatedDate, Name: 'Them', BranchId__c: branch },
  ])
  const ids = await world.load(
    'Loan__c',
    rows.map(({ due, rank, own }) => ({
      CreatedDate,
      Id: newRecordId('b03', Date.parse(CreatedDate)),
      BookId__c: toyIds.dunes,
      ReaderId__c: own ? me : colleague,
      Status__c: 'Out',
      DueDate__c: due,
      Rank__c: rank,
    })),
  )
  const attributes = { readerId: me, branchId: branch }
  return {
    caller: world.platform.as({ ...world.principalOf('alice'), attributes }),
    loans: rows.map((row, index) => ({ ...row, id: ids[index] ?? '' })),
  }
}

/** The plain rule: nulls last, equal keys by id in the direction of the first column. */
function sorted(loans: readonly LoanRow[], order: readonly string[]): string[] {
  const value = (loan: LoanRow, name: string) =>
    name.endsWith('DueDate__c') ? loan.due : name.endsWith('Rank__c') ? loan.rank : loan.own ? 'Me' : null
  const compare = (a: LoanRow, b: LoanRow): number => {
    for (const name of order) {
      const [left, right] = [value(a, name), value(b, name)]
      if (left === right) continue
      if (left === null) return 1
      if (right === null) return -1
      return left < right === name.startsWith('-') ? 1 : -1
    }
    return a.id < b.id === Boolean(order[0]?.startsWith('-')) ? 1 : -1
  }
  return [...loans].sort(compare).map(({ id }) => id)
}

const allLoans = { objectApiName: 'Loan__c', listViewApiName: 'AllLoans' }

it('pages by key, forwards to the end and backwards to the start, over equal keys and missing values', async () => {
  await fc.assert(
    fc.asyncProperty(
      rowsOf,
      fc.constantFrom(...orders),
      fc.integer({ min: 1, max: 7 }),
      async (rows, sortBy, pageSize) => {
        const { caller, loans } = await readerWith(rows)
        // Only the caller's own loans show their reader, so a sort by reader keeps only these: an order must not reveal hidden values.
        const listed = sortBy.some((name) => name.includes('Reader__r')) ? loans.filter((loan) => loan.own) : loans
        const wanted = sorted(listed, sortBy)
        const forwards: string[] = []
        let page = await caller.lists.records(allLoans, { sortBy, pageSize })
        const firstIds = page.records.map(({ id }) => id)
        for (;;) {
          expect(page.count).toBe(page.records.length)
          forwards.push(...page.records.map(({ id }) => id))
          if (page.nextPageToken === null) break
          page = await caller.lists.records(allLoans, { sortBy, pageToken: page.nextPageToken })
        }
        expect(forwards).toEqual(wanted)
        const backwards = page.records.map(({ id }) => id)
        while (page.previousPageToken !== null) {
          page = await caller.lists.records(allLoans, { sortBy, pageSize, pageToken: page.previousPageToken })
          backwards.unshift(...page.records.map(({ id }) => id))
        }
        expect(backwards).toEqual(wanted)
        expect(page.records.map(({ id }) => id)).toEqual(firstIds)
        expect(page.currentPageToken).toBe('0')
      },
    ),
    { numRuns: 30 },
  )
})

it('lets pages of different sizes meet without losing a row, the first page always by its own token', async () => {
  const rows = Array.from({ length: 11 }, (_, rank) => ({ due: null, rank, own: true }))
  const { caller, loans } = await readerWith(rows)
  const ids = async (page: { pageSize: number; pageToken?: string | undefined }) => {
    const { records, nextPageToken, previousPageToken } = await caller.lists.records(allLoans, {
      ...page,
      sortBy: ['Rank__c'],
    })
    const numbers = records.map(({ id }) => loans.find((loan) => loan.id === id)?.rank)
    return { numbers, next: nextPageToken ?? undefined, previous: previousPageToken ?? undefined }
  }
  const first = await ids({ pageSize: 3 })
  const second = await ids({ pageSize: 5, pageToken: first.next })
  expect(second.numbers).toEqual([3, 4, 5, 6, 7])
  // Clients store one token for each position: the first page must always have '0'.
  expect(second.previous).toBe('0')
  const rest = await ids({ pageSize: 4, pageToken: second.next })
  expect(rest.numbers).toEqual([8, 9, 10])
  expect(rest.next).toBeUndefined()
  expect((await ids({ pageSize: 2, pageToken: rest.previous })).numbers).toEqual([6, 7])
})

it('starts again with the first page when all rows before a page are gone', async () => {
  const { caller, loans } = await readerWith([1, 2, 3].map((rank) => ({ due: null, rank, own: true })))
  const page = { sortBy: ['Rank__c'], pageSize: 1 }
  const first = await caller.lists.records(allLoans, page)
  const second = await caller.lists.records(allLoans, { ...page, pageToken: first.nextPageToken ?? undefined })
  const third = await caller.lists.records(allLoans, { ...page, pageToken: second.nextPageToken ?? undefined })
  for (const loan of loans.slice(0, 2))
    await world.database.query('delete from records."Loan__c" where "Id" = $1', [loan.id])
  const back = await caller.lists.records(allLoans, { ...page, pageToken: third.previousPageToken ?? undefined })
  expect(back.records.map(({ id }) => id)).toEqual([loans[2]?.id])
  expect(back.previousPageToken).toBeNull()
})

it('gives a previous page only where there is one, forwards and backwards', async () => {
  const { caller, loans } = await readerWith([1, 2, 3, 4].map((rank) => ({ due: null, rank, own: true })))
  const page = { sortBy: ['Rank__c'], pageSize: 1 }
  const at = (pageToken: string | null) =>
    caller.lists.records(allLoans, { ...page, pageToken: pageToken ?? undefined })
  const remove = (...gone: number[]) =>
    world.database.query('delete from records."Loan__c" where "Id" = any($1)', [gone.map((row) => loans[row]?.id)])
  const second = await at((await at(null)).nextPageToken)
  const third = await at(second.nextPageToken)
  // The row that the second page ends with is gone, the first row is not.
  await remove(1)
  expect((await at(second.nextPageToken)).previousPageToken).not.toBeNull()
  await remove(0)
  for (const { previousPageToken, previousPageUrl, records } of [
    await at(second.nextPageToken),
    await at((await at(third.nextPageToken)).previousPageToken),
  ]) {
    expect([previousPageToken, previousPageUrl, records.map(({ id }) => id)]).toEqual([null, null, [loans[2]?.id]])
  }
  await remove(2, 3)
  expect(await at(second.nextPageToken)).toMatchObject({ previousPageToken: null, nextPageToken: null, count: 0 })
})

it('ends with a page read backwards when all rows after it are gone', async () => {
  const { caller, loans } = await readerWith([1, 2, 3].map((rank) => ({ due: null, rank, own: true })))
  const page = { sortBy: ['Rank__c'], pageSize: 1 }
  const first = await caller.lists.records(allLoans, page)
  const second = await caller.lists.records(allLoans, { ...page, pageToken: first.nextPageToken ?? undefined })
  const third = await caller.lists.records(allLoans, { ...page, pageToken: second.nextPageToken ?? undefined })
  const params = { ...page, pageToken: third.previousPageToken ?? undefined }
  expect((await caller.lists.records(allLoans, params)).nextPageToken).not.toBeNull()
  await world.database.query('delete from records."Loan__c" where "Id" = $1', [loans[2]?.id])
  const back = await caller.lists.records(allLoans, params)
  expect(back.records.map(({ id }) => id)).toEqual([loans[1]?.id])
  expect(back.nextPageToken).toBeNull()
})

it('gives the first page its token however it is requested', async () => {
  for (const pageToken of [undefined, '', '0']) {
    const page = await world.as('alice').lists.records(allLoans, { pageSize: 1, pageToken })
    expect(page).toMatchObject({ currentPageToken: '0', currentPageUrl: expect.stringContaining('pageToken=0') })
  }
})

it('binds page tokens to the user, the list, the filter and the order', async () => {
  const alice = world.as('alice')
  const page = { pageSize: 1, sortBy: ['LoanNumber__c'] }
  const { nextPageToken } = await alice.lists.records(allLoans, page)
  const pageToken = nextPageToken ?? ''
  const refused = { code: 'INVALID_PAGE_TOKEN' }
  const another = { objectApiName: 'Loan__c', listViewApiName: 'ByDueDate' }
  await expect(alice.lists.records(allLoans, { ...page, pageToken })).resolves.toMatchObject({ count: 1 })
  await expect(world.as('bruno').lists.records(allLoans, { ...page, pageToken })).rejects.toMatchObject(refused)
  await expect(alice.lists.records(another, { ...page, pageToken })).rejects.toMatchObject(refused)
  await expect(alice.lists.records(allLoans, { pageToken })).rejects.toMatchObject(refused)
  const where = { Status__c: { eq: 'Out' } }
  await expect(alice.lists.records(allLoans, { ...page, pageToken, where })).rejects.toMatchObject(refused)
})

it('takes the number of rows before a page as its token', async () => {
  const alice = world.as('alice')
  const sortBy = ['-LoanNumber__c']
  const ids = ({ records }: { records: readonly { id: string }[] }) => records.map(({ id }) => id)
  const all = await alice.lists.records(allLoans, { sortBy, pageSize: 2000 })
  for (const offset of [1, 2, all.count - 1, all.count, all.count + 5]) {
    const page = await alice.lists.records(allLoans, { sortBy, pageSize: 2, pageToken: String(offset) })
    expect([offset, ids(page)]).toEqual([offset, ids(all).slice(offset, offset + 2)])
    expect(page.nextPageToken === null).toBe(offset + 2 >= all.count)
  }
  const second = await alice.lists.records(allLoans, { sortBy, pageSize: 1, pageToken: '1' })
  expect([ids(second), second.previousPageToken]).toEqual([ids(all).slice(1, 2), '0'])
  for (const pageToken of ['2001', '99999', '-1', '1.5', '01']) {
    await expect(alice.lists.records(allLoans, { pageToken })).rejects.toMatchObject({ code: 'INVALID_PAGE_TOKEN' })
  }
})

it('refuses a page token of which any bit is turned', async () => {
  const alice = world.as('alice')
  const { nextPageToken } = await alice.lists.records(allLoans, { pageSize: 1 })
  const token = Buffer.from(nextPageToken ?? '')
  await fc.assert(
    fc.asyncProperty(fc.nat(token.length - 1), fc.integer({ min: 0, max: 6 }), async (place, bit) => {
      const turned = Buffer.from(token)
      turned[place] = (turned[place] ?? 0) ^ (1 << bit)
      await expect(alice.lists.records(allLoans, { pageToken: turned.toString('latin1') })).rejects.toMatchObject({
        code: 'INVALID_PAGE_TOKEN',
      })
    }),
    { numRuns: 100 },
  )
})

it('takes page sizes from 1 to 2000 only', async () => {
  for (const pageSize of [0, -1, 2001, 1.5, Number.NaN]) {
    await expect(world.as('alice').lists.records(allLoans, { pageSize })).rejects.toMatchObject({
      code: 'NUMBER_OUTSIDE_VALID_RANGE',
    })
  }
  await expect(world.as('alice').lists.records(allLoans, { pageSize: 2000 })).resolves.toMatchObject({ pageSize: 2000 })
})

/** The plain rule of an order by a parent: its name, then its id, then the own id; rows without a parent last. */
function sortedByReader(
  loans: readonly { id: string; reader: { id: string; name: string } | null }[],
  descending: boolean,
) {
  const keysOf = ({ id, reader }: (typeof loans)[number]) => [reader?.name ?? null, reader?.id ?? null, id]
  return [...loans]
    .sort((first, second) => {
      const [left, right] = [keysOf(first), keysOf(second)]
      const at = left.findIndex((key, index) => key !== right[index])
      const [a, b] = [left[at] ?? null, right[at] ?? null]
      if (a === null || b === null) return a === null ? 1 : -1
      return a < b === descending ? 1 : -1
    })
    .map(({ id }) => id)
}

it('pages by the name of a parent for those who see all rows, over equal names and rows without a parent', async () => {
  const caller = world.as('libby')
  const CreatedDate = '2026-02-01T00:00:00.000Z'
  const readers = await world.load(
    'Reader__c',
    ['Ann', 'Bob', 'Ann'].map((Name) => ({ CreatedDate, Name, BranchId__c: toyIds.north })),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(0, 1, 2, null), { maxLength: 24 }),
      fc.boolean(),
      fc.integer({ min: 1, max: 7 }),
      async (chosen, descending, pageSize) => {
        const [book = ''] = await world.load('Book__c', [{ CreatedDate, Title__c: 'Pages', BranchId__c: toyIds.north }])
        const ids = await world.load(
          'Loan__c',
          chosen.map((index) => ({
            CreatedDate,
            Id: newRecordId('b03', Date.parse(CreatedDate)),
            BookId__c: book,
            ReaderId__c: index === null ? null : (readers[index] ?? null),
            Status__c: 'Out',
          })),
        )
        const names = ['Ann', 'Bob', 'Ann']
        const loans = chosen.map((index, place) => ({
          id: ids[place] ?? '',
          reader: index === null ? null : { id: readers[index] ?? '', name: names[index] ?? '' },
        }))
        const wanted = sortedByReader(loans, descending)
        const asked = {
          sortBy: [descending ? '-Reader__r.Name' : 'Reader__r.Name'],
          where: { BookId__c: { eq: book } },
        }
        const forwards: string[] = []
        let page = await caller.lists.records(allLoans, { ...asked, pageSize })
        for (;;) {
          forwards.push(...page.records.map(({ id }) => id))
          if (page.nextPageToken === null) break
          page = await caller.lists.records(allLoans, { ...asked, pageToken: page.nextPageToken })
        }
        expect(forwards).toEqual(wanted)
        const backwards = page.records.map(({ id }) => id)
        while (page.previousPageToken !== null) {
          page = await caller.lists.records(allLoans, { ...asked, pageSize, pageToken: page.previousPageToken })
          backwards.unshift(...page.records.map(({ id }) => id))
        }
        expect(backwards).toEqual(wanted)
      },
    ),
    { numRuns: 30 },
  )
})
