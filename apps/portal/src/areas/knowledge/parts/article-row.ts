import type { LinkRow } from 'ui'
import type { DateFormats } from '../../../format/dates.ts'
import { articleIcon } from '../../../parts/article-icon.ts'
import { paths } from '../../../site/paths.ts'
import type { ListedArticle } from '../reads.ts'

/** An article as a linked row. @param from - the case to which the article links back. */
export function articleRow(
  { UrlName, Title, RecordType, IsVideo__c }: ListedArticle,
  meta: string | null | undefined,
  from: { caseId?: string | undefined; caseNumber?: string | undefined } = {},
): LinkRow {
  return {
    href: paths.article({ urlName: UrlName ?? '', ...from }),
    title: Title,
    meta,
    icon: articleIcon(RecordType?.DeveloperName, IsVideo__c),
  }
}

/** Type and publication date of an article, if known. */
export function typeAndDay({ InfoType__c, LastPublishedDate }: ListedArticle, formats: DateFormats): string {
  const updated = LastPublishedDate && messages.updated(formats.day(LastPublishedDate))
  return [InfoType__c, updated].filter((part) => part).join(' · ')
}

const messages = {
  updated: (day: string) => `Updated ${day}`,
} as const
