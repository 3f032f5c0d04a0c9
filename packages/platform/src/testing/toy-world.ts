import { databaseMigrations, migrate } from 'database'
import { prepareTemplate, type TestDatabase, testDatabase } from 'database/testing'
import type { Gateway } from '../gateway.ts'
import { platformMigrations } from '../index.ts'
import type { Principal } from '../metadata/principal.ts'
import { createPlatform, type Platform } from '../platform.ts'
import type { LoadedRecord } from '../records/load-records.ts'
import { diffSchema } from '../schema/diff-schema.ts'
import { readSchema } from '../schema/read-schema.ts'
import { schemaOf } from '../schema/schema-of.ts'
import { createMemoryFileStore } from './memory-file-store.ts'
import { toyApp } from './toy-app.ts'

const TEMPLATE = 'platform-toy'

/** Alice and Bruno read in the north branch, Carol in the south; Libby is a librarian. */
export type ToyPerson = 'alice' | 'bruno' | 'carol' | 'libby'

export const toyIds = {
  north: 'b00000000000001AAA',
  south: 'b00000000000002AAA',
  alice: 'b01000000000001AAA',
  bruno: 'b01000000000002AAA',
  carol: 'b01000000000003AAA',
  dunes: 'b02000000000001AAA',
  tides: 'b02000000000002AAA',
  alps: 'b02000000000003AAA',
  southern: 'b02000000000004AAA',
  aliceOnDunes: 'b03000000000001AAA',
  brunoOnDunes: 'b03000000000002AAA',
  carolOnSouthern: 'b03000000000003AAA',
  vault: 'b05000000000001AAA',
} as const

/** A separate test database with the toy application and a few records. Close it in `afterAll`. */
export type ToyWorld = TestDatabase & {
  platform: Platform
  files: ReturnType<typeof createMemoryFileStore>
  /** The reasons that were given for using the system's own rights. */
  systemUses: readonly string[]
  as(person: ToyPerson): Gateway
  principalOf(person: ToyPerson): Principal
  load(objectApiName: string, records: readonly LoadedRecord[]): Promise<string[]>
}

export async function prepareToyWorld(): Promise<ToyWorld> {
  await prepareTemplate(TEMPLATE, async (database) => {
    await migrate(database, [databaseMigrations, platformMigrations])
    const platform = createPlatform({ app: toyApp, database, fileStore: createMemoryFileStore(), tokenSecret: 'toy' })
    for (const statement of diffSchema(await readSchema(database), schemaOf(platform.app))) {
      await database.query(statement)
    }
    await platform.prepare()
    const system = platform.asSystem('the toy world')
    for (const [object, records] of toyRecords) await system.load(object, records)
  })
  const created = await testDatabase(TEMPLATE)
  const files = createMemoryFileStore()
  const systemUses: string[] = []
  const platform = createPlatform({
    app: toyApp,
    database: created.database,
    fileStore: files,
    tokenSecret: 'toy',
    onSystemUse: (reason) => systemUses.push(reason),
    checksAnswers: true,
  })
  return {
    ...created,
    platform,
    systemUses,
    files,
    as: (person) => platform.as(principals[person]),
    principalOf: (person) => principals[person],
    load: (objectApiName, records) => platform.asSystem('a test').load(objectApiName, records),
  }
}

const reading = (userId: string, readerId: string, branchId: string): Principal => ({
  userId,
  profile: 'Reader',
  attributes: { readerId, branchId },
  timeZone: 'UTC',
  locale: 'en-US',
  epoch: 1,
  internal: false,
})

const principals: Readonly<Record<ToyPerson, Principal>> = {
  alice: reading('005000000000001AAA', toyIds.alice, toyIds.north),
  bruno: reading('005000000000002AAA', toyIds.bruno, toyIds.north),
  carol: reading('005000000000003AAA', toyIds.carol, toyIds.south),
  libby: {
    userId: '005000000000004AAA',
    profile: 'Librarian',
    attributes: {},
    timeZone: 'UTC',
    locale: 'en-US',
    epoch: 1,
    internal: true,
  },
}

const at = '2026-03-02T09:30:00.000Z'
const north = { CreatedDate: at, BranchId__c: toyIds.north }
const south = { CreatedDate: at, BranchId__c: toyIds.south }

const toyRecords: readonly (readonly [string, readonly LoadedRecord[]])[] = [
  [
    'Branch__c',
    [
      { CreatedDate: at, Id: toyIds.north, Name: 'North branch', City__c: 'Tromso', Budget__c: 12_500.5 },
      { CreatedDate: at, Id: toyIds.south, Name: 'South branch', City__c: 'Kristiansand', Budget__c: 900 },
    ],
  ],
  [
    'Reader__c',
    [
      { ...north, Id: toyIds.alice, Name: 'Alice Berg', Email__c: 'alice@library.example', Fines__c: 4 },
      { ...north, Id: toyIds.bruno, Name: 'Bruno Dahl', Email__c: 'bruno@library.example' },
      { ...south, Id: toyIds.carol, Name: 'Carol Eide', Email__c: 'carol@library.example' },
    ],
  ],
  [
    'Book__c',
    [
      {
        ...north,
        Id: toyIds.dunes,
        Title__c: 'Dunes of the north',
        Isbn__c: '978-1',
        Genre__c: 'Novel',
        Shelf__c: 'A',
        Pages__c: 320,
        Price__c: 18.9,
        BoughtOn__c: '2025-11-03',
        Topics__c: 'Sea;Sea birds',
        Summary__c: 'A keeper walks the dunes until the lighthouse goes dark.',
        StaffNote__c: 'Bought second hand from Quillfeather.',
        Supplier__c: 'Quillfeather',
      },
      {
        ...north,
        Id: toyIds.tides,
        Title__c: 'A history of tides',
        Genre__c: 'History',
        Pages__c: 512,
        Topics__c: 'Sea',
        IsRare__c: true,
        Supplier__c: 'Marlowe',
      },
      { ...north, Id: toyIds.alps, Title__c: 'Over the Alps', Genre__c: 'History', Topics__c: 'Mountains' },
      { ...south, Id: toyIds.southern, Title__c: 'Southern winds', Genre__c: 'Science', Supplier__c: 'Quillfeather' },
    ],
  ],
  [
    'Loan__c',
    [
      {
        CreatedDate: at,
        Id: toyIds.aliceOnDunes,
        BookId__c: toyIds.dunes,
        ReaderId__c: toyIds.alice,
        Status__c: 'Out',
        DueDate__c: '2026-04-01T10:00:00.000Z',
        Remark__c: 'A gift for mother',
        StaffNote__c: 'Often late',
      },
      {
        CreatedDate: '2026-03-03T09:30:00.000Z',
        Id: toyIds.brunoOnDunes,
        BookId__c: toyIds.dunes,
        ReaderId__c: toyIds.bruno,
        Status__c: 'Returned',
        Remark__c: 'Read twice',
      },
      {
        CreatedDate: at,
        Id: toyIds.carolOnSouthern,
        BookId__c: toyIds.southern,
        ReaderId__c: toyIds.carol,
        Status__c: 'Overdue',
        DueDate__c: '2026-03-20T10:00:00.000Z',
      },
    ],
  ],
  ['Vault__c', [{ CreatedDate: at, Id: toyIds.vault, Name: 'Deep vault', BookId__c: toyIds.dunes }]],
]
