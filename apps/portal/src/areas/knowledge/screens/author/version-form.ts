import { textOf } from '../../../../records/field-values.ts'
import { type ArticleForm, articleForm, emptyArticle, fieldsOf, lengthOf } from './article-form.ts'
import type { VersionRecord } from './page.ts'

export const formOfVersion = ({ fields, weakEtag }: VersionRecord): ArticleForm => ({
  ...emptyArticle,
  title: textOf(fields.Title__c),
  summary: textOf(fields.Summary__c),
  content: fields.Content__c.value ?? '',
  infoType: fields.InfoType__c.value ?? '',
  productId: fields.Product__c.value ?? '',
  categories: fields.DataCategories__c.value ?? '',
  video: fields.Download_URL__c.value ?? '',
  duration: lengthOf(fields.DurationSeconds__c.value),
  version: String(weakEtag),
})

/** The form of the next version, used by the screen and by the POST handler. */
export const versionForm = {
  ...articleForm,
  id: 'article-version',
  fields: ['title', 'summary', 'content', 'video', 'duration'],
  fieldOf: {
    Title__c: 'title',
    Summary__c: 'summary',
    Content__c: 'content',
    Download_URL__c: 'video',
    DurationSeconds__c: 'duration',
  },
} as const

/** The record fields of a version. */
export function versionFieldsOf(form: ArticleForm) {
  const {
    Title,
    Summary,
    UrlName: _address,
    ReviewDate__c: _review,
    InternalNotes__c: _notes,
    RecordTypeId: _type,
    ...others
  } = fieldsOf(form)
  return { Title__c: Title, Summary__c: Summary, ...others }
}
