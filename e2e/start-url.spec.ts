import { foreignStartUrls } from 'contract/testing'
import { allPages } from 'portal/pages'
import { expect, password, people, test } from './product.ts'

// Every page that takes an address to go on to, as the server answers it. The rule itself has a test of its own.

const takers = allPages.filter(([, { query }]) => query?.startURL !== undefined)
const forVisitors = takers.filter(([, { audience }]) => audience === 'guest').map(([, { path }]) => path)
const asked = (path: string, startURL: string): string => `${path}?${new URLSearchParams({ startURL })}`

/** Addresses of this host at which somebody who has signed in finds no page. */
const pageless = ['/nowhere/at/all', '/auth/sign-out', '/auth/session', '/article', '/robots.txt', '/dev/mailbox']

/** What leads to signing in once more, were it followed. */
const guestAddresses = [
  '/login',
  '/LOGIN/',
  '/login?startURL=/case-manager',
  asked('/login', asked('/login', '/login')),
]

const leadingHome = [...foreignStartUrls, ...pageless, ...guestAddresses]

// A step without a common divisor meets each host and each disguise.
const someForeign = foreignStartUrls.filter((_, at) => at % 13 === 0)

test('people who are signed in are sent on by no page to an address outside the portal, nor to none', async ({
  product,
}) => {
  test.setTimeout(180_000)
  const mara = await product.signIn(people.mara)
  expect(forVisitors.length).toBeGreaterThan(4)
  for (const path of forVisitors) {
    const locationFor = async (startURL: string) => (await mara.get(asked(path, startURL))).headers.get('location')
    expect(await locationFor('/case-manager')).toBe('/case-manager')
    expect(await locationFor('/case-manager/Open-a-Case')).toBe('/case-manager/Open-a-Case')
    const isWhole = path === '/login' || path === '/registration-page'
    for (const startURL of isWhole ? leadingHome : [...someForeign, ...guestAddresses]) {
      expect([path, startURL, await locationFor(startURL)]).toEqual([path, startURL, '/'])
    }
  }
})

test('somebody who is signed in is sent on once, however often an address leads to signing in', async ({ product }) => {
  const mara = await product.signIn(people.mara)
  let nested = '/case-manager'
  for (const path of [...forVisitors, ...forVisitors]) {
    nested = asked(path, nested)
    const first = await mara.get(nested)
    const next = await mara.get(first.headers.get('location') ?? 'none')
    expect([nested, first.status, next.status]).toEqual([nested, 302, 200])
  }
})

test('no form that a browser sends by itself leads out of the portal', async ({ product }) => {
  test.setTimeout(180_000)
  const send = async (path: string, fields: Record<string, string>): Promise<string | null> => {
    const headers = { origin: product.url }
    const body = new URLSearchParams(fields)
    const answer = await fetch(product.url + path, { method: 'POST', redirect: 'manual', headers, body })
    return answer.headers.get('location')
  }
  for (const startURL of [...foreignStartUrls, ...pageless]) {
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

test('no page for visitors links to an address outside the portal that stands in its query', async ({ product }) => {
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
    for (const startURL of someForeign) {
      expect([path, startURL, outside(await linkedBy(asked(path, startURL)))]).toEqual([path, startURL, always])
    }
  }
})
