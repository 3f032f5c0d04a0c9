import { type TSchema, Type } from 'typebox'
import { RecordId, strict } from '../ui-api/inputs.ts'
import { defineServerMethod } from './define-server-method.ts'
import { textParameter } from './parameters.ts'

const className = 'KnowledgeArticlesController'

const ItemNumber = textParameter(40)
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const textOrNull = orNull(Type.String())

const ProductName = Type.Object({ Name: textOrNull, ItemNumber__c: textOrNull })
const RecordType = Type.Object({ DeveloperName: textOrNull })

/** The fields of an article on its page and in lists; null if the caller may not read the field. */
const articleSummary = {
  Id: Type.String(),
  Title: textOrNull,
  UrlName: textOrNull,
  Summary: textOrNull,
  InfoType__c: textOrNull,
  LastPublishedDate: textOrNull,
  DurationSeconds__c: orNull(Type.Number()),
  IsVideo__c: orNull(Type.Boolean()),
  RecordType: orNull(RecordType),
  Product__r: orNull(ProductName),
}

const ListedArticle = Type.Object({ ...articleSummary, IsPublic: orNull(Type.Boolean()) })

const Article = Type.Object({
  ...articleSummary,
  Content__c: textOrNull,
  Download_URL__c: textOrNull,
})

const Product = Type.Object({
  Id: Type.String(),
  Name: textOrNull,
  ItemNumber__c: textOrNull,
  Description: textOrNull,
  Company__c: textOrNull,
  ReleaseDate__c: textOrNull,
  LatestVersion__c: textOrNull,
  SupportedVersion__c: textOrNull,
  Compatibility__c: textOrNull,
  HasDataCycles__c: orNull(Type.Boolean()),
  RelatedProduct1__r: orNull(ProductName),
  RelatedProduct2__r: orNull(ProductName),
  RelatedProduct3__r: orNull(ProductName),
})

/** Guests get public, published articles only. */
const ofCatalogue = { access: 'open', answers: 'catalogue' } as const

export const getKnowledgeList = defineServerMethod({
  className,
  methodName: 'getKnowledgeList',
  readOnly: true,
  ...ofCatalogue,
  summary:
    'The newest or the most viewed articles that the caller may read. Filters: type, product, category, featured, video.',
  errors: [],
  parameters: Type.Object(
    {
      recordType: Type.Optional(ItemNumber),
      itemNumber: Type.Optional(ItemNumber),
      featured: Type.Optional(Type.Boolean()),
      video: Type.Optional(
        Type.Boolean({
          description:
            'True for videos only: articles of the type Video, with a video address or with a video file; false for all other articles.',
        }),
      ),
      category: Type.Optional(textParameter()),
      withProductPages: Type.Optional(
        Type.Boolean({
          description: 'Whether to include articles that only link to the page of a product; true by default.',
        }),
      ),
      order: Type.Optional(
        Type.Union([Type.Literal('newest'), Type.Literal('mostViewed')], {
          description: 'Which articles come first; the newest by default.',
        }),
      ),
      after: Type.Optional(
        Type.Unsafe<string>({
          ...RecordId,
          description:
            'The id of an article: the list starts after it. If the caller cannot read that article, the list starts at the beginning.',
        }),
      ),
      limit: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 500, description: 'Number of articles; 5 by default.' }),
      ),
    },
    strict,
  ),
  answer: Type.Array(ListedArticle),
})

export const getKnowledgeTopics = defineServerMethod({
  className,
  methodName: 'getKnowledgeTopics',
  readOnly: true,
  ...ofCatalogue,
  summary:
    'The number of articles that the caller may read, without product pages: in all, by product (within the category), and by category (within the product).',
  errors: [],
  parameters: Type.Object({ itemNumber: Type.Optional(ItemNumber), category: Type.Optional(textParameter()) }, strict),
  answer: Type.Object({
    count: Type.Number({ description: 'Articles that match both filters.' }),
    products: Type.Array(Type.Object({ Name: textOrNull, ItemNumber__c: textOrNull, count: Type.Number() })),
    categories: Type.Array(Type.Object({ name: Type.String(), count: Type.Number() })),
  }),
})

export const getProduct = defineServerMethod({
  className,
  methodName: 'getProduct',
  readOnly: true,
  ...ofCatalogue,
  summary: 'A product by its item number or id, with the fields that the caller may read; null if it does not exist.',
  errors: ['MISSING_ARGUMENT'],
  parameters: Type.Object(
    { itemNumber: Type.Optional(ItemNumber), productId: Type.Optional(textParameter(18)) },
    strict,
  ),
  answer: orNull(Product),
})

export const getProducts = defineServerMethod({
  className,
  methodName: 'getProducts',
  readOnly: true,
  ...ofCatalogue,
  summary: 'The products of the catalogue by name, with the fields that the caller may read.',
  errors: [],
  parameters: Type.Object({}, strict),
  answer: Type.Array(
    Type.Object({
      Id: Type.String(),
      Name: textOrNull,
      ItemNumber__c: textOrNull,
      Description: textOrNull,
      LatestVersion__c: textOrNull,
      ReleaseDate__c: textOrNull,
    }),
  ),
})

export const getArticleByUrlName = defineServerMethod({
  className,
  methodName: 'getArticleByUrlName',
  readOnly: true,
  ...ofCatalogue,
  summary:
    'A published article by its URL name, with its categories. The answer is the same for hidden and missing articles.',
  errors: [],
  parameters: Type.Object({ urlName: textParameter() }, strict),
  answer: Type.Object({
    knowledgeRec: orNull(Article),
    dataCategoryList: Type.Array(Type.String()),
    productDataCategoryList: Type.Array(textOrNull),
    isPublic: Type.Boolean(),
    authenticatedUser: Type.Boolean(),
  }),
})

export const getRelatedArticles = defineServerMethod({
  className,
  methodName: 'getRelatedArticles',
  readOnly: true,
  ...ofCatalogue,
  summary:
    'At most five published articles related to an article: first those of its product, then those of its categories. Empty if the article is hidden from the caller.',
  errors: [],
  parameters: Type.Object({ urlName: textParameter() }, strict),
  answer: Type.Array(ListedArticle),
})

export const getArticleFiles = defineServerMethod({
  className,
  methodName: 'getArticleFiles',
  readOnly: true,
  ...ofCatalogue,
  summary:
    'The files of a published article to download, the latest first: without the pictures in its text and the video of its page; none for an article hidden from the caller.',
  errors: [],
  parameters: Type.Object({ urlName: textParameter() }, strict),
  answer: Type.Array(
    Type.Object({
      contentVersionId: Type.String(),
      name: Type.String({ description: 'With its extension.' }),
      bytes: Type.Number(),
    }),
  ),
})

export const voteOnArticle = defineServerMethod({
  className,
  methodName: 'voteOnArticle',
  readOnly: false,
  access: 'open',
  answers: 'personal',
  summary:
    'Stores whether an article helped the caller, with an optional comment. A later vote of the same reader replaces it.',
  errors: [],
  parameters: Type.Object(
    {
      urlName: textParameter(),
      isHelpful: Type.Boolean(),
      words: Type.Optional(textParameter()),
      browser: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: 255,
          description: 'A random number of the browser, which distinguishes the visitors of one network.',
        }),
      ),
    },
    strict,
  ),
  answer: Type.Object({ isHelpful: Type.Boolean() }),
})

export const countArticleView = defineServerMethod({
  className,
  methodName: 'countArticleView',
  readOnly: false,
  access: 'open',
  answers: 'personal',
  summary: 'Counts the caller as a reader of an article, once a day (UTC), without changing its version or dates.',
  errors: [],
  parameters: Type.Object({ urlName: textParameter() }, strict),
  answer: Type.Object({}, strict),
})

export const getVoteOnArticle = defineServerMethod({
  className,
  methodName: 'getVoteOnArticle',
  readOnly: true,
  access: 'session',
  answers: 'personal',
  summary: 'The last vote of the caller on an article, with its comment; null before the first vote.',
  errors: [],
  parameters: Type.Object({ urlName: textParameter() }, strict),
  answer: orNull(Type.Object({ isHelpful: Type.Boolean(), words: textOrNull })),
})

export const getProductByItemNumber = defineServerMethod({
  className,
  methodName: 'getProductByItemNumber',
  readOnly: true,
  ...ofCatalogue,
  summary: 'The name of a product by its item number; `productMetadata` is null if it does not exist.',
  errors: [],
  parameters: Type.Object({ itemNumber: ItemNumber }, strict),
  answer: Type.Object({ productMetadata: orNull(Type.Object({ ProductName__c: textOrNull })) }),
})

export const getProductPageArticles = defineServerMethod({
  className,
  methodName: 'getProductPageArticles',
  readOnly: true,
  ...ofCatalogue,
  summary: 'The product page articles, each with its product.',
  errors: [],
  parameters: Type.Object({}, strict),
  answer: Type.Array(
    Type.Object({ Id: Type.String(), Title: textOrNull, UrlName: textOrNull, Product__r: orNull(ProductName) }),
  ),
})
