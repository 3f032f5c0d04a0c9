import { foreignStartUrls } from 'contract/testing'
import { allPages } from 'portal/pages'
import { expect, password, people, test } from './product.ts'

// Every page with a `startURL`, as the server answers it. The rule for these addresses is tested in
// apps/portal/src/site/wanted-page.test.ts.

const takers = allPages.filter(([, { query }]) => query?.startURL !== undefined)
const forVisitors = takers.filter(([, { audience }]) => audience === 'guest').map(([, { path }]) => path)
const asked = (path: string, startURL: string): string => `${path}?${new URLSearchParams({ startURL })}`

/** Addresses of this host that are no pages for signed-in people. */
const pageless = ['/nowhere/at/all', '/auth/sign-out', '/auth/session', '/article', '/robots.txt', '/dev/mailbox']

/** Addresses that would lead to sign-in again. */
const guestAddresses = [
  '/login',
  '/LOGIN/',
  '/login?startURL=/case-manager',
  asked('/login', asked('/login', '/login')),
]

// A step without a common divisor meets each host and each disguise. The unit test of the rule takes all of them.
const foreign = process.env.PROOFS === 'whole' ? foreignStartUrls : foreignStartUrls.filter((_, at) => at % 13 === 0)

const leadingHome = [...foreign, ...pageless, ...guestAddresses]

test('no page redirects signed-in people to an address outside the portal, or to none', async ({ savedSignIn }) => {
  const mara = await savedSignIn('mara')
  expect(forVisitors.length).toBeGreaterThan(4)
  for (const path of forVisitors) {
    const locationFor = async (startURL: string) => (await mara.get(asked(path, startURL))).headers.get('location')
    expect(await locationFor('/case-manager')).toBe('/case-manager')
    expect(await locationFor('/case-manager/Open-a-Case')).toBe('/case-manager/Open-a-Case')
    for (const startURL of leadingHome) {
      expect([path, startURL, await locationFor(startURL)]).toEqual([path, startURL, '/'])
    }
  }
})

test('a signed-in person is redirected once, however often an address nests sign-in pages', async ({ savedSignIn }) => {
  const mara = await savedSignIn('mara')
  let nested = '/case-manager'
  for (const path of [...forVisitors, ...forVisitors]) {
    nested = asked(path, nested)
    const first = await mara.get(nested)
    const next = await mara.get(first.headers.get('location') ?? 'none')
    expect([nested, first.status, next.status]).toEqual([nested, 302, 200])
  }
})

test('no form that is sent without JavaScript redirects out of the portal', { tag: '@long' }, async ({ product }) => {
  const send = async (path: string, fields: Record<string, string>): Promise<string | null> => {
    const headers = { origin: product.url }
    const body = new URLSearchParams(fields)
    const answer = await fetch(product.url + path, { method: 'POST', redirect: 'manual', headers, body })
    return answer.headers.get('location')
  }
  for (const startURL of [...foreign, ...pageless]) {
    expect([startURL, await send('/cookie-settings', { startURL })]).toEqual([startURL, '/'])
  }
  const typed = { form: 'sign-in', 'sign-in-email': people.lena, 'sign-in-password': password }
  for (const startURL of ['/case-manager', '/case-manager/Open-a-Case']) {
    expect(await send(asked('/login', startURL), typed)).toBe(startURL)
  }
  for (const startURL of leadingHome) {
    expect([startURL, await send(asked('/login', startURL), typed)]).toEqual([startURL, '/'])
  }
})

test('no page for visitors links to an address outside the portal from its query', { tag: '@long' }, async ({
  product,
}) => {
  const linkedBy = async (address: string): Promise<(string | undefined)[]> => {
    const page = await (await fetch(product.url + address)).text()
    const targets = [...page.matchAll(/ (?:href|action|src|formaction)="([^"]*)"/g)].map(([, target = '']) => target)
    expect(targets.length).toBeGreaterThan(0)
    return targets.map((target) => URL.parse(target.replaceAll('&amp;', '&'), product.url)?.href)
  }
  const outside = (targets: (string | undefined)[]) =>
    targets.filter((target) => target !== undefined && !target.startsWith(`${product.url}/`))
  for (const [, { path }] of takers) {
    const always = outside(await linkedBy(path))
    for (const startURL of foreign) {
      expect([path, startURL, outside(await linkedBy(asked(path, startURL)))]).toEqual([path, startURL, always])
    }
  }
})
