import type { RecordShape } from 'contract'
import type { MethodContext, Scalar } from 'platform'

/** The video of an article: the version of its file, or else the address that its author entered, with the title of the article. */
export type ArticleVideo = { title: string } & (
  | { contentVersionId: string; address: null }
  | { contentVersionId: null; address: string }
)

type Records = MethodContext['gateway']['records']

/** Above the files of any article, and above the versions of all of them. */
const MOST_FILES = 100
const MOST_VERSIONS = 500

/** The scan found no virus, or there is no scanner. */
const CHECKED = ['Clean', 'NotScanned']

export const isChecked = ({ ScanState }: Record<string, Scalar>): boolean =>
  CHECKED.some((state) => state === ScanState)

/** The video of an article; null if there is none, and if the caller may not read the article or the file. */
export async function findArticleVideo(records: Records, urlName: string): Promise<ArticleVideo | null> {
  const [article] = await records.find('Knowledge__kav', {
    fields: ['Title', 'Download_URL__c'],
    where: { UrlName: { eq: urlName } },
    orderBy: [],
    limit: 1,
  })
  if (!article) return null
  const contentVersionId = await videoVersionId(records, article.id)
  const title = String(article.fields.Title?.value ?? '')
  if (contentVersionId !== null) return { contentVersionId, address: null, title }
  const address = article.fields.Download_URL__c?.value
  return typeof address === 'string' ? { contentVersionId, address, title } : null
}

/** The newest scanned version of the latest video file of an article; null for none. */
export async function videoVersionId(records: Records, articleId: string): Promise<string | null> {
  const [first] = await checkedFiles(records, articleId, { fileType: 'MP4' })
  return first?.id ?? null
}

/** The newest scanned version of each file of an article that the caller may read, the latest file first. */
export async function checkedFiles(
  records: Records,
  articleId: string,
  { fileType }: { fileType?: string } = {},
): Promise<RecordShape[]> {
  const links = await records.find('ContentDocumentLink', {
    fields: ['ContentDocumentId'],
    where: { LinkedEntityId: { eq: articleId } },
    orderBy: ['-CreatedDate'],
    limit: MOST_FILES,
  })
  const documentIds = links.map(({ fields }) => String(fields.ContentDocumentId?.value))
  if (documentIds.length === 0) return []
  const ofType = fileType === undefined ? [] : [{ FileType: { eq: fileType } }]
  const versions = await records.find('ContentVersion', {
    fields: ['ContentDocumentId', 'VersionNumber', 'Title', 'FileExtension', 'ContentSize'],
    where: { and: [{ ContentDocumentId: { in: documentIds } }, { ScanState: { in: CHECKED } }, ...ofType] },
    orderBy: ['-VersionNumber'],
    limit: MOST_VERSIONS,
  })
  const newest = documentIds.map((id) => versions.find(({ fields }) => fields.ContentDocumentId?.value === id))
  return newest.filter((version) => version !== undefined)
}

/** Whether an address is offered as a video: it is https, and on one of `hosts` if there are any. */
export function isVideoAddress(address: string, hosts: readonly string[]): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && (hosts.length === 0 || hosts.includes(url.host))
}
