/** The record types of articles by developer name. */
export const articleRecordTypes = {
  Documentation: '012000000000a01AAA',
  Article: '012000000000a02AAA',
  Video: '012000000000a03AAA',
  ProductPage: '012000000000a04AAA',
} as const

export type ArticleRecordType = keyof typeof articleRecordTypes

/** The filter for lists without product pages, which only lead to a product. */
export const withoutProductPages = { RecordTypeId: { ne: articleRecordTypes.ProductPage } } as const
