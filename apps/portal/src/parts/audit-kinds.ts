const kinds = {
  signIns: {
    SignIn: 'Signed in',
    SignInFailed: 'Failed sign-in',
    SecondFactorFailed: 'Failed second step',
    SessionsEnded: 'Logged out other devices',
  },
  credentials: {
    Registered: 'Registered',
    PasswordChanged: 'Password changed',
    PasswordChangeFailed: 'Failed change of the password',
    PasswordReset: 'Password reset',
    ProviderAdded: 'First sign-in at the company sign-in',
    AuthenticatorAppAdded: 'Added an authenticator app',
    AuthenticatorAppRemoved: 'Removed the authenticator app',
    PasskeyAdded: 'Added a passkey',
    PasskeyRemoved: 'Removed a passkey',
    ProviderRemoved: 'Removed the company sign-in',
    RecoveryCodesMade: 'Made recovery codes',
    RecoveryCodeUsed: 'Used a recovery code',
  },
  rights: {
    ContactCreated: 'Added a user',
    UserCreated: 'Added a login',
    'Contact.AccountId': 'Moved a person to another account',
    'Contact.Email': 'Changed an e-mail address',
    'Contact.PortalAccess__c': 'Changed the access of a person',
    'Contact.InvitedProfile__c': 'Changed the role of an invitation',
    'Contact.InvitedDate__c': 'Invited a person',
    'Contact.CaseMailsStay__c': 'Changed case e-mails after a removal',
    'Contact.AddressShared__c': 'Cleared a shared e-mail address',
    JobsRetried: 'Tried failed mails and jobs again',
    'Contact.MergedIntoId__c': 'Merged a person into another one',
    'Contact.IsErased__c': 'Erased the personal data of a person',
    'User.ContactId': 'Changed the contact of a login',
    'User.Email': 'Changed the e-mail address of a login',
    'User.Profile': 'Changed a role',
    'User.IsActive': 'Activated or deactivated a login',
    'User.ExportClearance__c': 'Changed the export clearance of a login',
    'User.FactorsResetDate__c': 'Reset the second factors of a login',
    'User.PublishRight__c': 'Changed the right to publish of a login',
    'Account.RecordTypeId': 'Changed the type of an account',
    'Account.OwnerId': 'Changed the manager of an account',
    'Account.CaseVisibility__c': 'Changed who sees the cases of an account',
    'Account.VerifiedDomains__c': 'Changed the domains of an account',
    AutomationCreated: 'Added an automation',
    AutomationChanged: 'Changed or tried an automation',
    'Account.ExportHold__c': 'Changed the export hold of an account',
  },
  settings: {
    QueueCreated: 'Added a queue',
    QueueChanged: 'Changed a queue',
    QueueMemberAdded: 'Added an agent to a queue',
    QueueMemberChanged: 'Took an agent out of a queue',
    RoutingRuleCreated: 'Added a routing rule',
    RoutingRuleChanged: 'Changed a routing rule',
    CalendarCreated: 'Added a business calendar',
    CalendarChanged: 'Changed a business calendar',
    HolidayCreated: 'Added a holiday',
    HolidayChanged: 'Changed a holiday',
    AnswerTargetCreated: 'Added an answer target',
    AnswerTargetChanged: 'Changed an answer target',
    CaseSettingsChanged: 'Changed reminders or automatic closing',
  },
  data: {
    CaseSaved: 'Saved a case as PDF',
    ListSaved: 'Saved a list as CSV',
    FileQuarantined: 'Found a virus in a file',
    OwnDataSaved: 'Saved own data',
    DownloadsReset: 'Reset downloads',
    ExportNoticeConfirmed: 'Confirmed the export-control notice',
  },
} as const

/** Event groups by which the audit log can be filtered. */
export type AuditGroup = keyof typeof kinds

export const auditGroups = Object.keys(kinds) as AuditGroup[]

/** Names in the log of the events of a group. */
export const kindsOf = (group: AuditGroup): string[] => Object.keys(kinds[group])

const texts: ReadonlyMap<string, string> = new Map(Object.values(kinds).flatMap((group) => Object.entries(group)))

/** An event of the audit log in words. */
export const kindText = (kind: string): string => texts.get(kind) ?? 'Changed a right'
