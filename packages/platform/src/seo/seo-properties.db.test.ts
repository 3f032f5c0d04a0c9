import { afterAll, beforeAll, expect, it } from 'vitest'
import { defineAccess } from '../metadata/object-access.ts'
import { createPlatform, type Platform } from '../platform.ts'
import { toyApp } from '../testing/toy-app.ts'
import { prepareToyWorld, type ToyWorld, toyIds } from '../testing/toy-world.ts'

// An application whose guests read more than head tags say: branches in addition to books, and more fields than are listed.

let world: ToyWorld
let platform: Platform
beforeAll(async () => {
  world = await prepareToyWorld()
  const open = ['Branch__c', 'Book__c'].map((object) =>
    defineAccess(object, { Visitor: [{ rows: 'all', read: 'all' }] }),
  )
  platform = createPlatform({
    app: { ...toyApp, seo: { object: 'Book__c', fields: ['CreatedDate'] }, access: [...toyApp.access, ...open] },
    database: world.database,
    fileStore: world.files,
    tokenSecret: 'toy',
  })
})
afterAll(() => world.close())

it('answers for the one object alone, though guests read another with the same fields', async () => {
  const guest = platform.asGuest()
  expect((await guest.records.get(toyIds.north, { fields: ['CreatedDate'] })).apiName).toBe('Branch__c')
  expect(await platform.asGuest().seo.properties(toyIds.dunes)).toMatchObject({ errors: [], objectName: 'Book__c' })
  const missing = await platform.asGuest().seo.properties('b02000000000077AAA')
  expect(missing).toMatchObject({ errors: [{ errorCode: 'NOT_FOUND' }], objectName: '' })
  expect(await platform.asGuest().seo.properties(toyIds.north)).toEqual(missing)
})

it('tells listed fields alone, though guests read others of the record', async () => {
  expect((await platform.asGuest().records.get(toyIds.dunes, { fields: ['Title__c'] })).id).toBe(toyIds.dunes)
  expect((await platform.asGuest().seo.properties(toyIds.dunes, ['CreatedDate'])).errors).toEqual([])
  expect((await platform.asGuest().seo.properties(toyIds.dunes, ['Book__c.CreatedDate'])).errors).toEqual([])
  expect((await platform.asGuest().seo.properties(toyIds.dunes, ['Branch__c.CreatedDate'])).errors).toHaveLength(1)
  expect((await platform.asGuest().seo.properties(toyIds.dunes, ['Title__c'])).errors).toHaveLength(1)
})
