import { limits } from 'contract'
import { worldId } from 'support/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LONGEST_BLOCK_MS, withLongestBlock } from '../checks/event-loop.ts'
import { errorCodeOf, faultOf } from '../checks/faults.ts'
import { writeFigure } from '../figures.ts'
import { isWhole, someOf } from '../sample.ts'
import { createHttpWorld, type HttpWorld } from '../worlds/http-world.ts'

// Each parameter of every address that answers a GET request, exports among them, as long as an address may be.

/** Node refuses longer addresses. */
const ADDRESS = 14_000

/** Values that are parsed name by name, level by level or number by number. */
const parts = [
  'Status,',
  'Case.Product__r.Name,',
  'Product__r.',
  '{"and":[',
  '{and:[',
  '500000000000001AAA,',
  '9',
  '(1 AND ',
  '\u0301',
]

/** What the path has unless a part of it is the long one. */
const examples: Readonly<Record<string, string>> = {
  objectApiName: 'Case',
  listViewApiName: 'AllCases',
  recordId: worldId('500', 1),
  recordIds: worldId('500', 1),
  caseId: worldId('500', 1),
  parentRecordId: worldId('500', 1),
  relatedListId: 'CaseComments',
  fieldApiName: 'ProductId__c',
}

type Parameter = { name: string; in: 'path' | 'query' | 'header' }
type Address = { path: string; parameters: Parameter[] }
type Document = { paths: Record<string, { get?: { parameters?: Parameter[] } }> }

let http: HttpWorld
let addresses: Address[]
beforeAll(async () => {
  http = await createHttpWorld()
  const { body } = await http.ask({ actor: 'jonas', method: 'GET', url: '/api/docs/json', headers: {} })
  addresses = Object.entries((body as Document).paths).flatMap(([path, { get }]) =>
    get === undefined ? [] : [{ path, parameters: (get.parameters ?? []).filter((each) => each.in !== 'header') }],
  )
})
afterAll(() => http.close())

function longAddress({ path }: Address, long: Parameter, part: string): string {
  const encoded = encodeURIComponent(part)
  const value = encoded.repeat(Math.floor(ADDRESS / encoded.length))
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => (name === long.name ? value : (examples[name] ?? 'x')))
  return long.in === 'query' ? `${place}?${long.name}=${value}` : place
}

/** How long the process is blocked counts in a whole run alone. */
async function faultAt(url: string): Promise<{ fault: string | null; blockedMs: number }> {
  const ask = () => http.ask({ actor: 'jonas', method: 'GET', url, headers: {} })
  const { made: answer, blockedMs } = isWhole ? await withLongestBlock(ask) : { made: await ask(), blockedMs: 0 }
  const fault = faultOf({ status: answer.status, code: errorCodeOf(answer.body), error: null })
  return { fault: blockedMs > LONGEST_BLOCK_MS ? `blocks for ${Math.round(blockedMs)} ms` : fault, blockedMs }
}

it('answers or refuses the longest addresses without blocking the process', { timeout: 1_200_000 }, async () => {
  const asked = addresses.flatMap((address) =>
    address.parameters.flatMap((parameter) => parts.map((part) => ({ address, parameter, part }))),
  )
  const faults: string[] = []
  let worst = { blockedMs: 0, of: '' }
  for (const { address, parameter, part } of someOf(asked, 150, 0)) {
    const { fault, blockedMs } = await faultAt(longAddress(address, parameter, part))
    const of = `${address.path}, ${parameter.name}: ${part}`
    if (fault !== null) faults.push(`${of}: ${fault}`)
    if (blockedMs > worst.blockedMs) worst = { blockedMs, of }
  }
  expect(faults).toEqual([])
  const figure = `the process is blocked for ${Math.ceil(worst.blockedMs)} ms by one of ${asked.length}: ${worst.of}`
  writeFigure('Every parameter of every address, as long as an address may be', figure, `${LONGEST_BLOCK_MS} ms`)
})

it('refuses more fields than a request may name in exports too', async () => {
  const fields = 'Product__r.Name,'.repeat(limits.fieldsPerRequest)
  for (const url of ['/lists/Case/AllCases.csv', '/services/data/v65.0/ui-api/records/x']) {
    const answer = await http.ask({ actor: 'jonas', method: 'GET', url: `${url}?fields=${fields}Status`, headers: {} })
    expect({ url, status: answer.status }).toEqual({ url, status: 400 })
  }
})
