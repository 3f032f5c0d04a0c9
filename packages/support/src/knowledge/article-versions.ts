import { AppError } from 'contract'
import type { Change, Scalar, SystemRecords } from 'platform'

/** The fields of an article that versions store, by their names in a version. */
const kept = {
  Title__c: 'Title',
  Summary__c: 'Summary',
  Content__c: 'Content__c',
  InfoType__c: 'InfoType__c',
  Download_URL__c: 'Download_URL__c',
  DurationSeconds__c: 'DurationSeconds__c',
  DataCategories__c: 'DataCategories__c',
  Product__c: 'Product__c',
} as const

const ofArticle = Object.values(kept)

const versionFields = (article: Record<string, Scalar>): Record<string, Scalar> =>
  Object.fromEntries(Object.entries(kept).map(([name, from]) => [name, article[from] ?? null]))

/**
 * Fills a new draft from its published article, which can have one draft. The lock on the article makes a second author wait, who is then
 * refused.
 */
export async function startDraft(change: Change): Promise<void> {
  const { system, principal } = change
  // Callers cannot set the number: with a number it is a version that `keepPublished` creates.
  if (principal === null || change.value('Number__c') !== null) return
  const articleId = String(change.value('ArticleId__c'))
  const article = await readPublished(change, articleId)
  const drafts = await system.find('ArticleVersion__c', { DraftOf__c: articleId }, ['Id'], 1)
  if (drafts.length > 0) throw new AppError('ARTICLE_HAS_DRAFT')
  const last = await lastNumber(system, articleId)
  // The article was published before versions were stored.
  const number = last === 0 ? await keepPublished(system, articleId, article) : last
  const first = { ...versionFields(article), Number__c: number + 1, State__c: 'Draft', DraftOf__c: articleId }
  for (const [name, value] of Object.entries(first)) change.set(name, value)
  change.set('OwnerId', principal.userId)
}

/** Publishing a draft copies it to its article. A published version cannot be changed. */
export async function publishVersion(change: Change): Promise<void> {
  const { system } = change
  if (change.principal === null) return
  if (change.previous('State__c') !== 'Draft') throw notAvailable()
  if (!change.isChanged('State__c')) return
  const articleId = String(change.value('ArticleId__c'))
  await readPublished(change, articleId)
  await requireLinkedFile(system, articleId)
  const fields = Object.entries(kept).map(([name, to]) => [to, change.value(name)])
  await system.update('Knowledge__kav', articleId, { ...Object.fromEntries(fields), LastPublishedDate: change.now })
  // If the article was published again since the draft was started, the draft gets the next number: the highest one is the current version.
  const last = await lastNumber(system, articleId)
  if (last !== Number(change.value('Number__c'))) change.set('Number__c', last + 1)
  change.set('DraftOf__c', null)
  change.set('PublishedDate__c', change.now)
}

/** Stores a new version when an article is published, for the first time or again. */
export async function keepNewlyPublished(change: Change): Promise<void> {
  if (!change.isChanged('PublicationStatus') || change.value('PublicationStatus') !== 'Online') return
  const fields = [...ofArticle, 'OwnerId', 'LastPublishedDate']
  await keepPublished(change.system, change.id, Object.fromEntries(fields.map((name) => [name, change.value(name)])))
}

async function readPublished(change: Change, articleId: string): Promise<Record<string, Scalar>> {
  const fields = [...ofArticle, 'PublicationStatus', 'OwnerId', 'LastPublishedDate']
  const article = await change.system.read('Knowledge__kav', articleId, fields, 'update')
  if (article?.PublicationStatus !== 'Online') throw notAvailable()
  return article
}

const notAvailable = (): AppError => new AppError('ACTION_NOT_AVAILABLE', { label: 'A new version' })

/** The number of the last version; 0 where there is none. */
async function lastNumber(system: SystemRecords, articleId: string): Promise<number> {
  const versions = await system.find('ArticleVersion__c', { ArticleId__c: articleId }, ['Number__c'])
  return Math.max(0, ...versions.map(({ Number__c }) => Number(Number__c)))
}

/** @returns the number of the version. */
async function keepPublished(
  system: SystemRecords,
  articleId: string,
  article: Record<string, Scalar>,
): Promise<number> {
  const number = (await lastNumber(system, articleId)) + 1
  await system.create('ArticleVersion__c', {
    ...versionFields(article),
    ArticleId__c: articleId,
    Number__c: number,
    State__c: 'Published',
    OwnerId: article.OwnerId ?? null,
    PublishedDate__c: article.LastPublishedDate ?? null,
  })
  return number
}

/** Rejects the publication of an article, or of a new version of it, without a linked file. */
export async function requireLinkedFile(system: SystemRecords, articleId: string): Promise<void> {
  const links = await system.find('ContentDocumentLink', { LinkedEntityId: articleId }, ['Id'], 1)
  if (links.length === 0) throw new AppError('ARTICLE_NEEDS_FILE')
}
