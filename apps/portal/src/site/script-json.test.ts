import { expect, it } from 'vitest'
import { noOffers } from './offers.ts'
import { type PageData, writePageData } from './page-data.ts'

it('cannot be left through any text of a record', () => {
  const page: Omit<PageData, 'cache'> & { cache: unknown } = {
    session: null,
    offers: noOffers,
    brand: { name: '</script><script>alert(1)</script>', company: '<!-- \u2028 -->', logoUrl: null },
    shop: {},
    publicDemo: false,
    companySignIn: false,
    theme: 'system',
    cookieChoices: null,
    renderedAtMs: 1,
    reference: 'r',
    posted: null,
    ahead: [],
    cache: {},
  }
  const json = writePageData(page as PageData)
  expect(json).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(json)).toEqual(page)
})
