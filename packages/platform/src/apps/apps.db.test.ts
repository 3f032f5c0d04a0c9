import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareToyWorld, type ToyPerson, type ToyWorld } from '../testing/toy-world.ts'

let world: ToyWorld

beforeAll(async () => {
  world = await prepareToyWorld()
})

afterAll(() => world.close())

const apps = (person: ToyPerson) => world.as(person).apps
const names = (items: readonly { developerName: string }[]) => items.map(({ developerName }) => developerName)

it('gives each profile its apps, with the places that exist for it', async () => {
  const alice = (await apps('alice').all()).apps
  const libby = (await apps('libby').all()).apps
  expect(names(alice)).toEqual(['Catalogue'])
  expect(names(alice[0]?.navItems ?? [])).toEqual(['Books', 'Fines', 'Help'])
  expect(libby.map(({ developerName, selected, navItems }) => [developerName, selected, names(navItems)])).toEqual([
    ['Desk', true, ['Loans', 'Books']],
    ['Catalogue', false, ['Books', 'Vaults', 'Help']],
  ])
  expect(names((await apps('libby').all({ formFactor: 'small' })).apps)).toEqual(['Catalogue'])
  await expect(apps('libby').all({ formFactor: 'Huge' })).rejects.toMatchObject({
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
  })
})

it('finds an app by its id or name, and hides others like missing ones', async () => {
  const byId = await apps('alice').get('06m000000000902AAA')
  expect(byId).toMatchObject({ appId: '06m000000000902AAA', selected: true, type: 'Standard', startUrl: '/' })
  expect(await apps('alice').get('06m000000000902')).toEqual(byId)
  expect(await apps('alice').get('Catalogue')).toEqual(byId)
  expect(byId.userNavItems).toEqual(byId.navItems)
  expect((await apps('alice').get('Catalogue', { userCustomizations: false })).userNavItems).toEqual([])
  for (const id of ['Desk', '06m000000000901AAA', 'Nothing']) {
    await expect(apps('alice').get(id)).rejects.toMatchObject({ code: 'NOT_FOUND', facts: {} })
  }
})

it('describes a place that shows an object, and one that does not', async () => {
  const { navItems } = await apps('alice').navItems({ navItemNames: ['books', 'help'] })
  expect(navItems).toEqual([
    {
      availableInClassic: false,
      availableInLightning: true,
      color: '112233',
      content: '/books',
      custom: true,
      developerName: 'Books',
      iconUrl: '/icons/book.svg',
      id: null,
      itemType: 'Entity',
      label: 'Books',
      objectApiName: 'Book__c',
      objectLabel: 'Book',
      objectLabelPlural: 'Books',
      pageReference: {
        attributes: { actionName: 'home', objectApiName: 'Book__c' },
        state: {},
        type: 'standard__objectPage',
      },
      standardType: null,
    },
    {
      availableInClassic: false,
      availableInLightning: true,
      color: '336699',
      content: '/help',
      custom: true,
      developerName: 'Help',
      iconUrl: '/icons/help.svg',
      id: null,
      itemType: 'WebPage',
      label: 'Help',
      objectApiName: '',
      objectLabel: null,
      objectLabelPlural: null,
      pageReference: { attributes: { url: '/help' }, state: {}, type: 'standard__webPage' },
      standardType: null,
    },
  ])
})

it('gives a place without an icon that of its app', async () => {
  const [fines] = (await apps('alice').navItems({ navItemNames: ['Fines'] })).navItems
  expect(fines).toMatchObject({ color: '336699', iconUrl: '/icons/catalogue.svg' })
})

it('pages through the places of all apps, each once', async () => {
  const url = '/services/data/v65.0/ui-api/nav-items'
  const first = await apps('libby').navItems({ pageSize: 3 })
  expect([names(first.navItems), first.currentPageUrl, first.nextPageUrl]).toEqual([
    ['Loans', 'Books', 'Vaults'],
    `${url}?page=0&pageSize=3`,
    `${url}?page=1&pageSize=3`,
  ])
  const second = await apps('libby').navItems({ pageSize: 3, page: 1 })
  expect([names(second.navItems), second.nextPageUrl]).toEqual([['Help'], null])
  expect(second.eTag).not.toBe(first.eTag)
  expect((await apps('libby').navItems({ page: 9 })).navItems).toEqual([])
  for (const params of [{ page: -1 }, { pageSize: 0 }, { pageSize: 2_001 }]) {
    await expect(apps('libby').navItems(params)).rejects.toMatchObject({ code: 'NUMBER_OUTSIDE_VALID_RANGE' })
  }
})
