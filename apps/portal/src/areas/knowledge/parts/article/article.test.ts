import { foreignStartUrls, unsafeAddresses } from 'contract/testing'
import { expect, it } from 'vitest'
import type { ArticleAnswer } from '../../reads.ts'
import { articleOf, productPageOf } from './article.ts'

const PORTAL = 'https://portal.example'

const answer = (fields: object) =>
  ({ knowledgeRec: fields, dataCategoryList: [], productDataCategoryList: [] }) as unknown as ArticleAnswer

it('links from a product page to the product, for any name', () => {
  for (const ItemNumber__c of foreignStartUrls) {
    const RecordType = { DeveloperName: 'ProductPage' }
    const url = URL.parse(productPageOf(answer({ RecordType, Product__r: { ItemNumber__c } })) ?? '', PORTAL)
    expect([url?.origin, url?.pathname]).toEqual([PORTAL, '/products-and-services'])
  }
})

it('offers a video at an encrypted address of the web alone', () => {
  const addresses = [...foreignStartUrls, ...unsafeAddresses({ host: 'photos.example', port: 1 })]
  const schemes = addresses.map((Download_URL__c) => {
    const video = articleOf(answer({ RecordType: { DeveloperName: 'Video' }, Download_URL__c }))?.video ?? null
    return video === null ? null : URL.parse(video, PORTAL)?.protocol
  })
  expect(new Set(schemes)).toEqual(new Set([null, 'https:']))
})
