import { foreignStartUrls } from 'contract/testing'
import { allPages } from 'portal/pages'
import { expect, password, people, test } from './product.ts'

// Every page that takes an address to go on to, as the server answers it. The rule itself has a test of its own.

const takers = allPages.filter(([, { query }]) => query?.startURL !== undefined)
const asked = (path: string, startURL: string): string => `${path}?${new URLSearchParams({ startURL })}`

test('people who are signed in are sent on by no page to an address outside the portal', async ({ product }) => {
  const mara = await product.signIn(people.mara)
  const forVisitors = takers.filter(([, { audience }]) => audience === 'guest')
  expect(forVisitors.length).toBeGreaterThan(4)
  for (const [, { path }] of forVisitors) {
    expect((await mara.get(asked(path, '/case-manager'))).headers.get('location')).toBe('/case-manager')
    for (const startURL of foreignStartUrls) {
      const { headers } = await mara.get(asked(path, startURL))
      expect([path, startURL, headers.get('location')]).toEqual([path, startURL, '/'])
    }
  }
})

test('no form that a browser sends by itself leads out of the portal', async ({ product }) => {
  const send = async (path: string, fields: Record<string, string>): Promise<string | null> => {
    const headers = { origin: product.url }
    const body = new URLSearchParams(fields)
    const answer = await fetch(product.url + path, { method: 'POST', redirect: 'manual', headers, body })
    return answer.headers.get('location')
  }
  for (const startURL of foreignStartUrls) {
    expect([startURL, await send('/cookie-settings', { startURL })]).toEqual([startURL, '/'])
  }
  const typed = { form: 'sign-in', 'sign-in-email': people.lena, 'sign-in-password': password }
  expect(await send(asked('/login', '/case-manager'), typed)).toBe('/case-manager')
  for (const startURL of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    expect([startURL, await send(asked('/login', startURL), typed)]).toEqual([startURL, '/'])
  }
})

test('no page for visitors links to an address outside the portal that stands in its query', async ({ product }) => {
  for (const [, { path }] of takers) {
    for (const startURL of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      const page = await (await fetch(product.url + asked(path, startURL))).text()
      const targets = [...page.matchAll(/ (?:href|action|src|formaction)="([^"]*)"/g)].map(([, target = '']) =>
        URL.parse(target.replaceAll('&amp;', '&'), product.url),
      )
      expect(targets.length).toBeGreaterThan(0)
      const leading = targets.filter((target) => target?.host === 'evil.example' || target?.protocol === 'javascript:')
      expect([path, startURL, leading]).toEqual([path, startURL, []])
    }
  }
})
