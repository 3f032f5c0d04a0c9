import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AppDefinition } from './metadata/app-definition.ts'
import { multiPicklist, text } from './metadata/field.ts'
import { toyApp } from './testing/toy-app.ts'
import { prepareToyWorld, type ToyWorld, toyIds } from './testing/toy-world.ts'

let world: ToyWorld

beforeAll(async () => {
  world = await prepareToyWorld()
  await world.database.query(`
    alter table records."Book__c" add column "Cover__c" character varying(40) collate unicode;
    alter table records."Book__c" add column "Themes__c" character varying(4000) collate "C";
    comment on column records."Book__c"."Cover__c" is 'own field'`)
})

afterAll(() => world.close())

const themes = ['Sea', 'Sea; wind', 'Sand'].map((value) => ({ value: value.replace(';', ''), label: value }))

/** The library with two more fields of books, for librarians. */
const withCovers: AppDefinition = {
  ...toyApp,
  objects: toyApp.objects.map((object) =>
    object.apiName === 'Book__c'
      ? {
          ...object,
          fields: {
            ...object.fields,
            Cover__c: text({ label: 'Cover', length: 40 }),
            Themes__c: multiPicklist({ label: 'Themes', values: themes }),
          },
        }
      : object,
  ),
  access: toyApp.access.map(({ object, profiles }) =>
    object === 'Book__c'
      ? {
          object,
          profiles: Object.fromEntries(
            Object.entries(profiles).map(([profile, grants]) => [
              profile,
              profile === 'Librarian'
                ? grants.map((grant) => ({
                    ...grant,
                    read: grant.read === 'all' ? grant.read : [...grant.read, 'Cover__c', 'Themes__c'],
                    ...(grant.write && { write: [...grant.write, 'Cover__c', 'Themes__c'] }),
                  }))
                : grants,
            ]),
          ),
        }
      : { object, profiles },
  ),
}

const cover = { optionalFields: ['Book__c.Cover__c', 'Book__c.Themes__c'] }

it('serves another definition from the next request on, and lets running requests end with theirs', async () => {
  const before = world.as('libby')
  expect((await before.records.get(toyIds.dunes, cover)).fields).not.toHaveProperty('Cover__c')
  world.platform.redefine(withCovers)
  const after = world.as('libby')
  await after.records.update(toyIds.dunes, { Cover__c: 'Linen', Themes__c: 'Sand;Sea;Sand' })
  const { fields } = await after.records.get(toyIds.dunes, cover)
  expect([fields.Cover__c?.value, fields.Themes__c]).toEqual([
    'Linen',
    { value: 'Sea;Sand', displayValue: 'Sea; Sand' },
  ])
  expect((await before.records.get(toyIds.dunes, cover)).fields).not.toHaveProperty('Cover__c')
  await expect(before.records.update(toyIds.dunes, { Cover__c: 'Paper' })).rejects.toMatchObject({
    code: 'INVALID_FIELD',
  })
  expect(Object.keys((await world.as('alice').objectInfo.get('Book__c')).fields)).not.toContain('Cover__c')
})

it('finds one of several values whole, and none for a value that only begins alike', async () => {
  world.platform.redefine(withCovers)
  const list = { objectApiName: 'Book__c', listViewApiName: 'AllBooks' }
  const idsOf = async (where: object) =>
    (await world.as('libby').lists.records(list, { where: JSON.stringify(where) })).records.map(({ id }) => id)
  expect(await idsOf({ Themes__c: { includes: ['Sea'] } })).toEqual([toyIds.dunes])
  expect(await idsOf({ Themes__c: { includes: ['Sea wind'] } })).toEqual([])
  expect(await idsOf({ Themes__c: { excludes: ['Sea'] } })).not.toContain(toyIds.dunes)
  await expect(idsOf({ Themes__c: { includes: [] } })).rejects.toMatchObject({ code: 'INVALID_FILTER' })
})

it('keeps the definition in force when the next one does not fit', async () => {
  world.platform.redefine(withCovers)
  const broken = { ...withCovers, access: [{ object: 'Nothing__c', profiles: {} }] }
  expect(() => world.platform.redefine(broken)).toThrow('unknown object')
  expect(Object.keys((await world.as('libby').objectInfo.get('Book__c')).fields)).toContain('Cover__c')
})
