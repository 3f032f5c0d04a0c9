import { fileAddress } from '../../../../site/paths.ts'
import { type Article, articleOf } from '../../parts/article/article.ts'
import { type ArticleForm, categoriesOf, secondsIn } from './article-form.ts'
import type { AuthoredRecord, LinkedFile } from './page.ts'

/** Data that the form does not contain. */
type Saved = {
  /** Null for a new article. */
  article: AuthoredRecord | null
  isPublic: boolean
  /** The name of the chosen product; null for none. */
  product: string | null
  /** The linked files, newest first. */
  files: readonly LinkedFile[]
}

/** The article as its page would show the form, saved or not. */
export function previewOf(values: ArticleForm, { article, isPublic, product, files }: Saved): Article | null {
  const fields = article?.fields
  const DeveloperName = fields?.RecordType?.value?.fields.DeveloperName?.value ?? 'Documentation'
  const held = heldVideoIn(files)
  const written = articleOf({
    knowledgeRec: {
      Id: article?.id ?? '',
      Title: values.title,
      UrlName: values.urlName,
      Summary: values.summary,
      InfoType__c: values.infoType,
      Content__c: values.content,
      Download_URL__c: values.video === '' ? null : values.video,
      LastPublishedDate: fields?.LastPublishedDate.value ?? null,
      DurationSeconds__c: secondsIn(values.duration),
      IsVideo__c: DeveloperName === 'Video' || values.video !== '' || held !== null,
      RecordType: { DeveloperName },
      Product__r: product === null ? null : { Name: product, ItemNumber__c: null },
    },
    dataCategoryList: categoriesOf(values.categories),
    productDataCategoryList: product === null ? [] : [product],
    isPublic,
    authenticatedUser: true,
  })
  // Readers save the video of the published article, which may still be a different one.
  if (written === null) return null
  return held === null
    ? { ...written, download: written.video }
    : { ...written, video: held, download: held, isHeld: true }
}

/** The scan found nothing, or there is no scanner. */
const CHECKED: ReadonlySet<unknown> = new Set(['Clean', 'NotScanned'])

/** The address of the video for readers, which the author can already open; null for none. */
function heldVideoIn(files: readonly LinkedFile[]): string | null {
  for (const { fields } of files) {
    const document = fields.ContentDocument.value?.fields
    const version = document?.LatestPublishedVersion?.value?.fields
    if (version?.FileType?.value === 'MP4' && CHECKED.has(version.ScanState?.value)) {
      return fileAddress(document?.LatestPublishedVersionId.value ?? '')
    }
  }
  return null
}
