/**
 * Who may do what, written down a second time and by hand, in other words than the access files: the matrix test compares
 * the product with this table. Fields are names separated by spaces, `*` is every field; what every reader of a row may
 * read (ids, times, people of a change, record type) is not repeated; `people: 'hidden'` leaves the people of a change out.
 *
 * Scopes: `own` is a row of the actor; `account` a row of the actor's account; `case` the same, narrowed to own rows where
 * the account keeps cases to their owners; `cleared` every row, without those of military accounts unless the actor has
 * the export clearance; `publisher` every row for an author who may publish; `all` every row. A `kind` narrows further.
 */
export type Scope = 'own' | 'account' | 'case' | 'cleared' | 'publisher' | 'all'
export type Line = { scope: Scope; kind?: string; fields: string; people?: 'hidden' }
export type Expected = {
  see: readonly Line[]
  update?: readonly Line[]
  create?: string
  /** Fields that only an author who may publish gives a new row. */
  publisherCreates?: string
  /** Rows that may be deleted; the fields of these lines do not count. */
  remove?: readonly Line[]
}
export type ProfileName = 'Customer' | 'AccountAdmin' | 'Agent' | 'Author' | 'Administrator'

const mine = (fields: string, more: Omit<Expected, 'see'> = {}): Expected => ({
  see: [{ scope: 'own', fields }],
  ...more,
})
const forAll = (expected: Expected): Record<ProfileName, Expected> => ({
  Customer: expected,
  AccountAdmin: expected,
  Agent: expected,
  Author: expected,
  Administrator: expected,
})

// The own fields of the small world: one for customers, one for the provider alone.
const open = 'OwnOpen__c'
const openOfCases = `${open} OwnMany__c OwnPeer__c`
const ownFields = `${open} OwnInner__c`

const accountOfCustomer = mine('Name AccountNumber CustomerNumber__c CcidCode__c SupportTier__c OwnerId OwnOpen__c')
const personal = 'FirstName LastName Name Email Phone MobilePhone Role__c Title ContactNumber__c AccountId'
const ofOneself = 'FirstName LastName Phone MobilePhone Role__c Title'
const ownTimeZone: Line = { scope: 'own', fields: 'TimeZone' }
const accountOfProvider =
  'Name RecordTypeId AccountNumber CustomerNumber__c CcidCode__c SupportTier__c CaseVisibility__c VerifiedDomains__c OwnerId ExportHold__c'
const newContact =
  'FirstName LastName Email Phone MobilePhone Role__c Title AccountId PortalAccess__c InvitedProfile__c'
const staff =
  'Name Email ContactId AccountId Profile IsActive LastLoginDate PublishRight__c ExportClearance__c ClearanceProposed__c ' +
  'ClearanceProposedById__c StaffInvitedDate__c HandOverToId__c FactorsResetDate__c SessionsEndedDate__c'
const userSelf: Line = {
  scope: 'own',
  fields: 'Name Email ContactId AccountId Profile IsActive LastLoginDate TimeZone Locale',
}
const agentNames: Line = { scope: 'all', kind: 'agent', fields: 'Name' }
const catalogue =
  'Name ItemNumber__c Description Company__c ReleaseDate__c LatestVersion__c SupportedVersion__c Compatibility__c HasDataCycles__c IsActive ' +
  'RelatedProduct1Id__c RelatedProduct2Id__c RelatedProduct3Id__c'
const aircraft = 'TailNumber__c Maker__c Model__c Avionics__c AccountId__c'
const service =
  'ServiceNumber__c ProductId__c AircraftId__c AccountId__c Coverage__c Status__c StartDate__c EndDate__c DownloadLimit__c DownloadsUsed__c'
const caseForCustomers =
  'CaseNumber Subject Description Status IsClosed Impact__c IssueType__c ProductId__c AircraftId__c SubscriptionId__c AiracCycle__c ' +
  'ContactId AccountId OwnerId Origin IsEscalated EscalationReason__c IsRated__c AwaitingCustomer__c Resolution__c ParentId IsMerged__c ClosedDate LastCommentDate__c Request__c ' +
  'FirstAnswerDue__c FirstAnswered__c'
const caseForm = 'Subject Description Impact__c IssueType__c ProductId__c AircraftId__c SubscriptionId__c AiracCycle__c'
const draft = mine('UserId__c Form__c Content__c', {
  update: [{ scope: 'own', fields: 'Content__c' }],
  create: 'Form__c Content__c',
  remove: [{ scope: 'own', fields: 'Id' }],
})
const synonym = 'Words__c IsActive__c'
const describedField =
  'Object__c ApiName__c Label__c Type__c Length__c LookupTo__c Help__c Required__c Default__c Section__c Place__c IssueTypes__c ProductId__c Status__c'
const settingsOfField =
  'Decimals__c Values__c Listed__c Searched__c Tracked__c Customers__c AccountAdmins__c Agents__c Authors__c'
const describedFor = (right: string, ...kinds: readonly string[]): Expected => ({
  see: withoutPeople(kinds.flatMap((kind) => seen('all', `${describedField} ${right}`, kind).see)),
})
const comment = 'ParentId CommentBody FoldedText__c IsPublished IsFromSupport__c NeedsAnswer__c'
const history = 'ParentId Field OldValue NewValue'
const reset = 'ResetNumber__c AccountId__c RequestedById__c Reason__c Outcome__c'
const resetItem = 'ResetId__c SubscriptionId__c UsedBefore__c UsedAfter__c Result__c'
const published =
  'Title UrlName Summary InfoType__c Content__c Download_URL__c DurationSeconds__c IsVideo__c DataCategories__c Product__c PublicationStatus ' +
  'IsPublic IsFeatured__c ViewCount__c LastPublishedDate'
const notes = 'InternalNotes__c ReviewDate__c'
const written =
  'Title UrlName Summary InfoType__c Content__c Download_URL__c DurationSeconds__c DataCategories__c Product__c InternalNotes__c ReviewDate__c'
const versionText =
  'Title__c Summary__c Content__c InfoType__c Download_URL__c DurationSeconds__c DataCategories__c Product__c'
const articleVersion = `ArticleId__c Number__c State__c PublishedDate__c ${versionText}`
const alert = 'Title__c ProductId__c Kind__c Severity__c Body__c EffectiveDate__c AiracCycle__c NeedsConfirmation__c'
const template = 'Name Body__c IsActive__c'
const routingTest = 'IssueType__c ProductId__c AccountId__c Language__c'
const routingRule = `Name QueueId__c ${routingTest} SupportTier__c ForRestricted__c`
const calendar = 'Name TimeZone__c Monday__c Tuesday__c Wednesday__c Thursday__c Friday__c Saturday__c Sunday__c'
const target = 'SupportTier__c Impact__c FirstAnswerHours__c SolutionHours__c CalendarId__c'
const alertSwitches = 'Channel__c NewDataCycle__c ServiceNotice__c NewVersion__c'
const mailSwitches = 'CaseEmails__c ProductAlertEmails__c ProductMarketing__c CustomerSurveys__c'

const auditEvent = 'ActorId__c AccountId__c Kind__c TargetId__c TargetName__c Time__c'

const described = 'Title Description FileExtension FileType ContentSize LatestPublishedVersionId'
const file = `${described} OwnerId`
const version = 'ContentDocumentId VersionNumber Title PathOnClient FileExtension FileType ContentSize ScanState Sha256'
const link = 'ContentDocumentId LinkedEntityId ShareType Visibility'
const linkOnCase = `${link} CommentCaseId__c`

/** Files on cases are seen with the case, loose ones by who uploaded them; those on notes by agents. */
const fileLines = (fields: string, scope: 'case' | 'account'): Line[] => [
  { scope, kind: 'attached', fields },
  { scope: 'own', kind: 'loose', fields },
]
const fileLinesOfAgents = (fields: string): Line[] =>
  ['attached', 'note'].map((kind) => ({ scope: 'cleared', kind, fields }))

/** Files of articles that customers do not read, as authors see them who may publish. */
const articleFileLines = (fields: string): Line[] =>
  ['draft', 'archived'].map((kind) => ({ scope: 'publisher', kind, fields, people: 'hidden' }))

const onlineArticles: Line[] = ['public', 'online'].map((kind) => ({ scope: 'all', kind, fields: published }))
const withoutPeople = (lines: readonly Line[]): Line[] => lines.map((line) => ({ ...line, people: 'hidden' }))

const noAccess: Expected = { see: [] }
const automation =
  'Name Order__c IsActive__c Trigger__c WaitedHours__c WaitedSince__c ActsAsId__c' +
  [1, 2, 3, 4]
    .map((place) => ` Field${place}__c Operator${place}__c Value${place}__c Step${place}__c StepValue${place}__c`)
    .join('')

const seen = (scope: Scope, fields: string, kind?: string): Expected => ({
  see: [{ scope, fields, ...(kind === undefined ? {} : { kind }) }],
})

export const expectedAccess: Readonly<Record<string, Record<ProfileName, Expected>>> = {
  Account: {
    Customer: { see: [{ scope: 'account', fields: accountOfCustomer.see[0]?.fields ?? '' }] },
    AccountAdmin: { see: [{ scope: 'account', fields: accountOfCustomer.see[0]?.fields ?? '' }] },
    Agent: {
      ...seen('cleared', '*'),
      update: [{ scope: 'cleared', fields: `Name SupportTier__c CaseVisibility__c VerifiedDomains__c ${open}` }],
    },
    Author: noAccess,
    Administrator: {
      ...seen('cleared', '*'),
      update: [{ scope: 'cleared', fields: `${accountOfProvider} ProposedDomain__c ${ownFields}` }],
      create: `${accountOfProvider} ${ownFields}`,
    },
  },
  Contact: {
    Customer: {
      see: [
        { scope: 'own', fields: `${personal} ${open}` },
        { scope: 'account', fields: 'Name' },
      ],
      update: [{ scope: 'own', fields: `${ofOneself} ${open}` }],
    },
    AccountAdmin: {
      see: [
        {
          scope: 'account',
          fields: `${personal} PortalAccess__c InvitedProfile__c InvitedDate__c LoginId__c CaseMailsStay__c MailProblem__c ${open}`,
        },
      ],
      update: [
        { scope: 'account', fields: 'FirstName LastName Phone Role__c' },
        { scope: 'own', fields: ofOneself },
      ],
      create: 'FirstName LastName Email Phone Role__c PortalAccess__c InvitedProfile__c',
    },
    Agent: {
      ...seen('cleared', '*'),
      update: [
        {
          scope: 'cleared',
          fields: `FirstName LastName Phone MobilePhone Role__c Title PortalAccess__c AddressShared__c NewEmail__c ${open}`,
        },
      ],
      create: `${newContact} ${open}`,
    },
    Author: noAccess,
    Administrator: {
      ...seen('cleared', '*'),
      update: [
        {
          scope: 'cleared',
          fields: `FirstName LastName Phone MobilePhone Role__c Title AccountId AddressShared__c NewEmail__c ${ownFields}`,
        },
      ],
      create: `${newContact} ${ownFields}`,
    },
  },
  User: {
    Customer: {
      see: [
        userSelf,
        { scope: 'account', fields: 'Name AccountId' },
        { scope: 'account', kind: 'customer', fields: 'IsActive' },
        agentNames,
      ],
      update: [ownTimeZone],
    },
    AccountAdmin: {
      see: [
        userSelf,
        { scope: 'account', fields: 'Name Email ContactId AccountId Profile IsActive LastLoginDate' },
        agentNames,
      ],
      update: [ownTimeZone],
    },
    Agent: {
      see: [userSelf, { scope: 'cleared', fields: 'Name Email ContactId AccountId Profile IsActive LastLoginDate' }],
      update: [ownTimeZone],
    },
    Author: { see: [userSelf], update: [ownTimeZone] },
    Administrator: {
      see: [userSelf, { scope: 'cleared', fields: staff }],
      update: [ownTimeZone],
      create: 'Name Email Profile PublishRight__c IsActive',
    },
  },
  Product2: {
    Customer: seen('all', `${catalogue} ExportControlled__c ${open}`, 'catalogue'),
    AccountAdmin: seen('all', `${catalogue} ExportControlled__c ${open}`, 'catalogue'),
    Agent: seen('all', '*'),
    Author: seen('all', `${catalogue} ${open}`),
    Administrator: {
      ...seen('all', '*'),
      update: [{ scope: 'all', fields: `${catalogue} ExportControlled__c ExportNote__c ${ownFields}` }],
      create: `${catalogue} ExportControlled__c ExportNote__c ${ownFields}`,
    },
  },
  Aircraft__c: {
    Customer: seen('account', `${aircraft} ${open}`),
    AccountAdmin: seen('account', `${aircraft} ${open}`),
    Agent: seen('cleared', `${aircraft} ${ownFields}`),
    Author: noAccess,
    Administrator: {
      ...seen('cleared', `${aircraft} ${ownFields}`),
      update: [{ scope: 'cleared', fields: `${aircraft} ${ownFields}` }],
      create: `${aircraft} ${ownFields}`,
    },
  },
  Subscription__c: {
    Customer: seen('account', `${service} ${open}`),
    AccountAdmin: seen('account', `${service} ${open}`),
    Agent: seen('cleared', `${service} ${ownFields}`),
    Author: noAccess,
    Administrator: {
      ...seen('cleared', `${service} ${ownFields}`),
      update: [{ scope: 'cleared', fields: `${service} ${ownFields}`.replace(' DownloadsUsed__c', '') }],
      create: `${service} ${ownFields}`.replace(' DownloadsUsed__c', ''),
    },
  },
  Case: {
    Customer: { ...seen('case', `${caseForCustomers} ${openOfCases}`), create: `${caseForm} ${openOfCases}` },
    AccountAdmin: { ...seen('account', `${caseForCustomers} ${openOfCases}`), create: caseForm },
    Agent: {
      ...seen('cleared', '*'),
      update: [
        {
          scope: 'cleared',
          fields: `${caseForm} Status OwnerId Queue__c IsEscalated EscalationReason__c AwaitingCustomer__c Resolution__c ParentId ${openOfCases}`,
        },
      ],
      create: `${caseForm} ContactId OwnerId Queue__c Origin ParentId ${openOfCases}`,
    },
    Author: noAccess,
    Administrator: noAccess,
  },
  Automation__c: {
    Customer: noAccess,
    AccountAdmin: noAccess,
    Agent: noAccess,
    Author: noAccess,
    Administrator: {
      ...seen('all', '*'),
      update: [{ scope: 'all', fields: automation }],
      create: automation,
    },
  },
  AutomationRun__c: {
    Customer: noAccess,
    AccountAdmin: noAccess,
    Agent: seen('cleared', 'CaseId__c AutomationName__c Outcome__c'),
    Author: noAccess,
    Administrator: noAccess,
  },
  CaseComment: {
    Customer: { ...seen('case', comment, 'published'), create: 'ParentId CommentBody FoldedText__c' },
    AccountAdmin: { ...seen('account', comment, 'published'), create: 'ParentId CommentBody FoldedText__c' },
    Agent: { ...seen('cleared', '*'), create: 'ParentId CommentBody IsPublished NeedsAnswer__c' },
    Author: noAccess,
    Administrator: noAccess,
  },
  CaseHistory: {
    Customer: seen('case', history, 'shown'),
    AccountAdmin: seen('account', history, 'shown'),
    Agent: seen('cleared', '*'),
    Author: noAccess,
    Administrator: noAccess,
  },
  CaseWatcher__c: {
    Customer: {
      ...seen('case', 'CaseId__c UserId__c'),
      create: 'CaseId__c UserId__c',
      remove: [{ scope: 'case', fields: 'Id' }],
    },
    AccountAdmin: {
      ...seen('account', 'CaseId__c UserId__c'),
      create: 'CaseId__c UserId__c',
      remove: [{ scope: 'account', fields: 'Id' }],
    },
    Agent: {
      ...seen('cleared', 'CaseId__c UserId__c'),
      create: 'CaseId__c UserId__c',
      remove: [{ scope: 'cleared', fields: 'Id' }],
    },
    Author: noAccess,
    Administrator: noAccess,
  },
  CaseRating__c: {
    Customer: mine('CaseId__c Rating__c Comment__c', { create: 'CaseId__c Rating__c Comment__c' }),
    AccountAdmin: { ...seen('account', 'CaseId__c Rating__c Comment__c'), create: 'CaseId__c Rating__c Comment__c' },
    Agent: seen('cleared', 'CaseId__c Rating__c Comment__c'),
    Author: noAccess,
    Administrator: noAccess,
  },
  CaseDraft__c: {
    Customer: draft,
    AccountAdmin: draft,
    Agent: draft,
    Author: draft,
    Administrator: draft,
  },
  ContentDocument: {
    Customer: { see: fileLines(file, 'case') },
    AccountAdmin: { see: fileLines(file, 'account') },
    Agent: { see: fileLinesOfAgents(file) },
    Author: { see: [{ scope: 'own', fields: file }, ...articleFileLines(described)] },
    // Files of published articles, of which the small world has none.
    Administrator: { see: withoutPeople(seen('all', described, 'public').see) },
  },
  ContentVersion: {
    Customer: { see: fileLines(version, 'case'), create: 'ContentDocumentId Title PathOnClient' },
    AccountAdmin: { see: fileLines(version, 'account'), create: 'ContentDocumentId Title PathOnClient' },
    Agent: { see: fileLinesOfAgents(version), create: 'ContentDocumentId Title PathOnClient' },
    Author: {
      see: [{ scope: 'own', fields: version }, ...articleFileLines(version)],
      create: 'ContentDocumentId Title PathOnClient',
    },
    // Files of published articles, of which the small world has none.
    Administrator: { see: withoutPeople(seen('all', version, 'public').see) },
  },
  ContentDocumentLink: {
    Customer: { ...seen('case', linkOnCase, 'attached'), create: 'ContentDocumentId LinkedEntityId' },
    AccountAdmin: { ...seen('account', linkOnCase, 'attached'), create: 'ContentDocumentId LinkedEntityId' },
    Agent: { see: fileLinesOfAgents(linkOnCase), create: 'ContentDocumentId LinkedEntityId Visibility' },
    Author: {
      see: [{ scope: 'own', fields: link }, ...articleFileLines(link)],
      create: 'ContentDocumentId LinkedEntityId',
      remove: [{ scope: 'own', kind: 'draft', fields: 'Id' }, ...articleFileLines('Id')],
    },
    // Files of published articles, of which the small world has none.
    Administrator: { see: withoutPeople(seen('all', link, 'public').see) },
  },
  DownloadReset__c: {
    Customer: seen('account', reset),
    AccountAdmin: seen('account', reset),
    Agent: seen('cleared', reset),
    Author: noAccess,
    Administrator: noAccess,
  },
  DownloadResetItem__c: {
    Customer: seen('account', resetItem),
    AccountAdmin: seen('account', resetItem),
    Agent: seen('cleared', resetItem),
    Author: noAccess,
    Administrator: noAccess,
  },
  Knowledge__kav: {
    Customer: { see: withoutPeople(onlineArticles) },
    AccountAdmin: { see: withoutPeople(onlineArticles) },
    Agent: { see: onlineArticles },
    Author: {
      see: [
        ...withoutPeople(onlineArticles),
        { scope: 'own', fields: `${published} OwnerId ${notes}` },
        { scope: 'publisher', fields: `${published} ${notes}`, people: 'hidden' },
      ],
      update: [
        { scope: 'own', kind: 'draft', fields: written },
        { scope: 'publisher', fields: 'PublicationStatus IsPublic IsFeatured__c ReviewDate__c RecordTypeId' },
      ],
      create: written,
      publisherCreates: 'RecordTypeId',
    },
    Administrator: { see: onlineArticles },
  },
  ArticleVote__c: {
    Customer: mine('ArticleId__c UserId__c IsHelpful__c Words__c'),
    AccountAdmin: mine('ArticleId__c UserId__c IsHelpful__c Words__c'),
    Agent: mine('ArticleId__c UserId__c IsHelpful__c Words__c'),
    Author: {
      see: [
        ...withoutPeople(seen('all', 'ArticleId__c IsHelpful__c Words__c').see),
        { scope: 'own', fields: 'ArticleId__c UserId__c IsHelpful__c Words__c' },
      ],
    },
    Administrator: mine('ArticleId__c UserId__c IsHelpful__c Words__c'),
  },
  ArticleVersion__c: {
    Customer: noAccess,
    AccountAdmin: noAccess,
    Agent: noAccess,
    Author: {
      see: [
        { scope: 'own', fields: `${articleVersion} OwnerId` },
        { scope: 'all', kind: 'published', fields: articleVersion, people: 'hidden' },
        { scope: 'publisher', fields: articleVersion, people: 'hidden' },
      ],
      update: [
        { scope: 'own', kind: 'draft', fields: versionText },
        { scope: 'publisher', fields: 'State__c' },
      ],
      create: 'ArticleId__c',
      remove: [
        { scope: 'own', kind: 'draft', fields: 'Id' },
        { scope: 'publisher', kind: 'draft', fields: 'Id' },
      ],
    },
    Administrator: noAccess,
  },
  ProductAlert__c: {
    Customer: { see: withoutPeople(seen('all', alert, 'entitled').see) },
    AccountAdmin: { see: withoutPeople(seen('all', alert, 'entitled').see) },
    Agent: { ...seen('all', alert), update: [{ scope: 'all', fields: alert }], create: alert },
    Author: { see: withoutPeople(seen('all', alert).see), update: [{ scope: 'all', fields: alert }], create: alert },
    Administrator: seen('all', alert),
  },
  AlertSubscription__c: forAll(
    mine(`UserId__c ProductId__c ${alertSwitches}`, {
      update: [{ scope: 'own', fields: alertSwitches }],
      create: `ProductId__c ${alertSwitches}`,
    }),
  ),
  AlertReading__c: forAll(
    mine('UserId__c AlertId__c IsConfirmed__c ConfirmedDate__c', {
      update: [{ scope: 'own', fields: 'IsConfirmed__c' }],
      create: 'AlertId__c IsConfirmed__c',
    }),
  ),
  NotificationPreference__c: forAll(
    mine(`UserId__c ${mailSwitches}`, { update: [{ scope: 'own', fields: mailSwitches }] }),
  ),
  ExportAcknowledgement__c: forAll(mine('UserId__c Version__c AcknowledgedDate__c', { create: 'Version__c' })),
  TermsAcceptance__c: forAll(mine('UserId__c Version__c AcceptedDate__c')),
  AuditEvent__c: {
    Customer: mine(auditEvent),
    AccountAdmin: {
      see: [
        { scope: 'own', fields: auditEvent },
        { scope: 'account', fields: auditEvent },
      ],
    },
    Agent: {
      see: [
        { scope: 'own', fields: auditEvent },
        { scope: 'cleared', fields: auditEvent },
      ],
    },
    Author: mine(auditEvent),
    Administrator: {
      see: [
        { scope: 'own', fields: auditEvent },
        { scope: 'cleared', fields: auditEvent },
      ],
    },
  },
  ReplyTemplate__c: {
    Customer: noAccess,
    AccountAdmin: noAccess,
    Agent: seen('all', template, 'active'),
    Author: {
      see: withoutPeople(seen('all', template).see),
      update: [{ scope: 'all', fields: template }],
      create: template,
      remove: [{ scope: 'all', fields: 'Id' }],
    },
    Administrator: noAccess,
  },
  Queue__c: {
    ...forAll(noAccess),
    Agent: { see: withoutPeople(seen('all', 'Name Value__c IsActive__c').see) },
    Administrator: {
      ...seen('all', 'Name Value__c IsDefault__c IsActive__c SenderName__c SenderAddress__c TakesOverId__c'),
      create: 'Name SenderName__c SenderAddress__c',
    },
  },
  QueueMember__c: {
    ...forAll(noAccess),
    Agent: { see: withoutPeople(mine('QueueId__c UserId__c IsActive__c').see) },
    Administrator: { ...seen('all', 'QueueId__c UserId__c IsActive__c'), create: 'QueueId__c UserId__c' },
  },
  RoutingRule__c: {
    ...forAll(noAccess),
    Administrator: { ...seen('cleared', `${routingRule} Position__c IsActive__c`), create: routingRule },
  },
  RoutingTest__c: {
    ...forAll(noAccess),
    Administrator: { ...seen('cleared', `TestNumber__c QueueId__c Reason__c ${routingTest}`), create: routingTest },
  },
  BusinessCalendar__c: {
    ...forAll(noAccess),
    Administrator: { ...seen('all', `${calendar} IsDefault__c IsActive__c`), create: calendar },
  },
  Holiday__c: {
    ...forAll(noAccess),
    Administrator: {
      ...seen('all', 'Name Date__c CalendarId__c IsActive__c'),
      create: 'Name Date__c CalendarId__c',
    },
  },
  AnswerTarget__c: {
    ...forAll(noAccess),
    Administrator: { ...seen('all', `Name ${target}`), create: target },
  },
  CaseSettings__c: { ...forAll(noAccess), Administrator: seen('all', 'Name ReminderDays__c ClosingDays__c') },
  SearchSynonym__c: {
    ...forAll({ see: withoutPeople(seen('all', synonym, 'active').see) }),
    Author: {
      see: withoutPeople(seen('all', synonym).see),
      update: [{ scope: 'all', fields: synonym }],
      create: synonym,
      remove: [{ scope: 'all', fields: 'Id' }],
    },
  },
  ListValue__c: {
    ...forAll(noAccess),
    Administrator: {
      ...seen('all', 'List__c Label__c Value__c Help__c Order__c Status__c'),
      create: 'List__c Label__c Value__c Help__c Order__c',
    },
  },
  CustomField__c: {
    Customer: describedFor('Customers__c', 'shared'),
    AccountAdmin: describedFor('AccountAdmins__c', 'shared'),
    Agent: describedFor('Agents__c', 'shared', 'internal'),
    Author: noAccess,
    Administrator: {
      ...seen('all', `${describedField} ${settingsOfField} DeletedDate__c`),
      create: `${describedField} ${settingsOfField}`.replace(' Status__c', ''),
    },
  },
  UnansweredSearch__c: {
    ...forAll(noAccess),
    Author: {
      see: withoutPeople(seen('all', 'Words__c Count__c LastSearched__c').see),
      remove: [{ scope: 'all', fields: 'Id' }],
    },
  },
}

/**
 * What server methods may read for a guest; every other object does not exist for guests. Files are those of public articles, of which the small
 * world has none.
 */
export const expectedOfGuests: Readonly<Record<string, Expected>> = {
  Product2: seen('all', 'Name ItemNumber__c Description', 'catalogue'),
  Knowledge__kav: { see: withoutPeople(seen('all', published, 'public').see) },
  SearchSynonym__c: { see: withoutPeople(seen('all', synonym, 'active').see) },
  ContentVersion: seen(
    'all',
    'ContentDocumentId VersionNumber Title FileExtension FileType ContentSize ScanState',
    'public',
  ),
  ContentDocumentLink: seen('all', 'ContentDocumentId LinkedEntityId', 'public'),
}
