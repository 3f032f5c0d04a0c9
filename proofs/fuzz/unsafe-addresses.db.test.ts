import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { unsafeAddresses } from 'contract/testing'
import { userIdOf, worldApp } from 'support/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isWhole, someOf } from '../sample.ts'
import { createHttpWorld, type HttpWorld } from '../worlds/http-world.ts'
import { longRun } from './fuzz-run.ts'

// Wherever a caller may give an address, an unsafe one is refused or made harmless, and the server never requests it.

const UI_API = '/services/data/v65.0/ui-api'
const PORTAL = 'https://portal.example'
const host = worldApp.photoHosts?.[0] ?? ''

let http: HttpWorld
let listener: Server
/** Connections, not requests: https would fail before its first request. */
let connections = 0
let addresses: readonly string[]

beforeAll(async () => {
  listener = createServer((_, response) => response.end())
  listener.on('connection', () => {
    connections += 1
  })
  await new Promise<void>((resolve) => listener.listen(0, resolve))
  addresses = unsafeAddresses({ host, port: (listener.address() as AddressInfo).port })
  http = await createHttpWorld()
})

afterAll(async () => {
  listener.close()
  await http.close()
})

/** The answer to a request with a body; null when it is refused. @throws Error for any other answer. */
async function accepted(actor: 'jonas' | 'priya', url: string, body: object, method = 'POST'): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  const answer = await http.ask({ actor, method, url: UI_API + url, headers, payload: JSON.stringify(body) })
  if (answer.status === 400) return null
  if (answer.status >= 300) throw new Error(`${answer.status}: ${answer.text}`)
  return answer.body
}

let created = 0

/** What is kept of a field of a new article; null when it is refused. */
async function keptOf(field: string, value: string): Promise<string | null> {
  const fields = { Title: 'A', UrlName: `unsafe-${++created}`, [field]: value }
  return valueIn(await accepted('priya', '/records', { apiName: 'Knowledge__kav', fields }), field)
}

/** The same of a draft of a further version. */
async function keptOfVersion(field: string, value: string): Promise<string | null> {
  const draft = http.world.rows.find(
    ({ object, record }) =>
      object === 'ArticleVersion__c' && record.State__c === 'Draft' && record.OwnerId === userIdOf('priya'),
  )
  return valueIn(await accepted('priya', `/records/${draft?.id}`, { fields: { [field]: value } }, 'PATCH'), field)
}

const valueIn = (kept: unknown, field: string): string | null =>
  kept === null ? null : String((kept as { fields: Record<string, { value: unknown }> }).fields[field]?.value)

const photoOf = async (photoUrl: string): Promise<string | null> => {
  const caseId = http.world.rows.find(({ object }) => object === 'Case')?.id ?? ''
  const association = { actionType: 'AssociateAvatar', photoUrl }
  const kept = await accepted('jonas', `/record-avatars/${caseId}/association`, association)
  return kept === null ? null : (kept as { photoUrl: string }).photoUrl
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** The addresses that are left in a text of an article, one at most. */
const leftOf = (attribute: 'href' | 'src', keep: typeof keptOf) => async (address: string) => {
  const tag = attribute === 'href' ? 'a' : 'img'
  const kept = (await keep('Content__c', `<p>x<${tag} ${attribute}="${escaped(address)}"></p>`)) ?? ''
  const match = new RegExp(`${attribute}="([^"]*)"`).exec(kept)?.[1]
  return match === undefined ? null : unescaped(match)
}

/** Whether an address leads nowhere, stays on the portal, or says by its scheme where it goes. */
const isPlain = (schemes: readonly string[]) => (address: string) => {
  const inPage = URL.parse(address, PORTAL)
  return inPage === null || inPage.origin === PORTAL || schemes.includes(URL.parse(address)?.protocol ?? '')
}

/** The host as it looks to a reader who does not know of user names, backslashes and invisible characters; null for no encrypted address of the web. */
function hostAsWritten(address: string): string | null {
  const authority = /^https:\/\/([^/?#]*)/.exec(address)?.[1] ?? ''
  return /[@\\\s\p{Cf}]/u.test(authority) ? null : (URL.parse(`https://${authority}/`)?.host ?? null)
}

const places = [
  {
    place: 'the picture of a record',
    kept: photoOf,
    harmless: (address: string) => address.startsWith(`https://${host}/`),
  },
  ...[
    { of: 'an article', keep: keptOf },
    { of: 'a version of an article', keep: keptOfVersion },
  ].flatMap(({ of, keep }) => [
    {
      place: `the field for an address of ${of}`,
      kept: (address: string) => keep('Download_URL__c', address),
      // Encrypted, and the host as it is written is the one that a browser goes to.
      harmless: (address: string) => hostAsWritten(address) === URL.parse(address)?.host,
    },
    { place: `a link in ${of}`, kept: leftOf('href', keep), harmless: isPlain(['https:', 'mailto:', 'tel:']) },
    { place: `an image in ${of}`, kept: leftOf('src', keep), harmless: isPlain(['https:']) },
  ]),
]

/** In a sample, other ones at each place. */
const TRIED_AT_ONE_PLACE = 60

it('tries hundreds of addresses', () => {
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses.length).toBeGreaterThanOrEqual(200)
})

it.each(places)('takes each address for $place or refuses it, and none that leads elsewhere', longRun, async (row) => {
  const { kept, harmless } = row
  expect(await kept(`https://${host}/a.png`)).toBe(`https://${host}/a.png`)
  const harmful: unknown[] = []
  let refused = 0
  const tried = someOf(addresses, TRIED_AT_ONE_PLACE, places.indexOf(row))
  for (const address of tried) {
    const left = await kept(address)
    if (left === null) refused += 1
    else if (!harmless(left)) harmful.push({ address, left })
  }
  expect(harmful).toEqual([])
  expect(refused).toBeGreaterThan(isWhole ? 100 : 5)
  expect(connections).toBe(0)
})

it('would notice a connection, encrypted or not', async () => {
  const { port } = listener.address() as AddressInfo
  await fetch(`http://127.0.0.1:${port}/`)
  await expect(fetch(`https://localhost:${port}/`)).rejects.toThrow()
  expect(connections).toBeGreaterThanOrEqual(2)
})
