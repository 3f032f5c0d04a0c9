import type { Platform, Scalar } from 'platform'

/** Ids of records of the demo that a check of the product needs, and the URL names of the articles among them. */
export type DemoFacts = {
  exportControlledProductId: string
  publicArticleId: string
  publicArticleUrlName: string
  nonPublicArticleId: string
  nonPublicArticleUrlName: string
  productPageArticleId: string
  productPageArticleUrlName: string
  videoWithoutUrlId: string
  videoWithoutUrlName: string
  contactWithoutUserId: string
  inactiveUserId: string
}

/**
 * Finds them in a database that was filled by `seedDemo`.
 *
 * @returns null for what is no longer there, since people may change the demo.
 */
export async function demoFacts(
  platform: Pick<Platform, 'asSystem'>,
): Promise<{ [K in keyof DemoFacts]: string | null }> {
  return platform.asSystem('name the records of the demo').transaction(async (records) => {
    const first = async (object: string, equals: Record<string, Scalar>): Promise<Record<string, Scalar>> =>
      (await records.find(object, equals, object === 'Knowledge__kav' ? ['Id', 'UrlName'] : ['Id'], 1))[0] ?? {}
    const article = (urlName: string) => first('Knowledge__kav', { UrlName: urlName })
    const product = await first('Product2', { ExportControlled__c: true })
    const open = await article('load-a-new-airac-cycle-before-it-becomes-effective')
    const closed = await article('what-changes-between-two-cycles')
    const page = await article('tarn-navdata')
    const video = await article('follow-product-alerts')
    const contact = await first('Contact', { Email: 'yuki.tanabe@osprey-ridge.example' })
    const inactive = await first('User', { Email: 'paula.winther@osprey-ridge.example' })
    return {
      exportControlledProductId: text(product.Id),
      publicArticleId: text(open.Id),
      publicArticleUrlName: text(open.UrlName),
      nonPublicArticleId: text(closed.Id),
      nonPublicArticleUrlName: text(closed.UrlName),
      productPageArticleId: text(page.Id),
      productPageArticleUrlName: text(page.UrlName),
      videoWithoutUrlId: text(video.Id),
      videoWithoutUrlName: text(video.UrlName),
      contactWithoutUserId: text(contact.Id),
      inactiveUserId: text(inactive.Id),
    }
  })
}

const text = (value: Scalar | undefined): string | null => (typeof value === 'string' ? value : null)
