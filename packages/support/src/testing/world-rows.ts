import { exportNoticeVersion } from 'contract'
import type { LoadedRecord, ObjectDefinition, Scalar } from 'platform'
import { accountRecordTypes } from '../accounts/account.object.ts'
import { articleRecordTypes } from '../article-record-types.ts'
import { filledRecord } from './filled-record.ts'
import { worldApp } from './world-app.ts'
import {
  accountIdOf,
  accountOf,
  contactIdOf,
  rowOwners,
  userIdOf,
  type WorldAccount,
  type WorldPerson,
  worldAccounts,
  worldId,
  worldPeople,
  worldPersonNames,
} from './world-people.ts'

/** A record of the small world, and whose it is. `kind` tells apart rows that profiles treat differently. */
export type WorldRow = {
  object: string
  id: string
  kind: string
  person: WorldPerson | null
  account: WorldAccount | null
  record: LoadedRecord
}

type Given = {
  number: number
  kind?: string
  person?: WorldPerson
  account?: WorldAccount | null
  fields: Record<string, Scalar>
}

function rowsOf(apiName: string, rows: readonly Given[]): WorldRow[] {
  const object = objectNamed(apiName)
  return rows.map(({ number, kind = 'any', person, account, fields }) => {
    const id = worldId(object.keyPrefix, number)
    return {
      object: apiName,
      id,
      kind,
      person: person ?? null,
      account: account ?? (person ? accountOf(person) : null),
      record: filledRecord(object, number, { Id: id, ...fields }),
    }
  })
}

function objectNamed(apiName: string): ObjectDefinition {
  const object = worldApp.objects.find((candidate) => candidate.apiName === apiName)
  if (!object) throw new Error(`No object ${apiName}`)
  return object
}

/** One row for each person who owns rows, numbered after the person. */
const perOwner = (
  apiName: string,
  fields: (person: (typeof rowOwners)[number]) => Record<string, Scalar>,
  { kind, offset = 0 }: { kind?: string; offset?: number } = {},
): WorldRow[] =>
  rowsOf(
    apiName,
    rowOwners.map((person) => ({
      number: worldPeople[person].number + offset,
      person,
      fields: { CreatedById: userIdOf(person), LastModifiedById: userIdOf(person), ...fields(person) },
      ...(kind === undefined ? {} : { kind }),
    })),
  )

const own = (apiName: string, person: WorldPerson): string =>
  worldId(objectNamed(apiName).keyPrefix, worldPeople[person].number)

const accountIdOfPerson = (person: WorldPerson): string => accountIdOf(accountOf(person) ?? 'osprey')

const recordTypeOf: Readonly<Record<WorldAccount, string>> = {
  osprey: accountRecordTypes.BusinessAviation,
  northfield: accountRecordTypes.GeneralAviation,
  wing: accountRecordTypes.Military,
}

const staff = worldPersonNames.filter((person) => accountOf(person) === null)
const customers = worldPersonNames.filter((person) => accountOf(person) !== null)

/** Every row of the small world, in an order in which they can be written. */
export function worldRows(): WorldRow[] {
  return [
    ...rowsOf(
      'User',
      staff.map((person) => ({
        number: worldPeople[person].number,
        person,
        kind: 'staff',
        fields: userFields(person),
      })),
    ),
    ...rowsOf(
      'Account',
      worldAccounts.map((account, index) => ({
        number: index + 1,
        account,
        fields: {
          RecordTypeId: recordTypeOf[account],
          CaseVisibility__c: account === 'northfield' ? 'Own' : 'Account',
          OwnerId: userIdOf('jonas'),
          ExportHold__c: false,
          ExportRestricted__c: account === 'wing',
        },
      })),
    ),
    ...rowsOf(
      'Contact',
      customers.map((person) => ({
        number: worldPeople[person].number,
        person,
        fields: {
          Name: worldPeople[person].name,
          AccountId: accountIdOfPerson(person),
          PortalAccess__c: person === 'rolf' ? 'Removed' : 'Active',
          AddressShared__c: false,
          IsErased__c: false,
          MergedIntoId__c: null,
        },
      })),
    ),
    ...rowsOf(
      'User',
      customers.map((person) => ({
        number: worldPeople[person].number,
        person,
        kind: person === 'rolf' ? 'removed' : 'customer',
        fields: { ...userFields(person), ContactId: contactIdOf(person) },
      })),
    ),
    ...productRows(),
    ...perOwner('Aircraft__c', (person) => ({ AccountId__c: accountIdOfPerson(person) })),
    ...perOwner('Subscription__c', (person) => ({
      AccountId__c: accountIdOfPerson(person),
      ProductId__c: worldId('01t', 1),
      AircraftId__c: own('Aircraft__c', person),
    })),
    ...caseRows(),
    ...articleRows(),
    ...fileRows(),
    ...articleFileRows(),
    ...otherRows(),
  ]
}

const userFields = (person: WorldPerson): Record<string, Scalar> => ({
  Name: worldPeople[person].name,
  Email: `${person}@world.example`,
  Profile: worldPeople[person].profile,
  IsActive: person !== 'rolf',
  TimeZone: 'UTC',
  Locale: 'en-US',
  ExportClearance__c: person === 'jonas',
  PublishRight__c: person === 'priya',
  FactorsReset__c: false,
  SessionsEnded__c: false,
  ClearanceProposed__c: false,
  ClearanceProposedById__c: null,
})

const automationFields = Object.fromEntries([1, 2, 3, 4].map((place) => [`Step${place}__c`, 'Note']))

function productRows(): WorldRow[] {
  const related = {
    RelatedProduct1Id__c: worldId('01t', 1),
    RelatedProduct2Id__c: worldId('01t', 1),
    RelatedProduct3Id__c: worldId('01t', 1),
  }
  return rowsOf('Product2', [
    { number: 1, kind: 'catalogue', fields: { ...related, ExportControlled__c: false } },
    { number: 2, kind: 'catalogue', fields: { ...related, ExportControlled__c: true } },
    { number: 3, kind: 'internal', fields: { ...related, ExportControlled__c: true, IsActive: false } },
    { number: 4, kind: 'catalogue', fields: { ...related, ExportControlled__c: false } },
  ])
}

/** Each owner has an open case (numbered after the person) and a closed one (100 more), with comments and history. */
function caseRows(): WorldRow[] {
  const caseFields = (person: WorldPerson): Record<string, Scalar> => ({
    AccountId: accountIdOfPerson(person),
    ContactId: contactIdOf(person),
    OwnerId: userIdOf('jonas'),
    ProductId__c: worldId('01t', 1),
    AircraftId__c: own('Aircraft__c', person),
    SubscriptionId__c: own('Subscription__c', person),
    ParentId: worldId('500', worldPeople[person].number),
    Status: 'Open',
    IsClosed: false,
    Queue__c: 'Product Support',
  })
  const onCase = (person: WorldPerson): Record<string, Scalar> => ({ ParentId: own('Case', person) })
  return [
    ...perOwner('Case', caseFields),
    ...perOwner('Case', (person) => ({ ...caseFields(person), Status: 'Closed', IsClosed: true }), { offset: 100 }),
    ...perOwner('CaseComment', (person) => ({ ...onCase(person), IsPublished: true }), { kind: 'published' }),
    ...perOwner(
      'CaseComment',
      (person) => ({ ...onCase(person), IsPublished: false, CreatedById: userIdOf('jonas') }),
      { kind: 'internal', offset: 100 },
    ),
    ...perOwner('CaseHistory', (person) => ({ ...onCase(person), Field: 'Status' }), { kind: 'shown' }),
    ...perOwner('CaseHistory', (person) => ({ ...onCase(person), Field: 'Queue__c' }), {
      kind: 'internal',
      offset: 100,
    }),
    ...rowsOf('Automation__c', [
      { number: 1, fields: { ...automationFields, IsActive__c: false, ActsAsId__c: userIdOf('wren') } },
    ]),
    ...perOwner('AutomationRun__c', (person) => ({
      CaseId__c: own('Case', person),
      AutomationId__c: worldId('a0R', 1),
    })),
    ...perOwner('CaseWatcher__c', (person) => ({ CaseId__c: own('Case', person), UserId__c: userIdOf(person) })),
    ...perOwner('CaseRating__c', (person) => ({ CaseId__c: own('Case', person) })),
    ...perOwner('CaseDraft__c', (person) => ({ UserId__c: userIdOf(person) })),
    ...rowsOf(
      'CaseDraft__c',
      (['theo', 'jonas', 'wren', 'priya', 'otto', 'ada'] as const).map((person) => ({
        number: worldPeople[person].number,
        person,
        fields: { UserId__c: userIdOf(person), CreatedById: userIdOf(person), LastModifiedById: userIdOf(person) },
      })),
    ),
  ]
}

function articleRows(): WorldRow[] {
  const article = (number: number, kind: string, person: WorldPerson, fields: Record<string, Scalar>): Given => ({
    number,
    kind,
    person,
    fields: {
      RecordTypeId: articleRecordTypes.Documentation,
      Product__c: worldId('01t', 1),
      OwnerId: userIdOf(person),
      CreatedById: userIdOf(person),
      LastModifiedById: userIdOf(person),
      IsPublic: false,
      ...fields,
    },
  })
  return rowsOf('Knowledge__kav', [
    article(1, 'public', 'priya', { PublicationStatus: 'Online', IsPublic: true }),
    article(2, 'online', 'priya', { PublicationStatus: 'Online' }),
    article(3, 'draft', 'priya', { PublicationStatus: 'Draft' }),
    article(4, 'draft', 'otto', { PublicationStatus: 'Draft' }),
    article(5, 'archived', 'otto', { PublicationStatus: 'Archived' }),
  ])
}

/** What is published of an article and was before, and a draft of each author. */
function articleVersionRows(): WorldRow[] {
  const version = (number: number, kind: string, person: WorldPerson, fields: Record<string, Scalar>): Given => ({
    number,
    kind,
    person,
    fields: {
      Number__c: number,
      Product__c: worldId('01t', 1),
      OwnerId: userIdOf(person),
      CreatedById: userIdOf(person),
      LastModifiedById: userIdOf(person),
      ...fields,
    },
  })
  const [first, second] = [worldId('ka0', 1), worldId('ka0', 2)]
  return rowsOf('ArticleVersion__c', [
    version(1, 'published', 'priya', { ArticleId__c: first, State__c: 'Published', DraftOf__c: null }),
    version(2, 'published', 'priya', { ArticleId__c: first, State__c: 'Published', DraftOf__c: null }),
    version(3, 'draft', 'otto', { ArticleId__c: first, State__c: 'Draft', DraftOf__c: first }),
    version(4, 'draft', 'priya', { ArticleId__c: second, State__c: 'Draft', DraftOf__c: second }),
  ])
}

/** Each owner has an attached file, one not attached yet (100 more), and a file on an internal note (200 more). */
function fileRows(): WorldRow[] {
  const kinds = [
    { kind: 'attached', offset: 0, target: 'Case', uploader: null },
    { kind: 'loose', offset: 100, target: null, uploader: null },
    { kind: 'note', offset: 200, target: 'CaseComment', uploader: 'jonas' },
  ] as const
  const idIn = (prefix: string, person: WorldPerson, offset: number) =>
    worldId(prefix, worldPeople[person].number + offset)
  const by = (person: WorldPerson, uploader: WorldPerson | null) => userIdOf(uploader ?? person)
  return [
    ...kinds.flatMap(({ kind, offset, uploader }) =>
      perOwner('ContentDocument', (person) => ({ OwnerId: by(person, uploader), CreatedById: by(person, uploader) }), {
        kind,
        offset,
      }),
    ),
    ...kinds.flatMap(({ kind, offset, uploader }) =>
      perOwner(
        'ContentVersion',
        (person) => ({
          ContentDocumentId: idIn('069', person, offset),
          ScanState: 'Clean',
          CreatedById: by(person, uploader),
        }),
        { kind, offset },
      ),
    ),
    ...kinds.flatMap(({ kind, offset, target, uploader }) =>
      target === null
        ? []
        : perOwner(
            'ContentDocumentLink',
            (person) => ({
              ContentDocumentId: idIn('069', person, offset),
              LinkedEntityId: target === 'Case' ? own('Case', person) : idIn('00a', person, 100),
              CommentCaseId__c: target === 'Case' ? null : own('Case', person),
              Kind__c: 'Case',
              Visibility: target === 'Case' ? 'AllUsers' : 'InternalUsers',
              CreatedById: by(person, uploader),
            }),
            { kind, offset },
          ),
    ),
  ]
}

/** Authors' articles that customers do not read have a file each. */
function articleFileRows(): WorldRow[] {
  const files = [
    { number: 301, kind: 'draft', person: 'priya', article: 3 },
    { number: 302, kind: 'draft', person: 'otto', article: 4 },
    { number: 303, kind: 'archived', person: 'otto', article: 5 },
  ] as const
  const rows = (apiName: string, fields: (file: (typeof files)[number]) => Record<string, Scalar>): WorldRow[] =>
    rowsOf(
      apiName,
      files.map((file) => ({ ...file, fields: { ...fields(file), CreatedById: userIdOf(file.person) } })),
    )
  return [
    ...rows('ContentDocument', ({ person }) => ({ OwnerId: userIdOf(person) })),
    ...rows('ContentVersion', ({ number }) => ({ ContentDocumentId: worldId('069', number), ScanState: 'Clean' })),
    ...rows('ContentDocumentLink', ({ number, article }) => ({
      ContentDocumentId: worldId('069', number),
      LinkedEntityId: worldId('ka0', article),
      CommentCaseId__c: null,
      Kind__c: 'Article',
      Visibility: 'AllUsers',
    })),
  ]
}

function otherRows(): WorldRow[] {
  const byOtto = { CreatedById: userIdOf('otto'), LastModifiedById: userIdOf('otto') }
  const everybody = [
    ...rowOwners,
    'theo',
    'jonas',
    'wren',
    'priya',
    'otto',
    'ada',
  ] as const satisfies readonly WorldPerson[]
  const perPerson = (apiName: string, fields: (person: WorldPerson) => Record<string, Scalar>): WorldRow[] =>
    rowsOf(
      apiName,
      everybody.map((person) => ({ number: worldPeople[person].number, person, fields: fields(person) })),
    )
  return [
    ...perOwner('DownloadReset__c', (person) => ({
      AccountId__c: accountIdOfPerson(person),
      RequestedById__c: userIdOf(person),
    })),
    ...perOwner('DownloadResetItem__c', (person) => ({
      ResetId__c: own('DownloadReset__c', person),
      SubscriptionId__c: own('Subscription__c', person),
    })),
    ...perPerson('ArticleVote__c', (person) => ({
      ArticleId__c: worldId('ka0', 1),
      UserId__c: userIdOf(person),
      CreatedById: userIdOf(person),
      LastModifiedById: userIdOf(person),
    })),
    ...articleVersionRows(),
    // Each account has a service of the first product, and none of the fourth.
    ...rowsOf('ProductAlert__c', [
      { number: 1, kind: 'entitled', fields: { ...byOtto, ProductId__c: worldId('01t', 1) } },
      { number: 2, kind: 'other', fields: { ...byOtto, ProductId__c: worldId('01t', 4) } },
    ]),
    ...perPerson('AlertSubscription__c', (person) => ({
      UserId__c: userIdOf(person),
      ProductId__c: worldId('01t', 1),
    })),
    ...perPerson('AlertReading__c', (person) => ({
      UserId__c: userIdOf(person),
      AlertId__c: worldId('a04', 1),
    })),
    ...perPerson('NotificationPreference__c', (person) => ({ UserId__c: userIdOf(person) })),
    ...perPerson('ExportAcknowledgement__c', (person) => ({
      UserId__c: userIdOf(person),
      Version__c: exportNoticeVersion,
    })),
    ...perPerson('TermsAcceptance__c', (person) => ({ UserId__c: userIdOf(person) })),
    ...perPerson('AuditEvent__c', (person) => ({
      ActorId__c: userIdOf(person),
      AccountId__c: accountOf(person) === null ? null : accountIdOfPerson(person),
    })),
    ...rowsOf('ReplyTemplate__c', [
      { number: 1, kind: 'active', fields: { IsActive__c: true } },
      { number: 2, kind: 'withdrawn', fields: { IsActive__c: false } },
    ]),
    ...routingRows(),
    ...calendarRows(),
    ...rowsOf('SearchSynonym__c', [
      { number: 1, kind: 'active', fields: { IsActive__c: true } },
      { number: 2, kind: 'withdrawn', fields: { IsActive__c: false } },
    ]),
    ...rowsOf('ListValue__c', [{ number: 900, fields: { List__c: 'Avionics' } }]),
    // Definitions without columns, which no process serves.
    ...rowsOf('CustomField__c', [
      { number: 1, kind: 'shared', fields: { Customers__c: 'Write', AccountAdmins__c: 'Read' } },
      { number: 2, kind: 'internal', fields: { Agents__c: 'Read' } },
      {
        number: 3,
        kind: 'deleted',
        fields: { Customers__c: 'Write', AccountAdmins__c: 'Read', Status__c: 'Deleted' },
      },
    ]),
    ...rowsOf('UnansweredSearch__c', [{ number: 1, fields: {} }]),
  ]
}

/** Queues and rules in addition to those that the migrations write. No rule is in use, so that cases go to the queues of the migrations. */
function routingRows(): WorldRow[] {
  const ofAccounts = [
    { number: 1, account: 'osprey' },
    { number: 2, account: 'wing' },
  ] as const
  const described = (account: WorldAccount): Record<string, Scalar> => ({
    QueueId__c: worldId('a0H', 1),
    ProductId__c: worldId('01t', 1),
    AccountId__c: accountIdOf(account),
    Language__c: 'de',
  })
  return [
    ...rowsOf('Queue__c', [{ number: 1, fields: { IsDefault__c: false, TakesOverId__c: worldId('a0H', 1) } }]),
    ...rowsOf(
      'QueueMember__c',
      (['jonas', 'wren'] as const).map((person) => ({
        number: worldPeople[person].number,
        person,
        fields: { QueueId__c: worldId('a0H', 1), UserId__c: userIdOf(person), IsActive__c: false },
      })),
    ),
    ...rowsOf(
      'RoutingRule__c',
      ofAccounts.map((row) => ({ ...row, fields: { ...described(row.account), IsActive__c: false } })),
    ),
    ...rowsOf(
      'RoutingTest__c',
      ofAccounts.map((row) => ({ ...row, fields: described(row.account) })),
    ),
  ]
}

/** A calendar, and a target for an impact that no case has, in addition to those that the migrations write. */
function calendarRows(): WorldRow[] {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
  const hours = Object.fromEntries(days.map((day) => [`${day}__c`, '09:00-17:00']))
  return [
    ...rowsOf('BusinessCalendar__c', [
      { number: 1, fields: { ...hours, TimeZone__c: 'Europe/Berlin', IsDefault__c: false } },
    ]),
    ...rowsOf('Holiday__c', [{ number: 1, fields: { CalendarId__c: worldId('a0L', 1) } }]),
    ...rowsOf('AnswerTarget__c', [
      { number: 1, fields: { SupportTier__c: 'Prime', Impact__c: 'None', CalendarId__c: worldId('a0L', 1) } },
    ]),
  ]
}
