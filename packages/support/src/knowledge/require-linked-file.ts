import { AppError } from 'contract'
import type { Change } from 'platform'

/** An article has at least one linked file when somebody publishes it. */
export async function requireLinkedFile(change: Change): Promise<void> {
  const isPublished = change.isChanged('PublicationStatus') && change.value('PublicationStatus') === 'Online'
  if (change.principal === null || !isPublished) return
  const links = await change.system.find('ContentDocumentLink', { LinkedEntityId: change.id }, ['Id'], 1)
  if (links.length === 0) throw new AppError('ARTICLE_NEEDS_FILE')
}
