import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareToyWorld, type ToyWorld, toyIds } from '../testing/toy-world.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await prepareToyWorld()
})
afterAll(() => world.close())

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { code: string }) => error.code,
  )

const photoUrl = 'https://photos.library.example/dunes.jpg'
const photo = {
  actionType: 'AssociateAvatar',
  photoUrl,
  profileName: 'Archive',
  blueMasterId: 'b1',
  externalId: 'e1',
} as const

it('shows a record by the theme of its object until it has a picture', async () => {
  const dunesAvatar = async () => (await world.as('alice').avatars.getBatch([toyIds.dunes])).results[0]
  const theme = {
    backgroundColor: '7A4B1F',
    eTag: expect.any(String),
    iconUrl: '/icons/book.svg',
    recordId: toyIds.dunes,
    type: 'Theme',
  }
  expect(await dunesAvatar()).toEqual({ statusCode: 200, result: theme })
  const { avatars } = world.as('libby')
  const shown = {
    backgroundColor: null,
    eTag: expect.any(String),
    height: null,
    photoMetadata: { companyBluemasterId: 'b1', responseId: 'e1' },
    photoUrl,
    provider: 'Archive',
    recordId: toyIds.dunes,
    type: 'Photo',
    weakEtag: 1,
    width: null,
  }
  const associated = await avatars.associate(toyIds.dunes, photo)
  expect(associated).toEqual(shown)
  expect(await dunesAvatar()).toEqual({ statusCode: 200, result: associated })
  const changed = await avatars.associate(toyIds.dunes.slice(0, 15), {
    actionType: 'AssociateAvatar',
    photoUrl: `${photoUrl}?2`,
  })
  expect(changed).toMatchObject({ weakEtag: 2, provider: null, photoUrl: `${photoUrl}?2` })
  expect(changed.eTag).not.toBe(associated.eTag)
  expect(await avatars.associate(toyIds.dunes, { actionType: 'DisassociateAvatar' })).toEqual(theme)
  expect(await dunesAvatar()).toEqual({ statusCode: 200, result: theme })
  expect(await avatars.associate(toyIds.dunes, photo)).toMatchObject({ weakEtag: 4 })
})

it('keeps every result at the place of its id for any list of ids', async () => {
  const kinds: Readonly<Record<string, number>> = {
    [toyIds.dunes]: 200,
    [toyIds.tides.slice(0, 15)]: 200,
    [toyIds.north]: 200,
    [toyIds.southern]: 404,
    [toyIds.vault]: 404,
    b02000000000099AAA: 404,
    '999000000000001AAA': 404,
    nonsense: 400,
  }
  const { avatars } = world.as('alice')
  const someIds = fc.array(fc.constantFrom(...Object.keys(kinds)), { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(someIds, async (ids) => {
      const { hasErrors, results } = await avatars.getBatch(ids)
      expect(results.map(({ statusCode }) => statusCode)).toEqual(ids.map((id) => kinds[id]))
      expect(hasErrors).toBe(ids.some((id) => kinds[id] !== 200))
      for (const [index, { statusCode, result }] of results.entries()) {
        if (statusCode === 200)
          expect((result as { recordId: string }).recordId.slice(0, 15)).toBe(ids[index]?.slice(0, 15))
      }
    }),
    { numRuns: 40 },
  )
  const [hidden, missing] = (await avatars.getBatch([toyIds.southern, 'b02000000000099AAA'])).results
  expect(JSON.stringify(hidden)).toBe(JSON.stringify(missing))
})

it('lets internal people alone change what stands for a record, where they may change the record', async () => {
  expect(await codeOf(world.as('alice').avatars.associate(toyIds.dunes, photo))).toBe('INSUFFICIENT_ACCESS')
  expect(await codeOf(world.as('alice').avatars.associate(toyIds.alice, photo))).toBe('INSUFFICIENT_ACCESS')
  expect(await codeOf(world.as('libby').avatars.associate(toyIds.vault, photo))).toBe('INSUFFICIENT_ACCESS')
  for (const id of [toyIds.southern, toyIds.vault, 'b02000000000099AAA']) {
    expect(await codeOf(world.as('alice').avatars.associate(id, photo))).toBe('NOT_FOUND')
  }
  expect(await codeOf(world.as('libby').avatars.associate('nonsense', photo))).toBe('INVALID_ID_FIELD')
})

it('removes a picture by three actions, and gives none without an address', async () => {
  const { avatars } = world.as('libby')
  for (const actionType of ['DisassociateAvatar', 'RemoveLogo', 'ReportLogo'] as const) {
    expect(await avatars.associate(toyIds.dunes, photo)).toMatchObject({ type: 'Photo' })
    expect(await avatars.associate(toyIds.dunes, { actionType })).toMatchObject({ type: 'Theme' })
    expect((await avatars.getBatch([toyIds.dunes])).results).toMatchObject([{ result: { type: 'Theme' } }])
  }
  expect(await codeOf(world.as('libby').avatars.associate(toyIds.dunes, { actionType: 'AssociateAvatar' }))).toBe(
    'MISSING_ARGUMENT',
  )
})

it.each([
  'http://photos.library.example/x.jpg',
  'https://evil.example/x.jpg',
  'https://photos.library.example.evil.example/x.jpg',
  'https://photos.library.example@evil.example/x.jpg',
  'https://evil.example\\@photos.library.example/x.jpg',
  'https://user:word@photos.library.example/x.jpg',
  'https://photos.library.example:8443/x.jpg',
  'https://photos.library.example./x.jpg',
  'https://[::1]/x.jpg',
  'https://127.0.0.1/x.jpg',
  '//photos.library.example/x.jpg',
  '/x.jpg',
  'javascript:alert(1)//photos.library.example',
  'data:image/png;base64,AAAA',
  'https://photos%2elibrary.example%2f@evil.example/',
  'https://phοtos.library.example/x.jpg',
  '',
])('takes no picture from %s', async (url) => {
  const { avatars } = world.as('libby')
  expect(await codeOf(avatars.associate(toyIds.tides, { ...photo, photoUrl: url }))).toBe('INVALID_API_INPUT')
  expect((await avatars.getBatch([toyIds.tides])).results[0]?.result).toMatchObject({ type: 'Theme' })
})

it('keeps an address as a browser understands it', async () => {
  const tricky = 'HTTPS://PHOTOS.library.example\\..\\a b.jpg'
  expect(await world.as('libby').avatars.associate(toyIds.alps, { ...photo, photoUrl: tricky })).toMatchObject({
    photoUrl: 'https://photos.library.example/a%20b.jpg',
  })
})

it('limits how many records and which form factors a request names', async () => {
  const { avatars } = world.as('alice')
  expect(await codeOf(avatars.getBatch(Array(201).fill(toyIds.dunes)))).toBe('QUERY_TOO_COMPLICATED')
  expect(await codeOf(avatars.getBatch([toyIds.dunes], { formFactor: 'Huge' }))).toBe('ILLEGAL_QUERY_PARAMETER_VALUE')
  expect((await avatars.getBatch([toyIds.dunes], { formFactor: 'small' })).results).toHaveLength(1)
})

it('forgets the picture of a deleted record', async () => {
  const { records, avatars } = world.as('libby')
  const { id } = await records.create('Book__c', { Title__c: 'Short-lived' })
  await avatars.associate(id, photo)
  await records.delete(id)
  const { rowCount } = await world.database.query('select from record_avatar where record_id = $1', [id])
  expect(rowCount).toBe(0)
})
