import { UI_API } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

let test: TestServer
let mara: TestClient
let jonas: TestClient
let contactId: string

beforeAll(async () => {
  test = await startTestServer()
  mara = await test.signedIn('mara.okafor@osprey-ridge.example')
  jonas = await test.signedIn('jonas.weil@calder-aerodata.example')
  contactId = mara.session?.user.contactId ?? ''
})

afterAll(() => test.close())

const keys = (value: unknown) => Object.keys(value as object).sort()
const avatars = (ids: string, client = mara) => client.ask('GET', `${UI_API}/record-avatars/batch/${ids}`)
const associate = (payload: object, { id = contactId, client = jonas } = {}) =>
  client.ask('POST', `${UI_API}/record-avatars/${id}/association`, { payload })

const themeKeys = ['backgroundColor', 'eTag', 'iconUrl', 'recordId', 'type']
const photoKeys = [
  'backgroundColor',
  'eTag',
  'height',
  'photoMetadata',
  'photoUrl',
  'provider',
  'recordId',
  'type',
  'weakEtag',
  'width',
]
const photoUrl = 'https://photos.calder-aerodata.example/mara.jpg'

type Batch = { results: { statusCode: number; result: object }[] }

it('answers themes and pictures with the keys of the specification, in request order', async () => {
  const missing = '003000000000099AAA'
  const { status, body } = await avatars(`${contactId},${missing},003000000000001,${contactId}`)
  expect([status, keys(body)]).toEqual([200, ['hasErrors', 'results']])
  const [first, second, third, fourth] = (body as Batch).results
  expect([first?.statusCode, keys(first?.result)]).toEqual([200, themeKeys])
  expect(second).toEqual({
    statusCode: 404,
    result: [{ errorCode: 'NOT_FOUND', message: 'The requested resource does not exist' }],
  })
  expect([keys(third), fourth]).toEqual([['result', 'statusCode'], first])
  const associated = await associate({ actionType: 'AssociateAvatar', photoUrl, profileName: 'Staff directory' })
  expect([associated.status, keys(associated.body)]).toEqual([200, photoKeys])
  const shown = ((await avatars(contactId)).body as Batch).results[0]
  expect(shown).toEqual({ statusCode: 200, result: associated.body })
  const { photoMetadata } = associated.body as { photoMetadata: object }
  expect(keys(photoMetadata)).toEqual(['companyBluemasterId', 'responseId'])
  const theme = await associate({ actionType: 'DisassociateAvatar' })
  expect([theme.status, keys(theme.body)]).toEqual([200, themeKeys])
})

it('answers a malformed id with its own error', async () => {
  expect(await avatars(`${contactId},00300000000000!`)).toMatchObject({
    body: { results: [{ statusCode: 200 }, { statusCode: 400, result: [{ errorCode: 'INVALID_ID_FIELD' }] }] },
  })
})

it('answers a hidden person like a missing one', async () => {
  const ines = await test.signedIn('ines.duarte@northfield-flying.example')
  const hidden = (await avatars(contactId, ines)).text
  expect(hidden).toBe((await avatars('003000000000099AAA', ines)).text)
  const refused = await associate({ actionType: 'AssociateAvatar', photoUrl }, { client: ines })
  const missing = await associate(
    { actionType: 'AssociateAvatar', photoUrl },
    { client: ines, id: '003000000000099AAA' },
  )
  expect([refused.status, refused.text]).toEqual([404, missing.text])
})

it('refuses customers, other kinds and pictures from elsewhere', async () => {
  expect(await associate({ actionType: 'AssociateAvatar', photoUrl }, { client: mara })).toMatchObject({ status: 403 })
  for (const actionType of ['Photo', 'Theme', 'associateAvatar', '', null]) {
    expect(await associate({ actionType, photoUrl })).toMatchObject({
      status: 400,
      body: {
        output: { errors: [{ errorCode: 'INVALID_API_INPUT', message: expect.stringContaining('actionType') }] },
      },
    })
  }
  for (const payload of [
    {},
    { actionType: 'AssociateAvatar' },
    { actionType: 'AssociateAvatar', photoUrl: 'http://photos.calder-aerodata.example/x.jpg' },
    { actionType: 'AssociateAvatar', photoUrl: 'https://photos.calder-aerodata.example@evil.example/x.jpg' },
    { actionType: 'AssociateAvatar', photoUrl: 5 },
    { actionType: 'DisassociateAvatar', photoUrl: 'http://photos.calder-aerodata.example/x.jpg' },
    { actionType: 'AssociateAvatar', photoUrl, extra: 1 },
    { actionType: 'AssociateAvatar', photoUrl, profileName: 'x'.repeat(256) },
  ]) {
    expect({ payload, ...(await associate(payload)) }).toMatchObject({ payload, status: 400 })
  }
  expect((await mara.ask('GET', `${UI_API}/record-avatars/batch/${contactId}?formFactor=Huge`)).status).toBe(400)
})
