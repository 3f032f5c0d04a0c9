import { AppError } from 'contract'
import type { SystemRecords } from 'platform'

/** An article has at least one linked file when somebody publishes it, or a new version of it. */
export async function requireLinkedFile(system: SystemRecords, articleId: string): Promise<void> {
  const links = await system.find('ContentDocumentLink', { LinkedEntityId: articleId }, ['Id'], 1)
  if (links.length === 0) throw new AppError('ARTICLE_NEEDS_FILE')
}
