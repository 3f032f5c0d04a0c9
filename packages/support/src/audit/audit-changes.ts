import type { Change, ObjectDefinition, Scalar } from 'platform'
import { ERASED_ADDRESSES, isErasure } from '../person.ts'

/** Which changes of an object are written to the audit log. */
type Audited = {
  /** The field with the account, `Id` for the account itself; absent means the account of the actor. */
  account?: string
  /** The kind of the event of a creation; absent means none. */
  created?: string
  /** The kind of the event of a change of any field; absent means none. */
  changed?: string
  /** Fields that decide rights: each change is an event. */
  rights?: readonly string[]
}

const audited: Readonly<Record<string, Audited>> = {
  Account: {
    account: 'Id',
    rights: ['RecordTypeId', 'OwnerId', 'CaseVisibility__c', 'VerifiedDomains__c', 'ExportHold__c'],
  },
  Contact: {
    account: 'AccountId',
    created: 'ContactCreated',
    rights: [
      'AccountId',
      'Email',
      'PortalAccess__c',
      'InvitedProfile__c',
      'InvitedDate__c',
      'CaseMailsStay__c',
      'AddressShared__c',
      'MergedIntoId__c',
      'IsErased__c',
    ],
  },
  User: {
    account: 'AccountId',
    created: 'UserCreated',
    rights: [
      'ContactId',
      'Email',
      'Profile',
      'IsActive',
      'ExportClearance__c',
      'PublishRight__c',
      'FactorsResetDate__c',
      'SessionsEndedDate__c',
      'ClearanceProposedById__c',
    ],
  },
  Queue__c: { created: 'QueueCreated', changed: 'QueueChanged' },
  QueueMember__c: { created: 'QueueMemberAdded', changed: 'QueueMemberChanged' },
  RoutingRule__c: { created: 'RoutingRuleCreated', changed: 'RoutingRuleChanged' },
  BusinessCalendar__c: { created: 'CalendarCreated', changed: 'CalendarChanged' },
  Holiday__c: { created: 'HolidayCreated', changed: 'HolidayChanged' },
  AnswerTarget__c: { created: 'AnswerTargetCreated', changed: 'AnswerTargetChanged' },
  Automation__c: { created: 'AutomationCreated', changed: 'AutomationChanged' },
  CaseSettings__c: { changed: 'CaseSettingsChanged' },
  DownloadReset__c: { account: 'AccountId__c', created: 'DownloadsReset' },
  ListValue__c: { created: 'ListValueAdded', rights: ['Label__c', 'Order__c', 'Help__c', 'Status__c'] },
  CustomField__c: {
    created: 'OwnFieldAdded',
    rights: ['Label__c', 'Customers__c', 'AccountAdmins__c', 'Agents__c', 'Authors__c', 'Required__c', 'Status__c'],
  },
  ExportAcknowledgement__c: { created: 'ExportNoticeConfirmed' },
}

/** Extends the rules of audited objects, so that changes of rights, resets and acknowledgements are written to the audit log. */
export function auditChanges(object: ObjectDefinition): ObjectDefinition {
  const wanted = audited[object.apiName]
  if (!wanted) return object
  const { rules } = object
  return {
    ...object,
    rules: {
      ...rules,
      afterCreate: async (change) => {
        await rules?.afterCreate?.(change)
        if (wanted.created !== undefined) await record(change, wanted, wanted.created)
      },
      afterUpdate: async (change) => {
        await rules?.afterUpdate?.(change)
        // The system itself stores results, such as that of a trial.
        if (wanted.changed !== undefined && change.principal !== null) await record(change, wanted, wanted.changed)
        // The erasure of a person's data is one event, on the contact.
        const rights = isErasure(change) ? ['IsErased__c'] : (wanted.rights ?? [])
        for (const field of isErasedLogin(change) ? [] : rights) {
          if (change.isChanged(field)) await record(change, wanted, `${object.apiName}.${field}`)
        }
      },
    },
  }
}

const isErasedLogin = (change: Change): boolean =>
  change.objectApiName === 'User' &&
  change.isChanged('Email') &&
  String(change.value('Email')).endsWith(ERASED_ADDRESSES)

// Ids and field names only: the old and new values may be personal.
async function record(change: Change, { account }: Audited, kind: string): Promise<void> {
  await change.system.create('AuditEvent__c', {
    ActorId__c: change.principal?.userId ?? null,
    AccountId__c: accountOf(change, account),
    Kind__c: kind,
    TargetId__c: change.id,
  })
}

function accountOf(change: Change, field: string | undefined): Scalar {
  if (field === undefined) return change.principal?.attributes.accountId ?? null
  return field === 'Id' ? change.id : change.value(field)
}
