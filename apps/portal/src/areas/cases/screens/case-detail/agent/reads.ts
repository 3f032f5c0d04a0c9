import { limits } from 'contract'
import { dueFields } from '../../../../../parts/cases/due/due-fields.ts'
import type { Place } from '../../../../../records/page.ts'
import { readList, readRecord, readRelatedList } from '../../../../../records/records.ts'
import { isFor } from '../../../../../site/audience.ts'

/** Cases per list in the sidebar. */
const SHOWN_CASES = 4
const SHOWN_SERVICES = 6
const SHOWN_RUNS = 10
/** More than an agent works on at a time; the queue shows all. */
const MOST_OF_MINE = 25

/** Fields of the case that only agents see. */
export const readAgentCase = (caseId: string) =>
  readRecord(
    caseId,
    [
      'Case.AccountId',
      'Case.ContactId',
      'Case.ProductId__c',
      'Case.AircraftId__c',
      'Case.SubscriptionId__c',
      'Case.Queue__c',
      'Case.Origin',
      'Case.SuppliedName',
      'Case.SuppliedEmail',
      'Case.SuppliedTailOrService__c',
    ],
    [
      ...dueFields,
      'Case.Owner.Name',
      'Case.Contact.Name',
      'Case.Contact.Email',
      'Case.Contact.Phone',
      'Case.Contact.Role__c',
      'Case.Contact.PortalAccess__c',
      'Case.Account.Name',
      'Case.Account.AccountNumber',
      'Case.Account.SupportTier__c',
      'Case.Account.ExportRestricted__c',
      'Case.Account.ExportHold__c',
      'Case.Aircraft__r.TailNumber__c',
      'Case.Aircraft__r.Maker__c',
      'Case.Aircraft__r.Model__c',
      'Case.Aircraft__r.Avionics__c',
    ],
  )

const ofCaseRow = ['Case.CaseNumber', 'Case.Subject', 'Case.Status', 'Case.ContactId', 'Case.ParentId'] as const

/** The agent's open cases, most urgent first. */
export const readMyCases = readList(
  { objectApiName: 'Case', listViewApiName: 'MyWork', pageSize: MOST_OF_MINE },
  ['Case.CaseNumber', 'Case.Subject', 'Case.Status'],
  dueFields,
)

/** The additional reads of the agents' layout. */
export const agentReads = ({ query, user }: Pick<Place<'customer'>, 'query' | 'user'>) =>
  isFor('agent', { user }) ? { agentCase: readAgentCase(query.get('id') ?? ''), myCases: readMyCases } : {}

/** The last cases of the same contact, without this one. */
export const readCasesOfContact = (contactId: string, caseId: string) =>
  readRelatedList(
    {
      parentRecordId: contactId,
      relatedListId: 'Cases',
      sortBy: ['-CreatedDate'],
      pageSize: SHOWN_CASES,
      where: JSON.stringify({ Id: { ne: caseId } }),
    },
    ofCaseRow,
  )

/** The open cases of the same account, without this one. */
export const readOpenCasesOfAccount = (accountId: string, caseId: string) =>
  readRelatedList(
    {
      parentRecordId: accountId,
      relatedListId: 'Cases',
      sortBy: ['-CreatedDate'],
      pageSize: SHOWN_CASES,
      where: JSON.stringify({ and: [{ IsClosed: { eq: false } }, { Id: { ne: caseId } }] }),
    },
    ofCaseRow,
  )

/** The account's services for the product or the aircraft of the case. */
export const readEntitlement = (
  accountId: string,
  about: Readonly<Record<'ProductId__c' | 'AircraftId__c', string | null>>,
) =>
  readRelatedList(
    {
      parentRecordId: accountId,
      relatedListId: 'Subscriptions__r',
      sortBy: ['-EndDate__c'],
      pageSize: SHOWN_SERVICES,
      where: JSON.stringify({
        or: Object.entries(about).flatMap(([field, id]) => (id === null ? [] : [{ [field]: { eq: id } }])),
      }),
    },
    [
      'Subscription__c.ServiceNumber__c',
      'Subscription__c.Status__c',
      'Subscription__c.EndDate__c',
      'Subscription__c.DownloadLimit__c',
      'Subscription__c.DownloadsUsed__c',
    ],
    ['Subscription__c.Product__r.Name', 'Subscription__c.Aircraft__r.TailNumber__c'],
  )

/** What automations did to a case, the latest first. */
export const readAutomationRuns = (caseId: string) =>
  readRelatedList({ parentRecordId: caseId, relatedListId: 'AutomationRuns', pageSize: SHOWN_RUNS }, [
    'AutomationRun__c.AutomationName__c',
    'AutomationRun__c.Outcome__c',
    'AutomationRun__c.CreatedDate',
  ])

/** Contacts with this e-mail address that the agent may see. */
export const readContactsByAddress = (address: string) =>
  readList(
    {
      objectApiName: 'Contact',
      listViewApiName: 'AccountContacts',
      pageSize: 5,
      where: JSON.stringify({ Email: { eq: address } }),
    },
    ['Contact.Name'],
    ['Contact.Account.Name'],
  )

/** The templates for replies. */
export const readReplyTemplates = readList(
  { objectApiName: 'ReplyTemplate__c', listViewApiName: 'ReplyTemplates', pageSize: limits.pageSizeMax },
  ['ReplyTemplate__c.Name', 'ReplyTemplate__c.Body__c'],
)
