import { contentObjects, text } from 'platform'
import { exportRestrictedBy } from '../export-restriction.ts'
import { linkRules } from './link-rules.ts'
import { versionRules } from './version-rules.ts'

const copied = (label: string, field: string) =>
  text({ label, length: 80, collation: 'code', copyOf: { lookup: 'LinkedEntityId', field } })

/**
 * Documents, versions and links. A link copies what decides who sees it from the case, comment or article it hangs on, and
 * documents and versions are seen through their links.
 */
export const contentObjectsOfSupport = contentObjects({
  linkTo: ['Case', 'CaseComment', 'Knowledge__kav'],
  linkFields: {
    Kind__c: text({ label: 'Kind', length: 20, collation: 'code' }),
    AccountId: copied('Account', 'AccountId'),
    ContactId: copied('Contact', 'ContactId'),
    ArticleStatus__c: copied('Publication status', 'PublicationStatus'),
    LinkedOwnerId__c: copied('Owner', 'OwnerId'),
    ExportRestricted__c: exportRestrictedBy('LinkedEntityId'),
  },
  linkIndexes: [{ columns: ['AccountId', 'ContentDocumentId'] }, { columns: ['Kind__c', 'ContentDocumentId'] }],
  linkRules,
  versionRules,
})
