// Written by `npm run generate` from the objects of the product; do not edit.

/** The fields of every object by API name. A relationship holds the name of the object it leads to. */
export type Objects = {
  Account: {
    AccountNumber: string | null
    CaseVisibility__c: string | null
    CcidCode__c: string | null
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    CustomerNumber__c: string | null
    ExportHold__c: boolean | null
    ExportRestricted__c: boolean | null
    Id: string | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    Name: string | null
    Owner: 'User'
    OwnerId: string | null
    RecordType: 'RecordType'
    RecordTypeId: string | null
    SupportTier__c: string | null
    SystemModstamp: string | null
    VerifiedDomains__c: string | null
  }
  Aircraft__c: {
    AccountId__c: string | null
    Account__r: 'Account'
    Avionics__c: string | null
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
  AlertSubscription__c: {
    Channel__c: string | null
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
    SystemModstamp: string | null
    UserId__c: string | null
    User__r: 'User'
  }
  AuditEvent__c: {
    AccountId__c: string | null
    Account__r: 'Account'
    ActorId__c: string | null
    Actor__r: 'User'
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
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
  Case: {
    Account: 'Account'
    AccountId: string | null
    AiracCycle__c: string | null
    AircraftId__c: string | null
    Aircraft__r: 'Aircraft__c'
    AwaitingCustomer__c: boolean | null
    CaseNumber: string | null
    ClosedDate: string | null
    Contact: 'Contact'
    ContactId: string | null
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    Description: string | null
    ExportRestricted__c: boolean | null
    Id: string | null
    Impact__c: string | null
    IsClosed: boolean | null
    IsEscalated: boolean | null
    IssueType__c: string | null
    LastCommentDate__c: string | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    Origin: string | null
    Owner: 'User'
    OwnerId: string | null
    Parent: 'Case'
    ParentId: string | null
    ProductId__c: string | null
    Product__r: 'Product2'
    Queue__c: string | null
    Resolution__c: string | null
    Status: string | null
    Subject: string | null
    SubscriptionId__c: string | null
    Subscription__r: 'Subscription__c'
    SuppliedEmail: string | null
    SuppliedName: string | null
    SystemModstamp: string | null
  }
  CaseComment: {
    AccountId: string | null
    CommentBody: string | null
    ContactId: string | null
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    ExportRestricted__c: boolean | null
    Id: string | null
    IsFromSupport__c: boolean | null
    IsPublished: boolean | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    Parent: 'Case'
    ParentId: string | null
    SystemModstamp: string | null
  }
  CaseDraft__c: {
    AircraftId__c: string | null
    Aircraft__r: 'Aircraft__c'
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    Description__c: string | null
    Id: string | null
    Impact__c: string | null
    IssueType__c: string | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    ProductId__c: string | null
    Product__r: 'Product2'
    Subject__c: string | null
    SubscriptionId__c: string | null
    Subscription__r: 'Subscription__c'
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
    Rating__c: number | null
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
    ContactNumber__c: string | null
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    Email: string | null
    ExportRestricted__c: boolean | null
    FirstName: string | null
    Id: string | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    LastName: string | null
    MobilePhone: string | null
    Name: string | null
    Phone: string | null
    PortalAccess__c: string | null
    Role__c: string | null
    SystemModstamp: string | null
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
    ArticleStatus__c: string | null
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
    ShareType: string | null
    SystemModstamp: string | null
    Visibility: string | null
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
    Id: string | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    PathOnClient: string | null
    ScanState: string | null
    Sha256: string | null
    StorageKey: string | null
    SystemModstamp: string | null
    Title: string | null
    VersionNumber: number | null
  }
  DownloadResetItem__c: {
    AccountId__c: string | null
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
    Result__c: string | null
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
    Outcome__c: string | null
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
  Knowledge__kav: {
    Content__c: string | null
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    DataCategories__c: string | null
    Download_URL__c: string | null
    DurationSeconds__c: number | null
    Id: string | null
    InfoType__c: string | null
    InternalNotes__c: string | null
    IsFeatured__c: boolean | null
    IsPublic: boolean | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    LastPublishedDate: string | null
    Owner: 'User'
    OwnerId: string | null
    Product__c: string | null
    Product__r: 'Product2'
    PublicationStatus: string | null
    RecordType: 'RecordType'
    RecordTypeId: string | null
    Summary: string | null
    SystemModstamp: string | null
    Title: string | null
    UrlName: string | null
    ViewCount__c: number | null
  }
  NotificationPreference__c: {
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
    Kind__c: string | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    ProductId__c: string | null
    Product__r: 'Product2'
    Severity__c: string | null
    SystemModstamp: string | null
    Title__c: string | null
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
  Subscription__c: {
    AccountId__c: string | null
    Account__r: 'Account'
    AircraftId__c: string | null
    Aircraft__r: 'Aircraft__c'
    Coverage__c: string | null
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
    Status__c: string | null
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
  User: {
    Account: 'Account'
    AccountId: string | null
    Contact: 'Contact'
    ContactId: string | null
    CreatedBy: 'User'
    CreatedById: string | null
    CreatedDate: string | null
    Email: string | null
    ExportClearance__c: boolean | null
    ExportRestricted__c: boolean | null
    Id: string | null
    IsActive: boolean | null
    LastLoginDate: string | null
    LastModifiedBy: 'User'
    LastModifiedById: string | null
    LastModifiedDate: string | null
    Locale: string | null
    Name: string | null
    Profile: string | null
    PublishRight__c: boolean | null
    SystemModstamp: string | null
    TimeZone: string | null
  }
}
