import { expect, it } from 'vitest'
import { pageDataLayer, type Reader } from './page-data-layer.ts'

const reader: Reader = {
  userId: '005000000000001AAA',
  contactName: 'Mara Okafor',
  contactEmail: 'mara.okafor@osprey-ridge.example',
  lastLoginDate: '2026-01-05T10:00:00.000Z',
  accountName: 'Osprey Ridge',
  ccidCode: 'CC-1',
  supportTier: 'Prime',
  accountRecordType: 'BusinessAviation',
}

const layerOf = (changes: Partial<Reader>, isFirst = false) =>
  pageDataLayer('/', {
    reader: { ...reader, ...changes },
    session: { isFirst },
    isProduction: true,
    language: 'en-US',
  })

const visitorAt = (pathname: string) =>
  pageDataLayer(pathname, { reader: null, session: null, isProduction: false, language: 'en-US' })

it('contains the data of a customer from their records', () => {
  expect(layerOf({})).toEqual({
    page: { name: 'home', path: '/', language: 'en-US', isProduction: true },
    user: {
      isGuest: false,
      id: '005000000000001AAA',
      contactName: 'Mara Okafor',
      contactEmail: 'mara.okafor@osprey-ridge.example',
      lastLoginDate: '2026-01-05T10:00:00.000Z',
      returningStatus: 'Returning User',
    },
    account: { name: 'Osprey Ridge', ccidCode: 'CC-1', supportTier: 'S4', segment: 'BA' },
  })
})

it.each([
  ['Standard', 'S1'],
  ['Essential', 'S2'],
  ['Preferred', 'S3'],
  ['Prime', 'S4'],
  ['Another', null],
  [null, null],
])('writes the support tier %s as %s', (supportTier, code) => {
  expect(layerOf({ supportTier }).account.supportTier).toBe(code)
})

it.each([
  ['BusinessAviation', 'BA'],
  ['Business Aviation', 'BA'],
  ['Commercial', 'CA'],
  ['Military', 'MA'],
  ['GeneralAviation', 'GA'],
  ['General Aviation', 'GA'],
  ['Another', 'GA'],
  [null, 'GA'],
])('writes the record type %s of an account as the segment %s', (accountRecordType, segment) => {
  expect(layerOf({ accountRecordType }).account.segment).toBe(segment)
})

it('has no segment without an account', () => {
  expect(layerOf({ accountName: null, accountRecordType: null }).account.segment).toBeNull()
})

it('reports a new user before the first sign-in and in its session', () => {
  expect(layerOf({}, true).user).toMatchObject({ isGuest: false, returningStatus: 'New User' })
  expect(layerOf({ lastLoginDate: null }).user.returningStatus).toBe('New User')
  expect(visitorAt('/').user).toMatchObject({ isGuest: true, id: null, returningStatus: 'New User' })
})

it('reports the full path of an article, and only the route pattern of other pages, whose address users can type', () => {
  expect(visitorAt('/article/update-a-database').page).toMatchObject({
    name: 'article',
    path: '/article/update-a-database',
  })
  expect(visitorAt('/article/mara@osprey-ridge.example').page.path).toBe('/article/:urlName')
  expect(visitorAt('/unsubscribe/4f1c-secret').page).toMatchObject({
    name: 'stopAlertMails',
    path: '/unsubscribe/:token',
  })
  expect(visitorAt('/legal/privacy').page).toMatchObject({ name: 'legal', path: '/legal/:legalName' })
  expect(visitorAt('/mara@osprey-ridge.example').page).toMatchObject({ name: 'notFound', path: null })
})
