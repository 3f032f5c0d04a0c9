import { type Article, articleOf } from '../../parts/article/article.ts'
import { type ArticleForm, categoriesOf } from './article-form.ts'
import type { AuthoredRecord } from './page.ts'

/** What the form of an article does not say. */
type Saved = {
  /** Null for a new one. */
  article: AuthoredRecord | null
  isPublic: boolean
  /** The name of the product of the form; null for none. */
  product: string | null
}

/** An article as its page would show what is written, saved or not. */
export function previewOf(values: ArticleForm, { article, isPublic, product }: Saved): Article | null {
  const fields = article?.fields
  const DeveloperName = fields?.RecordType?.value?.fields.DeveloperName?.value ?? 'Documentation'
  return articleOf({
    knowledgeRec: {
      Id: article?.id ?? '',
      Title: values.title,
      UrlName: values.urlName,
      Summary: values.summary,
      InfoType__c: values.infoType,
      Content__c: values.content,
      Download_URL__c: values.video === '' ? null : values.video,
      LastPublishedDate: fields?.LastPublishedDate.value ?? null,
      DurationSeconds__c: fields?.DurationSeconds__c.value ?? null,
      RecordType: { DeveloperName },
      Product__r: product === null ? null : { Name: product, ItemNumber__c: null },
    },
    dataCategoryList: categoriesOf(values.categories),
    productDataCategoryList: product === null ? [] : [product],
    isPublic,
    authenticatedUser: true,
  })
}
