import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { supportApp } from 'support'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHttpWorld, type HttpWorld } from '../worlds/http-world.ts'
import { longRun } from './fuzz-run.ts'
import { unsafeAddresses } from './inputs/unsafe-addresses.ts'

// Wherever a caller may give an address, an unsafe one is refused or made harmless, and the server never requests it.

const UI_API = '/services/data/v65.0/ui-api'
const PORTAL = 'https://portal.example'
const host = supportApp.photoHosts?.[0] ?? ''

let http: HttpWorld
let listener: Server
let hits = 0
let addresses: readonly string[]

beforeAll(async () => {
  listener = createServer((_, response) => {
    hits += 1
    response.end()
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
async function accepted(actor: 'jonas' | 'priya', url: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  const answer = await http.ask({ actor, method: 'POST', url: UI_API + url, headers, payload: JSON.stringify(body) })
  if (answer.status === 400) return null
  if (answer.status >= 300) throw new Error(`${answer.status}: ${answer.text}`)
  return answer.body
}

let made = 0

/** What is kept of a field of a new article; null when it is refused. */
async function keptOf(field: string, value: string): Promise<string | null> {
  const fields = { Title: 'A', UrlName: `unsafe-${++made}`, [field]: value }
  const kept = await accepted('priya', '/records', { apiName: 'Knowledge__kav', fields })
  return kept === null ? null : String((kept as { fields: Record<string, { value: unknown }> }).fields[field]?.value)
}

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
const leftOf = (attribute: 'href' | 'src') => async (address: string) => {
  const tag = attribute === 'href' ? 'a' : 'img'
  const kept = (await keptOf('Content__c', `<p>x<${tag} ${attribute}="${escaped(address)}"></p>`)) ?? ''
  const found = new RegExp(`${attribute}="([^"]*)"`).exec(kept)?.[1]
  return found === undefined ? null : unescaped(found)
}

/** Whether an address leads nowhere, stays on the portal, or says by its scheme where it goes. */
const isPlain = (schemes: readonly string[]) => (address: string) => {
  const inPage = URL.parse(address, PORTAL)
  return inPage === null || inPage.origin === PORTAL || schemes.includes(URL.parse(address)?.protocol ?? '')
}

/** The host as it looks to a reader who does not know of user names, backslashes and invisible characters; null for no web address. */
function hostAsWritten(address: string): string | null {
  const authority = /^https?:\/\/([^/?#]*)/.exec(address)?.[1] ?? ''
  return /[@\\\s\p{Cf}]/u.test(authority) ? null : (URL.parse(`https://${authority}/`)?.host ?? null)
}

const places = [
  {
    place: 'the picture of a record',
    kept: photoOf,
    harmless: (address: string) => address.startsWith(`https://${host}/`),
  },
  {
    place: 'a field for addresses',
    kept: (address: string) => keptOf('Download_URL__c', address),
    // The host as it is written is the one that a browser goes to.
    harmless: (address: string) => hostAsWritten(address) === URL.parse(address)?.host,
  },
  { place: 'a link in a text', kept: leftOf('href'), harmless: isPlain(['https:', 'mailto:', 'tel:']) },
  { place: 'an image in a text', kept: leftOf('src'), harmless: isPlain(['https:']) },
]

it('tries hundreds of addresses', () => {
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses.length).toBeGreaterThanOrEqual(200)
})

it.each(places)('takes each address for $place or refuses it, and none that leads elsewhere', longRun, async (row) => {
  const { kept, harmless } = row
  expect(await kept(`https://${host}/a.png`)).toBe(`https://${host}/a.png`)
  const harmful: unknown[] = []
  let refused = 0
  for (const address of addresses) {
    const left = await kept(address)
    if (left === null) refused += 1
    else if (!harmless(left)) harmful.push({ address, left })
  }
  expect(harmful).toEqual([])
  expect(refused).toBeGreaterThan(100)
  expect(hits).toBe(0)
})
