import type { Change } from 'platform'

/** A new article is a draft of its writer and of the type Documentation; publishing stamps the time. */
export function setArticleFields(change: Change): void {
  if (change.operation === 'create' && change.principal !== null) {
    change.set('OwnerId', change.principal.userId)
    change.set('PublicationStatus', 'Draft')
    change.set('IsPublic', false)
  }
  if (change.isChanged('PublicationStatus') && change.value('PublicationStatus') === 'Online') {
    if (change.principal !== null || change.value('LastPublishedDate') === null) {
      change.set('LastPublishedDate', change.now)
    }
  }
}
