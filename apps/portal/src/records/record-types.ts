// Written by `npm run generate` from the objects of the product; do not edit.

/** The values of every picklist, by object and field. */
export type Picklists = {
  Account: {
    SupportTier__c: 'Standard' | 'Essential' | 'Preferred' | 'Prime'
    CaseVisibility__c: 'Account' | 'Own'
  }
  Aircraft__c: {
    Avionics__c: 'Panel navigator (SD card)' | 'Panel navigator (USB)' | 'Integrated flight deck' | 'Flight management system (data loader)' | 'Tablet EFB'
  }
  AlertSubscription__c: {
    Channel__c: 'E-mail' | 'Portal'
  }
  AnswerTarget__c: {
    SupportTier__c: 'Standard' | 'Essential' | 'Preferred' | 'Prime'
    Impact__c: 'Complaint/Question' | 'Minor Degradation' | 'Major Degradation' | 'Total Failure'
  }
  ArticleVersion__c: {
    State__c: 'Draft' | 'Published'
    InfoType__c: 'Documentation' | 'Article' | 'Video' | 'Product page'
  }
  Automation__c: {
    Trigger__c: 'Opened' | 'Changed' | 'Waited'
    WaitedSince__c: 'CreatedDate' | 'LastModifiedDate' | 'WaitingSince__c'
    Field1__c: 'Status' | 'Impact__c' | 'IssueType__c' | 'Queue__c' | 'Origin' | 'Subject' | 'Description' | 'Product__r.ItemNumber__c' | 'Account.AccountNumber' | 'Account.SupportTier__c' | 'IsEscalated' | 'AwaitingCustomer__c'
    Operator1__c: 'is' | 'isNot' | 'contains' | 'lacks' | 'isEmpty' | 'isFilled'
    Field2__c: 'Status' | 'Impact__c' | 'IssueType__c' | 'Queue__c' | 'Origin' | 'Subject' | 'Description' | 'Product__r.ItemNumber__c' | 'Account.AccountNumber' | 'Account.SupportTier__c' | 'IsEscalated' | 'AwaitingCustomer__c'
    Operator2__c: 'is' | 'isNot' | 'contains' | 'lacks' | 'isEmpty' | 'isFilled'
    Field3__c: 'Status' | 'Impact__c' | 'IssueType__c' | 'Queue__c' | 'Origin' | 'Subject' | 'Description' | 'Product__r.ItemNumber__c' | 'Account.AccountNumber' | 'Account.SupportTier__c' | 'IsEscalated' | 'AwaitingCustomer__c'
    Operator3__c: 'is' | 'isNot' | 'contains' | 'lacks' | 'isEmpty' | 'isFilled'
    Field4__c: 'Status' | 'Impact__c' | 'IssueType__c' | 'Queue__c' | 'Origin' | 'Subject' | 'Description' | 'Product__r.ItemNumber__c' | 'Account.AccountNumber' | 'Account.SupportTier__c' | 'IsEscalated' | 'AwaitingCustomer__c'
    Operator4__c: 'is' | 'isNot' | 'contains' | 'lacks' | 'isEmpty' | 'isFilled'
    Step1__c: 'Status' | 'Impact' | 'IssueType' | 'Queue' | 'Owner' | 'Watcher' | 'Note' | 'Reply'
    Step2__c: 'Status' | 'Impact' | 'IssueType' | 'Queue' | 'Owner' | 'Watcher' | 'Note' | 'Reply'
    Step3__c: 'Status' | 'Impact' | 'IssueType' | 'Queue' | 'Owner' | 'Watcher' | 'Note' | 'Reply'
    Step4__c: 'Status' | 'Impact' | 'IssueType' | 'Queue' | 'Owner' | 'Watcher' | 'Note' | 'Reply'
  }
  Case: {
    Status: 'Open' | 'In-Progress' | 'Pending Engineering' | 'Resolved' | 'Closed' | 'Not Actionable'
    Impact__c: 'Complaint/Question' | 'Minor Degradation' | 'Major Degradation' | 'Total Failure'
    IssueType__c: 'Product' | 'Data'
    Queue__c: string
    Origin: 'Web' | 'Email' | 'Phone'
    Request__c: 'Account removal'
  }
  CaseRating__c: {
    Rating__c: '1' | '2' | '3' | '4' | '5'
  }
  Contact: {
    PortalAccess__c: 'None' | 'Invited' | 'Active' | 'Removed'
    InvitedProfile__c: 'Customer' | 'AccountAdmin'
    MailProblem__c: 'Refused' | 'Limited'
  }
  ContentDocumentLink: {
    ShareType: 'V' | 'C'
    Visibility: 'AllUsers' | 'InternalUsers'
  }
  ContentVersion: {
    ScanState: 'NotScanned' | 'Pending' | 'Clean' | 'TooLarge' | 'Held' | 'Quarantined'
  }
  CustomField__c: {
    Object__c: 'Case' | 'Account' | 'Contact' | 'Product2' | 'Aircraft__c' | 'Subscription__c'
    Type__c: 'Text' | 'LongText' | 'Number' | 'Checkbox' | 'Date' | 'Picklist' | 'MultiPicklist' | 'Lookup'
    LookupTo__c: 'Case' | 'Account' | 'Contact' | 'Product2' | 'Aircraft__c' | 'Subscription__c'
    Customers__c: 'None' | 'Read' | 'Write'
    AccountAdmins__c: 'None' | 'Read' | 'Write'
    Agents__c: 'Write' | 'Read'
    Authors__c: 'None' | 'Read'
    Status__c: 'Active' | 'Retired' | 'Deleted'
  }
  DownloadResetItem__c: {
    Result__c: 'Reset' | 'Not reset'
  }
  DownloadReset__c: {
    Outcome__c: 'Success' | 'Partial' | 'Failure'
  }
  Knowledge__kav: {
    InfoType__c: 'Documentation' | 'Article' | 'Video' | 'Product page'
    PublicationStatus: 'Draft' | 'Online' | 'Archived'
  }
  ListValue__c: {
    List__c: 'Impact' | 'IssueType' | 'Origin' | 'InfoType' | 'Avionics' | 'Coverage'
    Status__c: 'Active' | 'Retired'
  }
  ProductAlert__c: {
    Kind__c: 'New data cycle' | 'Change notice' | 'Navigation data alert' | 'Chart alert' | 'Service notice' | 'New version'
    Severity__c: 'Information' | 'Caution' | 'Critical'
  }
  RoutingRule__c: {
    IssueType__c: 'Product' | 'Data'
    SupportTier__c: 'Standard' | 'Essential' | 'Preferred' | 'Prime'
  }
  RoutingTest__c: {
    IssueType__c: 'Product' | 'Data'
  }
  Subscription__c: {
    Coverage__c: 'Africa' | 'Atlantic' | 'Australia' | 'Canada & Alaska' | 'China' | 'Eastern Europe' | 'Latin America' | 'Middle East & South Asia' | 'Pacific Basin' | 'South America' | 'United States' | 'Western Europe & Mediterranean'
    Status__c: 'Active' | 'Expired' | 'Cancelled'
  }
  User: {
    Profile: 'Customer' | 'AccountAdmin' | 'Agent' | 'Author' | 'Administrator'
  }
}

/** The fields of every object by API name. A relationship holds the name of the object it leads to. */
export type Objects = {
  Account: {
    AccountNumber: string | null
    CaseVisibility__c: Picklists['Account']['CaseVisibility__c'] | null
    CcidCode__c: string | null
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    CustomerNumber__c: string | null
    DomainProposedById__c: string | null
    DomainProposedBy__r: 'User'
    DomainRecord__c: string | null
    ExportHold__c: boolean | null
    ExportRestricted__c: boolean | null
    Id: string | null
    IsDomainProposed__c: boolean | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    Name: string | null
    Owner: 'User'
    OwnerId: string | null
    ProposedDomain__c: string | null
    RecordType: 'RecordType'
    RecordTypeId: string | null
    SupportTier__c: Picklists['Account']['SupportTier__c'] | null
    SystemModstamp: string | null
    VerifiedDomains__c: string | null
  }
  Aircraft__c: {
    AccountId__c: string | null
    Account__r: 'Account'
    Avionics__c: Picklists['Aircraft__c']['Avionics__c'] | null
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    ExportRestricted__c: boolean | null
    Id: string | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    Maker__c: string | null
    Model__c: string | null
    SystemModstamp: string | null
    TailNumber__c: string | null
  }
  AlertReading__c: {
    AlertId__c: string | null
    Alert__r: 'ProductAlert__c'
    ConfirmedDate__c: string | null
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    Id: string | null
    IsConfirmed__c: boolean | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    SystemModstamp: string | null
    UserId__c: string | null
    User__r: 'User'
  }
  AlertSubscription__c: {
    Channel__c: Picklists['AlertSubscription__c']['Channel__c'] | null
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    Id: string | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    NewDataCycle__c: boolean | null
    NewVersion__c: boolean | null
    ProductId__c: string | null
    Product__r: 'Product2'
    ServiceNotice__c: boolean | null
    SystemModstamp: string | null
    UserId__c: string | null
    User__r: 'User'
  }
  AnswerTarget__c: {
    CalendarId__c: string | null
    Calendar__r: 'BusinessCalendar__c'
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    FirstAnswerHours__c: number | null
    Id: string | null
    Impact__c: Picklists['AnswerTarget__c']['Impact__c'] | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    Name: string | null
    SolutionHours__c: number | null
    SupportTier__c: Picklists['AnswerTarget__c']['SupportTier__c'] | null
    SystemModstamp: string | null
  }
  ArticleVersion__c: {
    ArticleId__c: string | null
    Article__r: 'Knowledge__kav'
    Content__c: string | null
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    DataCategories__c: string | null
    Download_URL__c: string | null
    DraftOf__c: string | null
    DurationSeconds__c: number | null
    Id: string | null
    InfoType__c: Picklists['ArticleVersion__c']['InfoType__c'] | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    Number__c: number | null
    Owner: 'User'
    OwnerId: string | null
    Product__c: string | null
    Product__r: 'Product2'
    PublishedDate__c: string | null
    State__c: Picklists['ArticleVersion__c']['State__c'] | null
    Summary__c: string | null
    SystemModstamp: string | null
    Title__c: string | null
  }
  ArticleVote__c: {
    ArticleId__c: string | null
    Article__r: 'Knowledge__kav'
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    Id: string | null
    IsHelpful__c: boolean | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    Reader__c: string | null
    SystemModstamp: string | null
    UserId__c: string | null
    User__r: 'User'
    Words__c: string | null
  }
  AuditEvent__c: {
    AccountId__c: string | null
    Account__r: 'Account'
    ActorId__c: string | null
    Actor__r: 'User'
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    ExportRestricted__c: boolean | null
    Id: string | null
    Kind__c: string | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    SystemModstamp: string | null
    TargetId__c: string | null
    TargetName__c: string | null
    Time__c: string | null
  }
  AutomationRun__c: {
    AutomationId__c: string | null
    AutomationName__c: string | null
    Automation__r: 'Automation__c'
    CaseId__c: string | null
    Case__r: 'Case'
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    ExportRestricted__c: boolean | null
    Id: string | null
    Key__c: string | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    Outcome__c: string | null
    SystemModstamp: string | null
  }
  Automation__c: {
    ActsAsId__c: string | null
    ActsAs__r: 'User'
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    Field1__c: Picklists['Automation__c']['Field1__c'] | null
    Field2__c: Picklists['Automation__c']['Field2__c'] | null
    Field3__c: Picklists['Automation__c']['Field3__c'] | null
    Field4__c: Picklists['Automation__c']['Field4__c'] | null
    Id: string | null
    IsActive__c: boolean | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    Name: string | null
    Operator1__c: Picklists['Automation__c']['Operator1__c'] | null
    Operator2__c: Picklists['Automation__c']['Operator2__c'] | null
    Operator3__c: Picklists['Automation__c']['Operator3__c'] | null
    Operator4__c: Picklists['Automation__c']['Operator4__c'] | null
    Order__c: number | null
    Step1__c: Picklists['Automation__c']['Step1__c'] | null
    Step2__c: Picklists['Automation__c']['Step2__c'] | null
    Step3__c: Picklists['Automation__c']['Step3__c'] | null
    Step4__c: Picklists['Automation__c']['Step4__c'] | null
    StepValue1__c: string | null
    StepValue2__c: string | null
    StepValue3__c: string | null
    StepValue4__c: string | null
    Summary__c: string | null
    SystemModstamp: string | null
    Trigger__c: Picklists['Automation__c']['Trigger__c'] | null
    TryResult__c: string | null
    Value1__c: string | null
    Value2__c: string | null
    Value3__c: string | null
    Value4__c: string | null
    WaitedHours__c: number | null
    WaitedSince__c: Picklists['Automation__c']['WaitedSince__c'] | null
  }
  BusinessCalendar__c: {
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    Friday__c: string | null
    Id: string | null
    IsActive__c: boolean | null
    IsDefault__c: boolean | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    Monday__c: string | null
    Name: string | null
    Saturday__c: string | null
    Sunday__c: string | null
    SystemModstamp: string | null
    Thursday__c: string | null
    TimeZone__c: string | null
    Tuesday__c: string | null
    Wednesday__c: string | null
  }
  Case: {
    Account: 'Account'
    AccountId: string | null
    AiracCycle__c: string | null
    AircraftId__c: string | null
    Aircraft__r: 'Aircraft__c'
    AwaitingCustomer__c: boolean | null
    CalendarId__c: string | null
    Calendar__r: 'BusinessCalendar__c'
    CaseNumber: string | null
    ClockStart__c: string | null
    ClosedDate: string | null
    ConfirmedNotice__c: string | null
    Contact: 'Contact'
    ContactId: string | null
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    Description: string | null
    EscalationReason__c: string | null
    ExportRestricted__c: boolean | null
    FirstAnswerDue__c: string | null
    FirstAnswerHours__c: number | null
    FirstAnswerMinutes__c: number | null
    FirstAnswered__c: string | null
    Id: string | null
    Impact__c: Picklists['Case']['Impact__c'] | null
    IsClosed: boolean | null
    IsEscalated: boolean | null
    IsMerged__c: boolean | null
    IsRated__c: boolean | null
    IsUnassigned__c: boolean | null
    IssueType__c: Picklists['Case']['IssueType__c'] | null
    LastCommentDate__c: string | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    NextDue__c: string | null
    Origin: Picklists['Case']['Origin'] | null
    Owner: 'User'
    OwnerId: string | null
    Parent: 'Case'
    ParentId: string | null
    ProductId__c: string | null
    Product__r: 'Product2'
    Queue__c: Picklists['Case']['Queue__c'] | null
    Request__c: Picklists['Case']['Request__c'] | null
    Resolution__c: string | null
    SolutionDue__c: string | null
    SolutionHours__c: number | null
    Status: Picklists['Case']['Status'] | null
    Subject: string | null
    SubscriptionId__c: string | null
    Subscription__r: 'Subscription__c'
    SuppliedEmail: string | null
    SuppliedName: string | null
    SuppliedTailOrService__c: string | null
    SystemModstamp: string | null
    WaitingSince__c: string | null
  }
  CaseComment: {
    AccountId: string | null
    CommentBody: string | null
    ContactId: string | null
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    ExportRestricted__c: boolean | null
    FoldedText__c: string | null
    Id: string | null
    IsFromSupport__c: boolean | null
    IsPublished: boolean | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    NeedsAnswer__c: boolean | null
    Parent: 'Case'
    ParentId: string | null
    SystemModstamp: string | null
  }
  CaseDraft__c: {
    Content__c: string | null
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    Form__c: string | null
    Id: string | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    SystemModstamp: string | null
    UserId__c: string | null
    User__r: 'User'
  }
  CaseHistory: {
    AccountId: string | null
    ContactId: string | null
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    ExportRestricted__c: boolean | null
    Field: string | null
    Id: string | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    NewValue: string | null
    OldValue: string | null
    Parent: 'Case'
    ParentId: string | null
    SystemModstamp: string | null
  }
  CaseRating__c: {
    AccountId__c: string | null
    CaseId__c: string | null
    Case__r: 'Case'
    Comment__c: string | null
    ContactId__c: string | null
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    ExportRestricted__c: boolean | null
    Id: string | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    Rating__c: Picklists['CaseRating__c']['Rating__c'] | null
    SystemModstamp: string | null
  }
  CaseSettings__c: {
    ClosingDays__c: number | null
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    Id: string | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    Name: string | null
    ReminderDays__c: number | null
    SystemModstamp: string | null
  }
  CaseWatcher__c: {
    AccountId__c: string | null
    CaseId__c: string | null
    Case__r: 'Case'
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    ExportRestricted__c: boolean | null
    Id: string | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    SystemModstamp: string | null
    UserId__c: string | null
    User__r: 'User'
  }
  Contact: {
    Account: 'Account'
    AccountId: string | null
    AddressShared__c: boolean | null
    CaseMailsStay__c: boolean | null
    ContactNumber__c: string | null
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    Email: string | null
    ExportRestricted__c: boolean | null
    FirstName: string | null
    Id: string | null
    InvitedDate__c: string | null
    InvitedProfile__c: Picklists['Contact']['InvitedProfile__c'] | null
    IsErased__c: boolean | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    LastName: string | null
    LoginId__c: string | null
    Login__r: 'User'
    MailProblem__c: Picklists['Contact']['MailProblem__c'] | null
    MergedIntoId__c: string | null
    MergedInto__r: 'Contact'
    MobilePhone: string | null
    Name: string | null
    NewEmail__c: string | null
    Phone: string | null
    PortalAccess__c: Picklists['Contact']['PortalAccess__c'] | null
    Role__c: string | null
    SystemModstamp: string | null
    Title: string | null
  }
  ContentDocument: {
    ContentSize: number | null
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    Description: string | null
    FileExtension: string | null
    FileType: string | null
    Id: string | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    LatestPublishedVersion: 'ContentVersion'
    LatestPublishedVersionId: string | null
    Owner: 'User'
    OwnerId: string | null
    SystemModstamp: string | null
    Title: string | null
  }
  ContentDocumentLink: {
    AccountId: string | null
    ArticlePublic__c: boolean | null
    ArticleStatus__c: string | null
    CommentCaseId__c: string | null
    CommentCase__r: 'Case'
    ContactId: string | null
    ContentDocument: 'ContentDocument'
    ContentDocumentId: string | null
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    ExportRestricted__c: boolean | null
    Id: string | null
    Kind__c: string | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    LinkedEntity: 'Case' | 'CaseComment' | 'Knowledge__kav'
    LinkedEntityId: string | null
    LinkedOwnerId__c: string | null
    ShareType: Picklists['ContentDocumentLink']['ShareType'] | null
    SystemModstamp: string | null
    Visibility: Picklists['ContentDocumentLink']['Visibility'] | null
  }
  ContentVersion: {
    ContentDocument: 'ContentDocument'
    ContentDocumentId: string | null
    ContentSize: number | null
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    FileExtension: string | null
    FileType: string | null
    GuestLinkId__c: string | null
    Id: string | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    PathOnClient: string | null
    ScanState: Picklists['ContentVersion']['ScanState'] | null
    Sha256: string | null
    StorageAccount: string | null
    StorageKey: string | null
    SystemModstamp: string | null
    Title: string | null
    VersionNumber: number | null
  }
  CustomField__c: {
    AccountAdmins__c: Picklists['CustomField__c']['AccountAdmins__c'] | null
    Agents__c: Picklists['CustomField__c']['Agents__c'] | null
    ApiName__c: string | null
    Authors__c: Picklists['CustomField__c']['Authors__c'] | null
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    Customers__c: Picklists['CustomField__c']['Customers__c'] | null
    Decimals__c: number | null
    Default__c: string | null
    DeletedDate__c: string | null
    Help__c: string | null
    Id: string | null
    IssueTypes__c: string | null
    Label__c: string | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    Length__c: number | null
    Listed__c: boolean | null
    LookupTo__c: Picklists['CustomField__c']['LookupTo__c'] | null
    Object__c: Picklists['CustomField__c']['Object__c'] | null
    Place__c: number | null
    ProductId__c: string | null
    Product__r: 'Product2'
    Required__c: boolean | null
    Searched__c: boolean | null
    Section__c: string | null
    Status__c: Picklists['CustomField__c']['Status__c'] | null
    SystemModstamp: string | null
    Tracked__c: boolean | null
    Type__c: Picklists['CustomField__c']['Type__c'] | null
    Values__c: string | null
  }
  DownloadResetItem__c: {
    AccountId__c: string | null
    AnsweredDate__c: string | null
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    ExportRestricted__c: boolean | null
    Id: string | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    ResetId__c: string | null
    Reset__r: 'DownloadReset__c'
    Result__c: Picklists['DownloadResetItem__c']['Result__c'] | null
    SubscriptionId__c: string | null
    Subscription__r: 'Subscription__c'
    SystemModstamp: string | null
    UsedAfter__c: number | null
    UsedBefore__c: number | null
  }
  DownloadReset__c: {
    AccountId__c: string | null
    Account__r: 'Account'
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    ExportRestricted__c: boolean | null
    Id: string | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    Outcome__c: Picklists['DownloadReset__c']['Outcome__c'] | null
    Reason__c: string | null
    RequestedById__c: string | null
    RequestedBy__r: 'User'
    ResetNumber__c: string | null
    SystemModstamp: string | null
  }
  ExportAcknowledgement__c: {
    AcknowledgedDate__c: string | null
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    Id: string | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    SystemModstamp: string | null
    UserId__c: string | null
    User__r: 'User'
    Version__c: string | null
  }
  Holiday__c: {
    CalendarId__c: string | null
    Calendar__r: 'BusinessCalendar__c'
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    Date__c: string | null
    Id: string | null
    IsActive__c: boolean | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    Name: string | null
    SystemModstamp: string | null
  }
  Knowledge__kav: {
    Content__c: string | null
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    DataCategories__c: string | null
    Download_URL__c: string | null
    DurationSeconds__c: number | null
    Id: string | null
    InfoType__c: Picklists['Knowledge__kav']['InfoType__c'] | null
    InternalNotes__c: string | null
    IsFeatured__c: boolean | null
    IsPublic: boolean | null
    IsVideo__c: boolean | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    LastPublishedDate: string | null
    Owner: 'User'
    OwnerId: string | null
    Product__c: string | null
    Product__r: 'Product2'
    PublicationStatus: Picklists['Knowledge__kav']['PublicationStatus'] | null
    RecordType: 'RecordType'
    RecordTypeId: string | null
    ReviewDate__c: string | null
    Summary: string | null
    SystemModstamp: string | null
    Title: string | null
    UrlName: string | null
    ViewCount__c: number | null
  }
  ListValue__c: {
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    Help__c: string | null
    Id: string | null
    Label__c: string | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    List__c: Picklists['ListValue__c']['List__c'] | null
    Order__c: number | null
    Status__c: Picklists['ListValue__c']['Status__c'] | null
    SystemModstamp: string | null
    Value__c: string | null
  }
  NotificationPreference__c: {
    AlertFeedVersion__c: number | null
    CaseEmails__c: boolean | null
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    CustomerSurveys__c: boolean | null
    Id: string | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    ProductAlertEmails__c: boolean | null
    ProductMarketing__c: boolean | null
    SystemModstamp: string | null
    UserId__c: string | null
    User__r: 'User'
  }
  Product2: {
    Company__c: string | null
    Compatibility__c: string | null
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    Description: string | null
    ExportControlled__c: boolean | null
    ExportNote__c: string | null
    HasDataCycles__c: boolean | null
    Id: string | null
    IsActive: boolean | null
    ItemNumber__c: string | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    LatestVersion__c: string | null
    Name: string | null
    RelatedProduct1Id__c: string | null
    RelatedProduct1__r: 'Product2'
    RelatedProduct2Id__c: string | null
    RelatedProduct2__r: 'Product2'
    RelatedProduct3Id__c: string | null
    RelatedProduct3__r: 'Product2'
    ReleaseDate__c: string | null
    SupportedVersion__c: string | null
    SystemModstamp: string | null
  }
  ProductAlert__c: {
    AiracCycle__c: string | null
    Body__c: string | null
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    EffectiveDate__c: string | null
    Id: string | null
    Kind__c: Picklists['ProductAlert__c']['Kind__c'] | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    NeedsConfirmation__c: boolean | null
    ProductId__c: string | null
    Product__r: 'Product2'
    Severity__c: Picklists['ProductAlert__c']['Severity__c'] | null
    SystemModstamp: string | null
    Title__c: string | null
  }
  QueueMember__c: {
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    Id: string | null
    IsActive__c: boolean | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    QueueId__c: string | null
    Queue__r: 'Queue__c'
    SystemModstamp: string | null
    UserId__c: string | null
    User__r: 'User'
  }
  Queue__c: {
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    Id: string | null
    IsActive__c: boolean | null
    IsDefault__c: boolean | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    Name: string | null
    SenderAddress__c: string | null
    SenderName__c: string | null
    SystemModstamp: string | null
    TakesOverId__c: string | null
    TakesOver__r: 'Queue__c'
    Value__c: string | null
  }
  RecordType: {
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    DeveloperName: string | null
    Id: string | null
    IsActive: boolean | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    Name: string | null
    SobjectType: string | null
    SystemModstamp: string | null
  }
  ReplyTemplate__c: {
    Body__c: string | null
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    Id: string | null
    IsActive__c: boolean | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    Name: string | null
    SystemModstamp: string | null
  }
  RoutingRule__c: {
    AccountId__c: string | null
    Account__r: 'Account'
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    ExportRestricted__c: boolean | null
    ForRestricted__c: boolean | null
    Id: string | null
    IsActive__c: boolean | null
    IssueType__c: Picklists['RoutingRule__c']['IssueType__c'] | null
    Language__c: string | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    Name: string | null
    Position__c: number | null
    ProductId__c: string | null
    Product__r: 'Product2'
    QueueId__c: string | null
    Queue__r: 'Queue__c'
    SupportTier__c: Picklists['RoutingRule__c']['SupportTier__c'] | null
    SystemModstamp: string | null
  }
  RoutingTest__c: {
    AccountId__c: string | null
    Account__r: 'Account'
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    ExportRestricted__c: boolean | null
    Id: string | null
    IssueType__c: Picklists['RoutingTest__c']['IssueType__c'] | null
    Language__c: string | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    ProductId__c: string | null
    Product__r: 'Product2'
    QueueId__c: string | null
    Queue__r: 'Queue__c'
    Reason__c: string | null
    SystemModstamp: string | null
    TestNumber__c: string | null
  }
  SearchSynonym__c: {
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    Id: string | null
    IsActive__c: boolean | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    SystemModstamp: string | null
    Words__c: string | null
  }
  Subscription__c: {
    AccountId__c: string | null
    Account__r: 'Account'
    AircraftId__c: string | null
    Aircraft__r: 'Aircraft__c'
    Coverage__c: Picklists['Subscription__c']['Coverage__c'] | null
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    DownloadLimit__c: number | null
    DownloadsUsed__c: number | null
    EndDate__c: string | null
    ExportRestricted__c: boolean | null
    Id: string | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    ProductId__c: string | null
    Product__r: 'Product2'
    ServiceNumber__c: string | null
    StartDate__c: string | null
    Status__c: Picklists['Subscription__c']['Status__c'] | null
    SystemModstamp: string | null
  }
  TermsAcceptance__c: {
    AcceptedDate__c: string | null
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    Id: string | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    SystemModstamp: string | null
    UserId__c: string | null
    User__r: 'User'
    Version__c: string | null
  }
  UnansweredSearch__c: {
    Count__c: number | null
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    Id: string | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    LastSearched__c: string | null
    SystemModstamp: string | null
    Words__c: string | null
  }
  User: {
    Account: 'Account'
    AccountId: string | null
    ClearanceProposedById__c: string | null
    ClearanceProposedBy__r: 'User'
    ClearanceProposed__c: boolean | null
    Contact: 'Contact'
    ContactId: string | null
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    Email: string | null
    ExportClearance__c: boolean | null
    ExportRestricted__c: boolean | null
    FactorsResetDate__c: string | null
    FactorsReset__c: boolean | null
    HandOverToId__c: string | null
    HandOverTo__r: 'User'
    Id: string | null
    IsActive: boolean | null
    LastLoginDate: string | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    Locale: string | null
    Name: string | null
    Profile: Picklists['User']['Profile'] | null
    PublishRight__c: boolean | null
    SessionsEndedDate__c: string | null
    SessionsEnded__c: boolean | null
    StaffInvitedDate__c: string | null
    SystemModstamp: string | null
    TimeZone: string | null
  }
}

/** The list views of every object that somebody may see. */
export type ListViews = {
  Account: 'AllAccounts'
  Aircraft__c: 'AllAircraft' | 'Fleet'
  AlertReading__c: 'MyReadings'
  AlertSubscription__c: 'MySubscriptions'
  AnswerTarget__c: 'AnswerTargets'
  AuditEvent__c: 'MyAuditEvents' | 'AuditEvents'
  Automation__c: 'Automations'
  BusinessCalendar__c: 'AllCalendars'
  Case: 'MyCases' | 'MyRecentCases' | 'WaitingOnMe' | 'AllCases' | 'OpenQueue' | 'MyQueue' | 'MyWork' | 'OpenWork' | 'Unassigned' | 'WaitingOnCustomer'
  CaseDraft__c: 'MyDrafts'
  CaseSettings__c: 'CaseSettings'
  Contact: 'AccountContacts' | 'AllContacts'
  CustomField__c: 'OwnFields' | 'FieldsOfObjects'
  DownloadReset__c: 'MyDownloadResets'
  ExportAcknowledgement__c: 'MyAcknowledgements'
  Holiday__c: 'Holidays'
  Knowledge__kav: 'FeaturedArticles' | 'TopArticles' | 'MyArticles' | 'DraftArticles' | 'PublishedArticles' | 'ArchivedArticles'
  ListValue__c: 'ListValues'
  NotificationPreference__c: 'MyPreference'
  Product2: 'AllProducts' | 'Catalogue'
  ProductAlert__c: 'AllAlerts'
  QueueMember__c: 'QueueMembers' | 'MyQueues'
  Queue__c: 'AllQueues' | 'OpenQueues'
  ReplyTemplate__c: 'ReplyTemplates'
  RoutingRule__c: 'RoutingRules'
  RoutingTest__c: 'RoutingTests'
  SearchSynonym__c: 'SearchSynonyms'
  Subscription__c: 'AllServices' | 'ServicesByEnd' | 'UpcomingExpiries'
  UnansweredSearch__c: 'UnansweredSearches'
  User: 'AccountUsers' | 'Colleagues' | 'Agents' | 'Staff'
}

/** The related lists of every object, each with the object of its records. */
export type RelatedLists = {
  Account: {
    Aircraft__r: 'Aircraft__c'
    Cases: 'Case'
    Contacts: 'Contact'
    Subscriptions__r: 'Subscription__c'
  }
  Aircraft__c: {
    Subscriptions__r: 'Subscription__c'
  }
  Case: {
    AttachedContentDocuments: 'ContentDocumentLink'
    AutomationRuns: 'AutomationRun__c'
    CaseComments: 'CaseComment'
    CaseHistories: 'CaseHistory'
    CaseRatings: 'CaseRating__c'
    CaseWatchers: 'CaseWatcher__c'
    ChildCases: 'Case'
    CommentFiles: 'ContentDocumentLink'
  }
  CaseComment: {
    AttachedContentDocuments: 'ContentDocumentLink'
  }
  Contact: {
    Cases: 'Case'
  }
  DownloadReset__c: {
    Items__r: 'DownloadResetItem__c'
  }
  Knowledge__kav: {
    AttachedContentDocuments: 'ContentDocumentLink'
    Versions__r: 'ArticleVersion__c'
    Votes__r: 'ArticleVote__c'
  }
  Product2: {
    Alerts__r: 'ProductAlert__c'
    Articles__r: 'Knowledge__kav'
  }
}

/** What each action of an object takes; `on` is the object it is performed on, null for an action that needs no record. */
export type Actions = {
  'Account.AddAircraft': {
    on: 'Account'
    fields: {
      TailNumber__c?: string
      Maker__c?: string | null
      Model__c?: string | null
      Avionics__c?: Picklists['Aircraft__c']['Avionics__c'] | null
    }
  }
  'Account.AddPerson': {
    on: 'Account'
    fields: {
      FirstName: string
      LastName: string
      Email: string
      Phone?: string | null
      Role__c?: string | null
      InvitedProfile__c: Picklists['Contact']['InvitedProfile__c']
    }
  }
  'Account.AddService': {
    on: 'Account'
    fields: {
      ServiceNumber__c: string
      ProductId__c: string
      AircraftId__c?: string | null
      Coverage__c?: Picklists['Subscription__c']['Coverage__c'] | null
      StartDate__c: string
      EndDate__c: string
      DownloadLimit__c?: number | null
    }
  }
  'Account.Change': {
    on: 'Account'
    fields: {
      Name: string
      RecordTypeId: string
      AccountNumber?: string | null
      CustomerNumber__c?: string | null
      CcidCode__c?: string | null
      SupportTier__c?: Picklists['Account']['SupportTier__c'] | null
      OwnerId?: string | null
      VerifiedDomains__c?: string | null
      CaseVisibility__c?: Picklists['Account']['CaseVisibility__c'] | null
      ExportHold__c?: boolean
    }
  }
  'Account.CheckDomain': {
    on: 'Account'
    fields: { [field: string]: never }
  }
  'Account.ConfirmDomain': {
    on: 'Account'
    fields: { [field: string]: never }
  }
  'Account.ProposeDomain': {
    on: 'Account'
    fields: {
      ProposedDomain__c: string
    }
  }
  AddUser: {
    on: null
    fields: {
      FirstName: string
      LastName: string
      Email: string
      Phone?: string | null
      Role__c?: string | null
      InvitedProfile__c?: Picklists['Contact']['InvitedProfile__c'] | null
    }
  }
  'Aircraft__c.Change': {
    on: 'Aircraft__c'
    fields: {
      TailNumber__c: string
      AccountId__c: string
      Maker__c?: string | null
      Model__c?: string | null
      Avionics__c?: Picklists['Aircraft__c']['Avionics__c'] | null
    }
  }
  'AnswerTarget__c.Change': {
    on: 'AnswerTarget__c'
    fields: {
      FirstAnswerHours__c: number
      SolutionHours__c: number
      CalendarId__c?: string | null
    }
  }
  'Automation__c.Change': {
    on: 'Automation__c'
    fields: {
      Name: string
      Order__c?: number | null
      IsActive__c?: boolean
      Trigger__c: Picklists['Automation__c']['Trigger__c']
      WaitedHours__c?: number | null
      WaitedSince__c?: Picklists['Automation__c']['WaitedSince__c'] | null
      ActsAsId__c: string
      Field1__c?: Picklists['Automation__c']['Field1__c'] | null
      Operator1__c?: Picklists['Automation__c']['Operator1__c'] | null
      Value1__c?: string | null
      Field2__c?: Picklists['Automation__c']['Field2__c'] | null
      Operator2__c?: Picklists['Automation__c']['Operator2__c'] | null
      Value2__c?: string | null
      Field3__c?: Picklists['Automation__c']['Field3__c'] | null
      Operator3__c?: Picklists['Automation__c']['Operator3__c'] | null
      Value3__c?: string | null
      Field4__c?: Picklists['Automation__c']['Field4__c'] | null
      Operator4__c?: Picklists['Automation__c']['Operator4__c'] | null
      Value4__c?: string | null
      Step1__c?: Picklists['Automation__c']['Step1__c'] | null
      StepValue1__c?: string | null
      Step2__c?: Picklists['Automation__c']['Step2__c'] | null
      StepValue2__c?: string | null
      Step3__c?: Picklists['Automation__c']['Step3__c'] | null
      StepValue3__c?: string | null
      Step4__c?: Picklists['Automation__c']['Step4__c'] | null
      StepValue4__c?: string | null
    }
  }
  'Automation__c.Try': {
    on: 'Automation__c'
    fields: { [field: string]: never }
  }
  'BusinessCalendar__c.AddHoliday': {
    on: 'BusinessCalendar__c'
    fields: {
      Name: string
      Date__c: string
    }
  }
  'BusinessCalendar__c.BringBack': {
    on: 'BusinessCalendar__c'
    fields: { [field: string]: never }
  }
  'BusinessCalendar__c.Change': {
    on: 'BusinessCalendar__c'
    fields: {
      Name: string
      TimeZone__c: string
      Monday__c?: string | null
      Tuesday__c?: string | null
      Wednesday__c?: string | null
      Thursday__c?: string | null
      Friday__c?: string | null
      Saturday__c?: string | null
      Sunday__c?: string | null
    }
  }
  'BusinessCalendar__c.MakeDefault': {
    on: 'BusinessCalendar__c'
    fields: { [field: string]: never }
  }
  'BusinessCalendar__c.Retire': {
    on: 'BusinessCalendar__c'
    fields: { [field: string]: never }
  }
  'Case.AcceptGuest': {
    on: 'Case'
    fields: {
      ContactId: string
    }
  }
  'Case.AcceptNewContact': {
    on: 'Case'
    fields: {
      AccountId: string
    }
  }
  'Case.Assign': {
    on: 'Case'
    fields: {
      OwnerId?: string | null
      Queue__c?: Picklists['Case']['Queue__c'] | null
    }
  }
  'Case.ChangeStatus': {
    on: 'Case'
    fields: {
      Status: Picklists['Case']['Status']
      Resolution__c?: string | null
    }
  }
  'Case.Claim': {
    on: 'Case'
    fields: { [field: string]: never }
  }
  'Case.ClearFlag': {
    on: 'Case'
    fields: { [field: string]: never }
  }
  'Case.Close': {
    on: 'Case'
    fields: { [field: string]: never }
  }
  'Case.EditDetails': {
    on: 'Case'
    fields: {
      Subject?: string
      Description?: string
      Impact__c?: Picklists['Case']['Impact__c']
      IssueType__c?: Picklists['Case']['IssueType__c']
      ProductId__c?: string | null
      AircraftId__c?: string | null
      SubscriptionId__c?: string | null
      AiracCycle__c?: string | null
    }
  }
  'Case.Escalate': {
    on: 'Case'
    fields: {
      EscalationReason__c: string
    }
  }
  'Case.FollowUp': {
    on: 'Case'
    fields: {
      Subject: string
      Description: string
      Impact__c: Picklists['Case']['Impact__c']
      IssueType__c: Picklists['Case']['IssueType__c']
      ProductId__c?: string | null
      AircraftId__c?: string | null
      SubscriptionId__c?: string | null
      AiracCycle__c?: string | null
    }
  }
  'Case.MarkResolved': {
    on: 'Case'
    fields: { [field: string]: never }
  }
  'Case.Merge': {
    on: 'Case'
    fields: {
      ParentId: string
    }
  }
  'Case.Rate': {
    on: 'Case'
    fields: {
      Rating__c: Picklists['CaseRating__c']['Rating__c']
      Comment__c?: string | null
    }
  }
  'Case.Reopen': {
    on: 'Case'
    fields: { [field: string]: never }
  }
  'CaseSettings__c.Change': {
    on: 'CaseSettings__c'
    fields: {
      ReminderDays__c?: number | null
      ClosingDays__c?: number | null
    }
  }
  'Contact.BringBack': {
    on: 'Contact'
    fields: { [field: string]: never }
  }
  'Contact.ChangeEmail': {
    on: 'Contact'
    fields: {
      NewEmail__c: string
    }
  }
  'Contact.Erase': {
    on: 'Contact'
    fields: { [field: string]: never }
  }
  'Contact.Invite': {
    on: 'Contact'
    fields: {
      InvitedProfile__c?: Picklists['Contact']['InvitedProfile__c'] | null
    }
  }
  'Contact.Merge': {
    on: 'Contact'
    fields: {
      MergedIntoId__c: string
    }
  }
  'Contact.Move': {
    on: 'Contact'
    fields: {
      AccountId: string
    }
  }
  'Contact.Remove': {
    on: 'Contact'
    fields: {
      CaseMailsStay__c?: boolean
    }
  }
  'Contact.ResendInvite': {
    on: 'Contact'
    fields: { [field: string]: never }
  }
  'Contact.RevokeInvite': {
    on: 'Contact'
    fields: { [field: string]: never }
  }
  'CustomField__c.Change': {
    on: 'CustomField__c'
    fields: {
      Label__c: string
      Help__c?: string | null
      Required__c?: boolean
      Default__c?: string | null
      Customers__c?: Picklists['CustomField__c']['Customers__c']
      AccountAdmins__c?: Picklists['CustomField__c']['AccountAdmins__c']
      Agents__c?: Picklists['CustomField__c']['Agents__c']
      Authors__c?: Picklists['CustomField__c']['Authors__c']
      Section__c?: string | null
      Place__c?: number | null
      Listed__c?: boolean
      Searched__c?: boolean
      Tracked__c?: boolean
      IssueTypes__c?: string | null
      ProductId__c?: string | null
    }
  }
  'CustomField__c.Delete': {
    on: 'CustomField__c'
    fields: { [field: string]: never }
  }
  'CustomField__c.Retire': {
    on: 'CustomField__c'
    fields: { [field: string]: never }
  }
  'CustomField__c.UseAgain': {
    on: 'CustomField__c'
    fields: { [field: string]: never }
  }
  'Holiday__c.Cancel': {
    on: 'Holiday__c'
    fields: { [field: string]: never }
  }
  'Holiday__c.Change': {
    on: 'Holiday__c'
    fields: {
      Name: string
      Date__c: string
    }
  }
  InviteStaff: {
    on: null
    fields: {
      Name: string
      Email: string
      Profile: Picklists['User']['Profile']
      PublishRight__c?: boolean
    }
  }
  'ListValue__c.Change': {
    on: 'ListValue__c'
    fields: {
      Label__c: string
      Order__c?: number | null
      Help__c?: string | null
    }
  }
  'ListValue__c.Retire': {
    on: 'ListValue__c'
    fields: { [field: string]: never }
  }
  'ListValue__c.UseAgain': {
    on: 'ListValue__c'
    fields: { [field: string]: never }
  }
  NewAccount: {
    on: null
    fields: {
      Name: string
      RecordTypeId: string
      AccountNumber?: string | null
      CustomerNumber__c?: string | null
      CcidCode__c?: string | null
      SupportTier__c?: Picklists['Account']['SupportTier__c'] | null
      OwnerId?: string | null
      CaseVisibility__c?: Picklists['Account']['CaseVisibility__c'] | null
      ExportHold__c?: boolean
    }
  }
  NewAnswerTarget: {
    on: null
    fields: {
      SupportTier__c: Picklists['AnswerTarget__c']['SupportTier__c']
      Impact__c: Picklists['AnswerTarget__c']['Impact__c']
      FirstAnswerHours__c: number
      SolutionHours__c: number
      CalendarId__c?: string | null
    }
  }
  NewAutomation: {
    on: null
    fields: {
      Name: string
      Order__c?: number | null
      IsActive__c?: boolean
      Trigger__c: Picklists['Automation__c']['Trigger__c']
      WaitedHours__c?: number | null
      WaitedSince__c?: Picklists['Automation__c']['WaitedSince__c'] | null
      ActsAsId__c: string
      Field1__c?: Picklists['Automation__c']['Field1__c'] | null
      Operator1__c?: Picklists['Automation__c']['Operator1__c'] | null
      Value1__c?: string | null
      Field2__c?: Picklists['Automation__c']['Field2__c'] | null
      Operator2__c?: Picklists['Automation__c']['Operator2__c'] | null
      Value2__c?: string | null
      Field3__c?: Picklists['Automation__c']['Field3__c'] | null
      Operator3__c?: Picklists['Automation__c']['Operator3__c'] | null
      Value3__c?: string | null
      Field4__c?: Picklists['Automation__c']['Field4__c'] | null
      Operator4__c?: Picklists['Automation__c']['Operator4__c'] | null
      Value4__c?: string | null
      Step1__c?: Picklists['Automation__c']['Step1__c'] | null
      StepValue1__c?: string | null
      Step2__c?: Picklists['Automation__c']['Step2__c'] | null
      StepValue2__c?: string | null
      Step3__c?: Picklists['Automation__c']['Step3__c'] | null
      StepValue3__c?: string | null
      Step4__c?: Picklists['Automation__c']['Step4__c'] | null
      StepValue4__c?: string | null
    }
  }
  NewCalendar: {
    on: null
    fields: {
      Name: string
      TimeZone__c: string
      Monday__c?: string | null
      Tuesday__c?: string | null
      Wednesday__c?: string | null
      Thursday__c?: string | null
      Friday__c?: string | null
      Saturday__c?: string | null
      Sunday__c?: string | null
    }
  }
  NewField: {
    on: null
    fields: {
      Object__c: Picklists['CustomField__c']['Object__c']
      Label__c: string
      ApiName__c?: string | null
      Type__c: Picklists['CustomField__c']['Type__c']
      Length__c?: number | null
      Decimals__c?: number | null
      LookupTo__c?: Picklists['CustomField__c']['LookupTo__c'] | null
      Values__c?: string | null
      Help__c?: string | null
      Required__c?: boolean
      Default__c?: string | null
      Customers__c?: Picklists['CustomField__c']['Customers__c']
      AccountAdmins__c?: Picklists['CustomField__c']['AccountAdmins__c']
      Agents__c?: Picklists['CustomField__c']['Agents__c']
      Authors__c?: Picklists['CustomField__c']['Authors__c']
      Section__c?: string | null
      Place__c?: number | null
      Listed__c?: boolean
      Searched__c?: boolean
      Tracked__c?: boolean
      IssueTypes__c?: string | null
      ProductId__c?: string | null
    }
  }
  NewListValue: {
    on: null
    fields: {
      List__c: Picklists['ListValue__c']['List__c']
      Label__c: string
      Value__c?: string | null
      Order__c?: number | null
      Help__c?: string | null
    }
  }
  NewProduct: {
    on: null
    fields: {
      Name: string
      ItemNumber__c: string
      Company__c?: string | null
      LatestVersion__c?: string | null
      SupportedVersion__c?: string | null
      ReleaseDate__c?: string | null
      HasDataCycles__c?: boolean
      Description?: string | null
      Compatibility__c?: string | null
      RelatedProduct1Id__c?: string | null
      RelatedProduct2Id__c?: string | null
      RelatedProduct3Id__c?: string | null
      ExportControlled__c?: boolean
      ExportNote__c?: string | null
    }
  }
  NewQueue: {
    on: null
    fields: {
      Name: string
      SenderName__c?: string | null
      SenderAddress__c?: string | null
    }
  }
  NewRoutingRule: {
    on: null
    fields: {
      Name: string
      QueueId__c: string
      IssueType__c?: Picklists['RoutingRule__c']['IssueType__c'] | null
      ProductId__c?: string | null
      SupportTier__c?: Picklists['RoutingRule__c']['SupportTier__c'] | null
      AccountId__c?: string | null
      Language__c?: string | null
      ForRestricted__c?: boolean
    }
  }
  OpenCase: {
    on: null
    fields: {
      Subject: string
      Description: string
      Impact__c: Picklists['Case']['Impact__c']
      IssueType__c: Picklists['Case']['IssueType__c']
      ProductId__c?: string | null
      AircraftId__c?: string | null
      SubscriptionId__c?: string | null
      AiracCycle__c?: string | null
    }
  }
  OpenCaseForContact: {
    on: null
    fields: {
      ContactId: string
      Subject: string
      Description: string
      Impact__c: Picklists['Case']['Impact__c']
      IssueType__c: Picklists['Case']['IssueType__c']
      ProductId__c?: string | null
      AircraftId__c?: string | null
      SubscriptionId__c?: string | null
      AiracCycle__c?: string | null
    }
  }
  'Product2.Change': {
    on: 'Product2'
    fields: {
      Name: string
      ItemNumber__c: string
      Company__c?: string | null
      LatestVersion__c?: string | null
      SupportedVersion__c?: string | null
      ReleaseDate__c?: string | null
      HasDataCycles__c?: boolean
      Description?: string | null
      Compatibility__c?: string | null
      RelatedProduct1Id__c?: string | null
      RelatedProduct2Id__c?: string | null
      RelatedProduct3Id__c?: string | null
      ExportControlled__c?: boolean
      ExportNote__c?: string | null
      IsActive?: boolean
    }
  }
  'Product2.SetVersion': {
    on: 'Product2'
    fields: {
      LatestVersion__c: string
      SupportedVersion__c?: string | null
      ReleaseDate__c?: string | null
    }
  }
  'QueueMember__c.Remove': {
    on: 'QueueMember__c'
    fields: { [field: string]: never }
  }
  'Queue__c.AddMember': {
    on: 'Queue__c'
    fields: {
      UserId__c: string
    }
  }
  'Queue__c.BringBack': {
    on: 'Queue__c'
    fields: { [field: string]: never }
  }
  'Queue__c.Change': {
    on: 'Queue__c'
    fields: {
      Name: string
      SenderName__c?: string | null
      SenderAddress__c?: string | null
    }
  }
  'Queue__c.MakeDefault': {
    on: 'Queue__c'
    fields: { [field: string]: never }
  }
  'Queue__c.Retire': {
    on: 'Queue__c'
    fields: {
      TakesOverId__c?: string | null
    }
  }
  'RoutingRule__c.Change': {
    on: 'RoutingRule__c'
    fields: {
      Name: string
      QueueId__c: string
      IssueType__c?: Picklists['RoutingRule__c']['IssueType__c'] | null
      ProductId__c?: string | null
      SupportTier__c?: Picklists['RoutingRule__c']['SupportTier__c'] | null
      AccountId__c?: string | null
      Language__c?: string | null
      ForRestricted__c?: boolean
    }
  }
  'RoutingRule__c.MoveDown': {
    on: 'RoutingRule__c'
    fields: { [field: string]: never }
  }
  'RoutingRule__c.MoveUp': {
    on: 'RoutingRule__c'
    fields: { [field: string]: never }
  }
  'RoutingRule__c.TurnOff': {
    on: 'RoutingRule__c'
    fields: { [field: string]: never }
  }
  'RoutingRule__c.TurnOn': {
    on: 'RoutingRule__c'
    fields: { [field: string]: never }
  }
  'Subscription__c.Cancel': {
    on: 'Subscription__c'
    fields: { [field: string]: never }
  }
  'Subscription__c.Change': {
    on: 'Subscription__c'
    fields: {
      ServiceNumber__c: string
      AircraftId__c?: string | null
      Coverage__c?: Picklists['Subscription__c']['Coverage__c'] | null
      StartDate__c?: string | null
      EndDate__c?: string | null
      DownloadLimit__c?: number | null
    }
  }
  'Subscription__c.Renew': {
    on: 'Subscription__c'
    fields: {
      EndDate__c: string
    }
  }
  TestRouting: {
    on: null
    fields: {
      IssueType__c?: Picklists['RoutingTest__c']['IssueType__c'] | null
      ProductId__c?: string | null
      AccountId__c?: string | null
      Language__c?: string | null
    }
  }
  'User.Activate': {
    on: 'User'
    fields: { [field: string]: never }
  }
  'User.ChangeLanguage': {
    on: 'User'
    fields: {
      Locale: string
    }
  }
  'User.ChangeRole': {
    on: 'User'
    fields: {
      Profile: Picklists['User']['Profile']
    }
  }
  'User.ChangeStaff': {
    on: 'User'
    fields: {
      Name: string
      Profile: Picklists['User']['Profile']
      PublishRight__c?: boolean
    }
  }
  'User.ConfirmClearance': {
    on: 'User'
    fields: { [field: string]: never }
  }
  'User.Deactivate': {
    on: 'User'
    fields: { [field: string]: never }
  }
  'User.Dismiss': {
    on: 'User'
    fields: {
      HandOverToId__c?: string | null
    }
  }
  'User.EndSessions': {
    on: 'User'
    fields: { [field: string]: never }
  }
  'User.GrantClearance': {
    on: 'User'
    fields: { [field: string]: never }
  }
  'User.ResendStaffInvite': {
    on: 'User'
    fields: { [field: string]: never }
  }
  'User.ResetFactors': {
    on: 'User'
    fields: { [field: string]: never }
  }
  'User.WithdrawClearance': {
    on: 'User'
    fields: { [field: string]: never }
  }
}

/** The fields that can be set in a new record of an object. A field that must have a value is required. */
export type Creates = {
  Account: {
    AccountNumber?: string | null
    CaseVisibility__c?: Picklists['Account']['CaseVisibility__c'] | null
    CcidCode__c?: string | null
    CustomerNumber__c?: string | null
    ExportHold__c?: boolean
    Name: string
    OwnerId?: string | null
    RecordTypeId?: string | null
    SupportTier__c?: Picklists['Account']['SupportTier__c'] | null
    VerifiedDomains__c?: string | null
  }
  Aircraft__c: {
    AccountId__c: string
    Avionics__c?: Picklists['Aircraft__c']['Avionics__c'] | null
    Maker__c?: string | null
    Model__c?: string | null
    TailNumber__c: string
  }
  AlertReading__c: {
    AlertId__c: string
    IsConfirmed__c?: boolean
  }
  AlertSubscription__c: {
    Channel__c?: Picklists['AlertSubscription__c']['Channel__c'] | null
    NewDataCycle__c?: boolean
    NewVersion__c?: boolean
    ProductId__c: string
    ServiceNotice__c?: boolean
  }
  AnswerTarget__c: {
    CalendarId__c?: string | null
    FirstAnswerHours__c: number
    Impact__c: Picklists['AnswerTarget__c']['Impact__c']
    SolutionHours__c: number
    SupportTier__c: Picklists['AnswerTarget__c']['SupportTier__c']
  }
  ArticleVersion__c: {
    ArticleId__c: string
  }
  Automation__c: {
    ActsAsId__c: string
    Field1__c?: Picklists['Automation__c']['Field1__c'] | null
    Field2__c?: Picklists['Automation__c']['Field2__c'] | null
    Field3__c?: Picklists['Automation__c']['Field3__c'] | null
    Field4__c?: Picklists['Automation__c']['Field4__c'] | null
    IsActive__c?: boolean
    Name: string
    Operator1__c?: Picklists['Automation__c']['Operator1__c'] | null
    Operator2__c?: Picklists['Automation__c']['Operator2__c'] | null
    Operator3__c?: Picklists['Automation__c']['Operator3__c'] | null
    Operator4__c?: Picklists['Automation__c']['Operator4__c'] | null
    Order__c?: number | null
    Step1__c?: Picklists['Automation__c']['Step1__c'] | null
    Step2__c?: Picklists['Automation__c']['Step2__c'] | null
    Step3__c?: Picklists['Automation__c']['Step3__c'] | null
    Step4__c?: Picklists['Automation__c']['Step4__c'] | null
    StepValue1__c?: string | null
    StepValue2__c?: string | null
    StepValue3__c?: string | null
    StepValue4__c?: string | null
    Trigger__c: Picklists['Automation__c']['Trigger__c']
    Value1__c?: string | null
    Value2__c?: string | null
    Value3__c?: string | null
    Value4__c?: string | null
    WaitedHours__c?: number | null
    WaitedSince__c?: Picklists['Automation__c']['WaitedSince__c'] | null
  }
  BusinessCalendar__c: {
    Friday__c?: string | null
    Monday__c?: string | null
    Name: string
    Saturday__c?: string | null
    Sunday__c?: string | null
    Thursday__c?: string | null
    TimeZone__c: string
    Tuesday__c?: string | null
    Wednesday__c?: string | null
  }
  Case: {
    AiracCycle__c?: string | null
    AircraftId__c?: string | null
    ContactId?: string | null
    Description: string
    Impact__c: Picklists['Case']['Impact__c']
    IssueType__c: Picklists['Case']['IssueType__c']
    Origin?: Picklists['Case']['Origin'] | null
    OwnerId?: string | null
    ParentId?: string | null
    ProductId__c?: string | null
    Queue__c?: Picklists['Case']['Queue__c'] | null
    Subject: string
    SubscriptionId__c?: string | null
  }
  CaseComment: {
    CommentBody: string
    FoldedText__c?: string | null
    IsPublished?: boolean
    NeedsAnswer__c?: boolean
    ParentId: string
  }
  CaseDraft__c: {
    Content__c: string
    Form__c: string
  }
  CaseRating__c: {
    CaseId__c: string
    Comment__c?: string | null
    Rating__c: Picklists['CaseRating__c']['Rating__c']
  }
  CaseWatcher__c: {
    CaseId__c: string
    UserId__c: string
  }
  Contact: {
    AccountId?: string
    Email?: string | null
    FirstName?: string | null
    InvitedProfile__c?: Picklists['Contact']['InvitedProfile__c'] | null
    LastName: string
    MobilePhone?: string | null
    Phone?: string | null
    PortalAccess__c?: Picklists['Contact']['PortalAccess__c'] | null
    Role__c?: string | null
    Title?: string | null
  }
  ContentDocumentLink: {
    ContentDocumentId: string
    LinkedEntityId: string
    Visibility?: Picklists['ContentDocumentLink']['Visibility'] | null
  }
  ContentVersion: {
    ContentDocumentId?: string
    PathOnClient: string
    Title: string
  }
  CustomField__c: {
    AccountAdmins__c?: Picklists['CustomField__c']['AccountAdmins__c']
    Agents__c?: Picklists['CustomField__c']['Agents__c']
    ApiName__c?: string | null
    Authors__c?: Picklists['CustomField__c']['Authors__c']
    Customers__c?: Picklists['CustomField__c']['Customers__c']
    Decimals__c?: number | null
    Default__c?: string | null
    Help__c?: string | null
    IssueTypes__c?: string | null
    Label__c: string
    Length__c?: number | null
    Listed__c?: boolean
    LookupTo__c?: Picklists['CustomField__c']['LookupTo__c'] | null
    Object__c: Picklists['CustomField__c']['Object__c']
    Place__c?: number | null
    ProductId__c?: string | null
    Required__c?: boolean
    Searched__c?: boolean
    Section__c?: string | null
    Tracked__c?: boolean
    Type__c: Picklists['CustomField__c']['Type__c']
    Values__c?: string | null
  }
  ExportAcknowledgement__c: {
    Version__c: string
  }
  Holiday__c: {
    CalendarId__c: string
    Date__c: string
    Name: string
  }
  Knowledge__kav: {
    Content__c?: string | null
    DataCategories__c?: string | null
    Download_URL__c?: string | null
    DurationSeconds__c?: number | null
    InfoType__c?: Picklists['Knowledge__kav']['InfoType__c'] | null
    InternalNotes__c?: string | null
    Product__c?: string | null
    RecordTypeId?: string | null
    ReviewDate__c?: string | null
    Summary?: string | null
    Title: string
    UrlName: string
  }
  ListValue__c: {
    Help__c?: string | null
    Label__c: string
    List__c: Picklists['ListValue__c']['List__c']
    Order__c?: number | null
    Value__c?: string | null
  }
  Product2: {
    Company__c?: string | null
    Compatibility__c?: string | null
    Description?: string | null
    ExportControlled__c?: boolean
    ExportNote__c?: string | null
    HasDataCycles__c?: boolean
    IsActive?: boolean
    ItemNumber__c: string
    LatestVersion__c?: string | null
    Name: string
    RelatedProduct1Id__c?: string | null
    RelatedProduct2Id__c?: string | null
    RelatedProduct3Id__c?: string | null
    ReleaseDate__c?: string | null
    SupportedVersion__c?: string | null
  }
  ProductAlert__c: {
    AiracCycle__c?: string | null
    Body__c: string
    EffectiveDate__c?: string | null
    Kind__c: Picklists['ProductAlert__c']['Kind__c']
    NeedsConfirmation__c?: boolean
    ProductId__c: string
    Severity__c?: Picklists['ProductAlert__c']['Severity__c'] | null
    Title__c: string
  }
  QueueMember__c: {
    QueueId__c: string
    UserId__c: string
  }
  Queue__c: {
    Name: string
    SenderAddress__c?: string | null
    SenderName__c?: string | null
  }
  ReplyTemplate__c: {
    Body__c: string
    IsActive__c?: boolean
    Name: string
  }
  RoutingRule__c: {
    AccountId__c?: string | null
    ForRestricted__c?: boolean
    IssueType__c?: Picklists['RoutingRule__c']['IssueType__c'] | null
    Language__c?: string | null
    Name: string
    ProductId__c?: string | null
    QueueId__c: string
    SupportTier__c?: Picklists['RoutingRule__c']['SupportTier__c'] | null
  }
  RoutingTest__c: {
    AccountId__c?: string | null
    IssueType__c?: Picklists['RoutingTest__c']['IssueType__c'] | null
    Language__c?: string | null
    ProductId__c?: string | null
  }
  SearchSynonym__c: {
    IsActive__c?: boolean
    Words__c: string
  }
  Subscription__c: {
    AccountId__c: string
    AircraftId__c?: string | null
    Coverage__c?: Picklists['Subscription__c']['Coverage__c'] | null
    DownloadLimit__c?: number | null
    EndDate__c?: string | null
    ProductId__c: string
    ServiceNumber__c: string
    StartDate__c?: string | null
    Status__c?: Picklists['Subscription__c']['Status__c'] | null
  }
  User: {
    Email: string
    IsActive?: boolean
    Name: string
    Profile: Picklists['User']['Profile']
    PublishRight__c?: boolean
  }
}

/** The fields that can be changed in a record of an object. */
export type Updates = {
  Account: {
    AccountNumber?: string | null
    CaseVisibility__c?: Picklists['Account']['CaseVisibility__c'] | null
    CcidCode__c?: string | null
    CustomerNumber__c?: string | null
    ExportHold__c?: boolean
    Name?: string
    OwnerId?: string | null
    ProposedDomain__c?: string | null
    RecordTypeId?: string | null
    SupportTier__c?: Picklists['Account']['SupportTier__c'] | null
    VerifiedDomains__c?: string | null
  }
  Aircraft__c: {
    AccountId__c?: string
    Avionics__c?: Picklists['Aircraft__c']['Avionics__c'] | null
    Maker__c?: string | null
    Model__c?: string | null
    TailNumber__c?: string
  }
  AlertReading__c: {
    IsConfirmed__c?: boolean
  }
  AlertSubscription__c: {
    Channel__c?: Picklists['AlertSubscription__c']['Channel__c'] | null
    NewDataCycle__c?: boolean
    NewVersion__c?: boolean
    ServiceNotice__c?: boolean
  }
  ArticleVersion__c: {
    Content__c?: string | null
    DataCategories__c?: string | null
    Download_URL__c?: string | null
    DurationSeconds__c?: number | null
    InfoType__c?: Picklists['ArticleVersion__c']['InfoType__c'] | null
    Product__c?: string | null
    State__c?: Picklists['ArticleVersion__c']['State__c']
    Summary__c?: string | null
    Title__c?: string
  }
  Automation__c: {
    ActsAsId__c?: string
    Field1__c?: Picklists['Automation__c']['Field1__c'] | null
    Field2__c?: Picklists['Automation__c']['Field2__c'] | null
    Field3__c?: Picklists['Automation__c']['Field3__c'] | null
    Field4__c?: Picklists['Automation__c']['Field4__c'] | null
    IsActive__c?: boolean
    Name?: string
    Operator1__c?: Picklists['Automation__c']['Operator1__c'] | null
    Operator2__c?: Picklists['Automation__c']['Operator2__c'] | null
    Operator3__c?: Picklists['Automation__c']['Operator3__c'] | null
    Operator4__c?: Picklists['Automation__c']['Operator4__c'] | null
    Order__c?: number | null
    Step1__c?: Picklists['Automation__c']['Step1__c'] | null
    Step2__c?: Picklists['Automation__c']['Step2__c'] | null
    Step3__c?: Picklists['Automation__c']['Step3__c'] | null
    Step4__c?: Picklists['Automation__c']['Step4__c'] | null
    StepValue1__c?: string | null
    StepValue2__c?: string | null
    StepValue3__c?: string | null
    StepValue4__c?: string | null
    Trigger__c?: Picklists['Automation__c']['Trigger__c']
    Value1__c?: string | null
    Value2__c?: string | null
    Value3__c?: string | null
    Value4__c?: string | null
    WaitedHours__c?: number | null
    WaitedSince__c?: Picklists['Automation__c']['WaitedSince__c'] | null
  }
  Case: {
    AiracCycle__c?: string | null
    AircraftId__c?: string | null
    AwaitingCustomer__c?: boolean
    Description?: string
    EscalationReason__c?: string | null
    Impact__c?: Picklists['Case']['Impact__c']
    IsEscalated?: boolean
    IssueType__c?: Picklists['Case']['IssueType__c']
    OwnerId?: string | null
    ParentId?: string | null
    ProductId__c?: string | null
    Queue__c?: Picklists['Case']['Queue__c'] | null
    Resolution__c?: string | null
    Status?: Picklists['Case']['Status']
    Subject?: string
    SubscriptionId__c?: string | null
  }
  CaseDraft__c: {
    Content__c?: string
  }
  Contact: {
    AccountId?: string
    AddressShared__c?: boolean
    FirstName?: string | null
    LastName?: string
    MobilePhone?: string | null
    NewEmail__c?: string | null
    Phone?: string | null
    PortalAccess__c?: Picklists['Contact']['PortalAccess__c'] | null
    Role__c?: string | null
    Title?: string | null
  }
  Knowledge__kav: {
    Content__c?: string | null
    DataCategories__c?: string | null
    Download_URL__c?: string | null
    DurationSeconds__c?: number | null
    InfoType__c?: Picklists['Knowledge__kav']['InfoType__c'] | null
    InternalNotes__c?: string | null
    IsFeatured__c?: boolean
    IsPublic?: boolean
    Product__c?: string | null
    PublicationStatus?: Picklists['Knowledge__kav']['PublicationStatus']
    RecordTypeId?: string | null
    ReviewDate__c?: string | null
    Summary?: string | null
    Title?: string
    UrlName?: string
  }
  NotificationPreference__c: {
    CaseEmails__c?: boolean
    CustomerSurveys__c?: boolean
    ProductAlertEmails__c?: boolean
    ProductMarketing__c?: boolean
  }
  Product2: {
    Company__c?: string | null
    Compatibility__c?: string | null
    Description?: string | null
    ExportControlled__c?: boolean
    ExportNote__c?: string | null
    HasDataCycles__c?: boolean
    IsActive?: boolean
    ItemNumber__c?: string
    LatestVersion__c?: string | null
    Name?: string
    RelatedProduct1Id__c?: string | null
    RelatedProduct2Id__c?: string | null
    RelatedProduct3Id__c?: string | null
    ReleaseDate__c?: string | null
    SupportedVersion__c?: string | null
  }
  ProductAlert__c: {
    AiracCycle__c?: string | null
    Body__c?: string
    EffectiveDate__c?: string | null
    Kind__c?: Picklists['ProductAlert__c']['Kind__c']
    NeedsConfirmation__c?: boolean
    ProductId__c?: string
    Severity__c?: Picklists['ProductAlert__c']['Severity__c'] | null
    Title__c?: string
  }
  ReplyTemplate__c: {
    Body__c?: string
    IsActive__c?: boolean
    Name?: string
  }
  SearchSynonym__c: {
    IsActive__c?: boolean
    Words__c?: string
  }
  Subscription__c: {
    AccountId__c?: string
    AircraftId__c?: string | null
    Coverage__c?: Picklists['Subscription__c']['Coverage__c'] | null
    DownloadLimit__c?: number | null
    EndDate__c?: string | null
    ProductId__c?: string
    ServiceNumber__c?: string
    StartDate__c?: string | null
    Status__c?: Picklists['Subscription__c']['Status__c'] | null
  }
  User: {
    TimeZone?: string | null
  }
}

/** The names above, as the hooks and adapters take them. */
export type Names = {
  listViews: ListViews
  relatedLists: RelatedLists
  actions: Actions
  creates: Creates
  updates: Updates
}

/** The places that the navigation leads to. */
export type Place = 'AccountManager' | 'Articles' | 'AuditLog' | 'CaseManager' | 'CaseQueue' | 'DownloadReset' | 'Knowledge' | 'ProductAlerts' | 'ProductsAndServices' | 'ReplyTemplates' | 'Setup' | 'UserManagement'

/** The first three characters of the ids of every object. */
export const keyPrefixes = {
  Account: '001',
  Aircraft__c: 'a00',
  AlertReading__c: 'a0F',
  AlertSubscription__c: 'a05',
  AnswerTarget__c: 'a0N',
  ArticleVersion__c: 'a0G',
  ArticleVote__c: 'a0A',
  AuditEvent__c: 'a0D',
  AutomationRun__c: 'a0S',
  Automation__c: 'a0R',
  BusinessCalendar__c: 'a0L',
  Case: '500',
  CaseComment: '00a',
  CaseDraft__c: 'a09',
  CaseHistory: '017',
  CaseRating__c: 'a08',
  CaseSettings__c: 'a0T',
  CaseWatcher__c: 'a07',
  Contact: '003',
  ContentDocument: '069',
  ContentDocumentLink: '06A',
  ContentVersion: '068',
  CustomField__c: 'a0Z',
  DownloadResetItem__c: 'a03',
  DownloadReset__c: 'a02',
  ExportAcknowledgement__c: 'a0B',
  Holiday__c: 'a0M',
  Knowledge__kav: 'ka0',
  ListValue__c: 'a0Y',
  NotificationPreference__c: 'a06',
  Product2: '01t',
  ProductAlert__c: 'a04',
  QueueMember__c: 'a0I',
  Queue__c: 'a0H',
  RecordType: '012',
  ReplyTemplate__c: 'a0E',
  RoutingRule__c: 'a0J',
  RoutingTest__c: 'a0K',
  SearchSynonym__c: 'a0P',
  Subscription__c: 'a01',
  TermsAcceptance__c: 'a0C',
  UnansweredSearch__c: 'a0Q',
  User: '005',
} as const
