import type { MethodContext, Scalar } from 'platform'

/** The video that the product holds for an article: the version of its file, and the title of the article. */
export type ArticleVideo = { contentVersionId: string; title: string }

type Records = MethodContext['gateway']['records']

/** More than the files of any article. */
const MOST = 100

/** A scan has found nothing, or there is no scanner. */
const CHECKED = ['Clean', 'NotScanned']

export const isChecked = ({ ScanState }: Record<string, Scalar>): boolean =>
  CHECKED.some((state) => state === ScanState)

/** The video of an article as far as the caller may read both; null for none, for an article hidden from the caller and for a missing one. */
export async function findArticleVideo(records: Records, urlName: string): Promise<ArticleVideo | null> {
  const [article] = await records.find('Knowledge__kav', {
    fields: ['Title'],
    where: { UrlName: { eq: urlName } },
    orderBy: [],
    limit: 1,
  })
  if (!article) return null
  const contentVersionId = await videoVersionId(records, article.id)
  return contentVersionId === null ? null : { contentVersionId, title: String(article.fields.Title?.value ?? '') }
}

/** The newest checked version of the video file that was linked to an article last; null for none. */
export async function videoVersionId(records: Records, articleId: string): Promise<string | null> {
  const links = await records.find('ContentDocumentLink', {
    fields: ['ContentDocumentId'],
    where: { LinkedEntityId: { eq: articleId } },
    orderBy: ['-CreatedDate'],
    limit: MOST,
  })
  const documentIds = links.map(({ fields }) => String(fields.ContentDocumentId?.value))
  if (documentIds.length === 0) return null
  const versions = await records.find('ContentVersion', {
    fields: ['ContentDocumentId', 'VersionNumber'],
    where: {
      and: [{ ContentDocumentId: { in: documentIds } }, { FileType: { eq: 'MP4' } }, { ScanState: { in: CHECKED } }],
    },
    orderBy: [],
    limit: MOST,
  })
  const [first] = versions.toSorted(
    (a, b) =>
      documentIds.indexOf(String(a.fields.ContentDocumentId?.value)) -
        documentIds.indexOf(String(b.fields.ContentDocumentId?.value)) ||
      Number(b.fields.VersionNumber?.value) - Number(a.fields.VersionNumber?.value),
  )
  return first?.id ?? null
}

/** Whether readers are led to an address for a video: by https, and to one of the hosts where any are named. */
export function isVideoAddress(address: string, hosts: readonly string[]): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && (hosts.length === 0 || hosts.includes(url.host))
}
