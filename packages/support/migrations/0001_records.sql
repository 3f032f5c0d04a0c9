create sequence records."Contact_ContactNumber__c_seq";

create sequence records."Case_CaseNumber_seq";

create sequence records."DownloadReset__c_ResetNumber__c_seq";

create table records."Account" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "RecordTypeId" character varying(18) collate "C",
  "Name" character varying(255) collate "unicode" not null,
  "AccountNumber" character varying(40) collate "C",
  "CustomerNumber__c" character varying(40) collate "C",
  "CcidCode__c" character varying(40) collate "C",
  "SupportTier__c" character varying(80) collate "C",
  "VerifiedDomains__c" character varying(255) collate "unicode",
  "CaseVisibility__c" character varying(80) collate "C",
  "OwnerId" character varying(18) collate "C",
  "ExportHold__c" boolean not null default false,
  "ExportRestricted__c" boolean not null default false,
  constraint "Account_pkey" PRIMARY KEY ("Id")
);

create unique index "Account_AccountNumber_key" on records."Account" ("AccountNumber");

create index "Account_Name_idx" on records."Account" ("Name", "Id");

create index "Account_ExportRestricted__c_Name_idx" on records."Account" ("ExportRestricted__c", "Name", "Id");

create table records."Contact" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "FirstName" character varying(40) collate "unicode",
  "LastName" character varying(80) collate "unicode" not null,
  "Name" character varying(121) collate "unicode",
  "Email" character varying(254) collate "unicode",
  "Phone" character varying(40) collate "C",
  "MobilePhone" character varying(40) collate "C",
  "Role__c" character varying(80) collate "unicode",
  "ContactNumber__c" character varying(30) collate "C" not null,
  "AccountId" character varying(18) collate "C" not null,
  "PortalAccess__c" character varying(80) collate "C",
  "ExportRestricted__c" boolean not null default false,
  constraint "Contact_pkey" PRIMARY KEY ("Id")
);

create unique index "Contact_ContactNumber__c_key" on records."Contact" ("ContactNumber__c");

create index "Contact_AccountId_Name_idx" on records."Contact" ("AccountId", "Name", "Id");

create index "Contact_ExportRestricted__c_Name_idx" on records."Contact" ("ExportRestricted__c", "Name", "Id");

create index "Contact_Name_idx" on records."Contact" ("Name", "Id");

create index "Contact_Email_idx" on records."Contact" ("Email", "Id");

create table records."Contact_search" (
  "Id" character varying(18) collate "C" not null,
  "AccountId" character varying(18) collate "C",
  "ExportRestricted__c" boolean,
  "name" tsvector not null,
  "contact" tsvector not null,
  constraint "Contact_search_pkey" PRIMARY KEY ("Id")
);

create index "Contact_search_words_idx" on records."Contact_search" USING gin ("AccountId", "ExportRestricted__c", name, contact);

create table records."User" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "Name" character varying(121) collate "unicode" not null,
  "Email" character varying(254) collate "unicode" not null,
  "ContactId" character varying(18) collate "C",
  "AccountId" character varying(18) collate "C",
  "Profile" character varying(80) collate "C" not null,
  "IsActive" boolean not null default true,
  "LastLoginDate" timestamp(3) with time zone,
  "TimeZone" character varying(60) collate "C",
  "Locale" character varying(20) collate "C",
  "ExportClearance__c" boolean not null default false,
  "PublishRight__c" boolean not null default false,
  "ExportRestricted__c" boolean not null default false,
  constraint "User_pkey" PRIMARY KEY ("Id")
);

create unique index "User_Email_key" on records."User" ("Email");

create index "User_AccountId_Name_idx" on records."User" ("AccountId", "Name", "Id");

create index "User_ContactId_Name_idx" on records."User" ("ContactId", "Name", "Id");

create index "User_Profile_Name_idx" on records."User" ("Profile", "Name", "Id");

create index "User_ExportRestricted__c_Name_idx" on records."User" ("ExportRestricted__c", "Name", "Id");

create table records."Product2" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "Name" character varying(255) collate "unicode" not null,
  "ItemNumber__c" character varying(40) collate "C" not null,
  "Description" character varying(4000) collate "unicode",
  "Company__c" character varying(255) collate "unicode",
  "ReleaseDate__c" date,
  "LatestVersion__c" character varying(80) collate "C",
  "SupportedVersion__c" character varying(80) collate "C",
  "Compatibility__c" character varying(4000) collate "unicode",
  "IsActive" boolean not null default true,
  "ExportControlled__c" boolean not null default false,
  "ExportNote__c" character varying(255) collate "unicode",
  "RelatedProduct1Id__c" character varying(18) collate "C",
  "RelatedProduct2Id__c" character varying(18) collate "C",
  "RelatedProduct3Id__c" character varying(18) collate "C",
  constraint "Product2_pkey" PRIMARY KEY ("Id")
);

create unique index "Product2_ItemNumber__c_key" on records."Product2" ("ItemNumber__c");

create index "Product2_IsActive_Name_idx" on records."Product2" ("IsActive", "Name", "Id");

create index "Product2_Name_idx" on records."Product2" ("Name", "Id");

create table records."Product2_search" (
  "Id" character varying(18) collate "C" not null,
  "IsActive" boolean,
  "product" tsvector not null,
  constraint "Product2_search_pkey" PRIMARY KEY ("Id")
);

create index "Product2_search_words_idx" on records."Product2_search" USING gin ("IsActive", product);

create table records."Aircraft__c" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "TailNumber__c" character varying(20) collate "C" not null,
  "Maker__c" character varying(80) collate "unicode",
  "Model__c" character varying(80) collate "unicode",
  "Avionics__c" character varying(80) collate "C",
  "AccountId__c" character varying(18) collate "C" not null,
  "ExportRestricted__c" boolean not null default false,
  constraint "Aircraft__c_pkey" PRIMARY KEY ("Id")
);

create index "Aircraft__c_AccountId__c_TailNumber__c_idx" on records."Aircraft__c" ("AccountId__c", "TailNumber__c", "Id");

create index "Aircraft__c_ExportRestricted__c_TailNumber__c_idx" on records."Aircraft__c" ("ExportRestricted__c", "TailNumber__c", "Id");

create index "Aircraft__c_TailNumber__c_idx" on records."Aircraft__c" ("TailNumber__c", "Id");

create table records."Aircraft__c_search" (
  "Id" character varying(18) collate "C" not null,
  "AccountId__c" character varying(18) collate "C",
  "ExportRestricted__c" boolean,
  "aircraft" tsvector not null,
  constraint "Aircraft__c_search_pkey" PRIMARY KEY ("Id")
);

create index "Aircraft__c_search_words_idx" on records."Aircraft__c_search" USING gin ("AccountId__c", "ExportRestricted__c", aircraft);

create table records."Subscription__c" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "ServiceNumber__c" character varying(20) collate "C" not null,
  "ProductId__c" character varying(18) collate "C" not null,
  "AircraftId__c" character varying(18) collate "C",
  "AccountId__c" character varying(18) collate "C" not null,
  "Coverage__c" character varying(80) collate "C",
  "Status__c" character varying(80) collate "C",
  "StartDate__c" date,
  "EndDate__c" date,
  "DownloadLimit__c" numeric(4,0),
  "DownloadsUsed__c" numeric(4,0),
  "ExportRestricted__c" boolean not null default false,
  constraint "Subscription__c_pkey" PRIMARY KEY ("Id")
);

create unique index "Subscription__c_ServiceNumber__c_key" on records."Subscription__c" ("ServiceNumber__c");

create index "Subscription__c_AccountId__c_ServiceNumber__c_idx" on records."Subscription__c" ("AccountId__c", "ServiceNumber__c", "Id");

create index "Subscription__c_AircraftId__c_ServiceNumber__c_idx" on records."Subscription__c" ("AircraftId__c", "ServiceNumber__c", "Id");

create index "Subscription__c_ProductId__c_ServiceNumber__c_idx" on records."Subscription__c" ("ProductId__c", "ServiceNumber__c", "Id");

create index "Subscription__c_ExportRestricted__c_ServiceNumber__c_idx" on records."Subscription__c" ("ExportRestricted__c", "ServiceNumber__c", "Id");

create table records."Subscription__c_search" (
  "Id" character varying(18) collate "C" not null,
  "AccountId__c" character varying(18) collate "C",
  "ExportRestricted__c" boolean,
  "service" tsvector not null,
  constraint "Subscription__c_search_pkey" PRIMARY KEY ("Id")
);

create index "Subscription__c_search_words_idx" on records."Subscription__c_search" USING gin ("AccountId__c", "ExportRestricted__c", service);

create table records."Case" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "CaseNumber" character varying(30) collate "C" not null,
  "Subject" character varying(255) collate "unicode" not null,
  "Description" character varying(32000) collate "unicode" not null,
  "Status" character varying(80) collate "C" not null,
  "IsClosed" boolean not null default false,
  "Impact__c" character varying(80) collate "C" not null,
  "IssueType__c" character varying(80) collate "C" not null,
  "ProductId__c" character varying(18) collate "C",
  "AircraftId__c" character varying(18) collate "C",
  "SubscriptionId__c" character varying(18) collate "C",
  "AiracCycle__c" character varying(4) collate "C",
  "ContactId" character varying(18) collate "C",
  "AccountId" character varying(18) collate "C",
  "OwnerId" character varying(18) collate "C",
  "Queue__c" character varying(80) collate "C",
  "Origin" character varying(80) collate "C",
  "IsEscalated" boolean not null default false,
  "AwaitingCustomer__c" boolean not null default false,
  "Resolution__c" character varying(32000) collate "unicode",
  "ParentId" character varying(18) collate "C",
  "ClosedDate" timestamp(3) with time zone,
  "LastCommentDate__c" timestamp(3) with time zone,
  "ExportRestricted__c" boolean not null default false,
  constraint "Case_pkey" PRIMARY KEY ("Id")
);

create unique index "Case_CaseNumber_key" on records."Case" ("CaseNumber");

create index "Case_ContactId_SystemModstamp_idx" on records."Case" ("ContactId", "SystemModstamp", "Id");

create index "Case_ContactId_CreatedDate_idx" on records."Case" ("ContactId", "CreatedDate", "Id");

create index "Case_ContactId_CaseNumber_idx" on records."Case" ("ContactId", "CaseNumber", "Id");

create index "Case_AccountId_SystemModstamp_idx" on records."Case" ("AccountId", "SystemModstamp", "Id");

create index "Case_AccountId_CreatedDate_idx" on records."Case" ("AccountId", "CreatedDate", "Id");

create index "Case_AccountId_CaseNumber_idx" on records."Case" ("AccountId", "CaseNumber", "Id");

create index "Case_OwnerId_IsClosed_SystemModstamp_idx" on records."Case" ("OwnerId", "IsClosed", "SystemModstamp", "Id");

create index "Case_IsClosed_SystemModstamp_idx" on records."Case" ("IsClosed", "SystemModstamp", "Id");

create index "Case_ExportRestricted__c_IsClosed_SystemModstamp_idx" on records."Case" ("ExportRestricted__c", "IsClosed", "SystemModstamp", "Id");

create index "Case_SystemModstamp_idx" on records."Case" ("SystemModstamp", "Id");

create index "Case_CreatedDate_idx" on records."Case" ("CreatedDate", "Id");

create index "Case_ExportRestricted__c_SystemModstamp_idx" on records."Case" ("ExportRestricted__c", "SystemModstamp", "Id");

create index "Case_ExportRestricted__c_CreatedDate_idx" on records."Case" ("ExportRestricted__c", "CreatedDate", "Id");

create index "Case_ExportRestricted__c_CaseNumber_idx" on records."Case" ("ExportRestricted__c", "CaseNumber", "Id");

create index "Case_ParentId_CreatedDate_idx" on records."Case" ("ParentId", "CreatedDate", "Id");

create table records."Case_search" (
  "Id" character varying(18) collate "C" not null,
  "AccountId" character varying(18) collate "C",
  "ContactId" character varying(18) collate "C",
  "ExportRestricted__c" boolean,
  "case" tsvector not null,
  constraint "Case_search_pkey" PRIMARY KEY ("Id")
);

create index "Case_search_words_idx" on records."Case_search" USING gin ("AccountId", "ContactId", "ExportRestricted__c", "case");

create table records."CaseComment" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "ParentId" character varying(18) collate "C" not null,
  "CommentBody" character varying(4000) collate "unicode" not null,
  "IsPublished" boolean not null default true,
  "AccountId" character varying(18) collate "C",
  "ContactId" character varying(18) collate "C",
  "ExportRestricted__c" boolean not null default false,
  constraint "CaseComment_pkey" PRIMARY KEY ("Id")
);

create index "CaseComment_ParentId_CreatedDate_idx" on records."CaseComment" ("ParentId", "CreatedDate", "Id");

create table records."CaseHistory" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "ParentId" character varying(18) collate "C" not null,
  "Field" character varying(80) collate "C" not null,
  "OldValue" character varying(255) collate "unicode",
  "NewValue" character varying(255) collate "unicode",
  "AccountId" character varying(18) collate "C",
  "ContactId" character varying(18) collate "C",
  "ExportRestricted__c" boolean not null default false,
  constraint "CaseHistory_pkey" PRIMARY KEY ("Id")
);

create index "CaseHistory_ParentId_CreatedDate_idx" on records."CaseHistory" ("ParentId", "CreatedDate", "Id");

create table records."CaseWatcher__c" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "CaseId__c" character varying(18) collate "C" not null,
  "UserId__c" character varying(18) collate "C" not null,
  "AccountId__c" character varying(18) collate "C",
  "ExportRestricted__c" boolean not null default false,
  constraint "CaseWatcher__c_pkey" PRIMARY KEY ("Id")
);

create index "CaseWatcher__c_CaseId__c_CreatedDate_idx" on records."CaseWatcher__c" ("CaseId__c", "CreatedDate", "Id");

create index "CaseWatcher__c_UserId__c_CreatedDate_idx" on records."CaseWatcher__c" ("UserId__c", "CreatedDate", "Id");

create table records."CaseRating__c" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "CaseId__c" character varying(18) collate "C" not null,
  "Rating__c" numeric(1,0) not null,
  "Comment__c" character varying(2000) collate "unicode",
  "AccountId__c" character varying(18) collate "C",
  "ContactId__c" character varying(18) collate "C",
  "ExportRestricted__c" boolean not null default false,
  constraint "CaseRating__c_pkey" PRIMARY KEY ("Id")
);

create unique index "CaseRating__c_CaseId__c_key" on records."CaseRating__c" ("CaseId__c");

create index "CaseRating__c_AccountId__c_CreatedDate_idx" on records."CaseRating__c" ("AccountId__c", "CreatedDate", "Id");

create table records."CaseDraft__c" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "UserId__c" character varying(18) collate "C" not null,
  "Subject__c" character varying(255) collate "unicode",
  "Description__c" character varying(32000) collate "unicode",
  "Impact__c" character varying(80) collate "C",
  "IssueType__c" character varying(80) collate "C",
  "ProductId__c" character varying(18) collate "C",
  "AircraftId__c" character varying(18) collate "C",
  "SubscriptionId__c" character varying(18) collate "C",
  constraint "CaseDraft__c_pkey" PRIMARY KEY ("Id")
);

create index "CaseDraft__c_UserId__c_SystemModstamp_idx" on records."CaseDraft__c" ("UserId__c", "SystemModstamp", "Id");

create table records."DownloadReset__c" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "ResetNumber__c" character varying(30) collate "C" not null,
  "AccountId__c" character varying(18) collate "C" not null,
  "RequestedById__c" character varying(18) collate "C",
  "Reason__c" character varying(2000) collate "unicode" not null,
  "Outcome__c" character varying(80) collate "C",
  "ExportRestricted__c" boolean not null default false,
  constraint "DownloadReset__c_pkey" PRIMARY KEY ("Id")
);

create unique index "DownloadReset__c_ResetNumber__c_key" on records."DownloadReset__c" ("ResetNumber__c");

create index "DownloadReset__c_AccountId__c_CreatedDate_idx" on records."DownloadReset__c" ("AccountId__c", "CreatedDate", "Id");

create table records."DownloadResetItem__c" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "ResetId__c" character varying(18) collate "C" not null,
  "SubscriptionId__c" character varying(18) collate "C" not null,
  "UsedBefore__c" numeric(4,0),
  "UsedAfter__c" numeric(4,0),
  "Result__c" character varying(80) collate "C",
  "AccountId__c" character varying(18) collate "C",
  "ExportRestricted__c" boolean not null default false,
  constraint "DownloadResetItem__c_pkey" PRIMARY KEY ("Id")
);

create index "DownloadResetItem__c_ResetId__c_CreatedDate_idx" on records."DownloadResetItem__c" ("ResetId__c", "CreatedDate", "Id");

create table records."Knowledge__kav" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "RecordTypeId" character varying(18) collate "C",
  "Title" character varying(255) collate "unicode" not null,
  "UrlName" character varying(255) collate "C" not null,
  "Summary" character varying(1000) collate "unicode",
  "InfoType__c" character varying(80) collate "C",
  "Content__c" character varying(100000) collate "unicode",
  "Download_URL__c" character varying(1024) collate "C",
  "DurationSeconds__c" numeric(6,0),
  "DataCategories__c" character varying(255) collate "unicode",
  "Product__c" character varying(18) collate "C",
  "PublicationStatus" character varying(80) collate "C" not null,
  "IsPublic" boolean not null default false,
  "IsFeatured__c" boolean not null default false,
  "ViewCount__c" numeric(9,0),
  "LastPublishedDate" timestamp(3) with time zone,
  "OwnerId" character varying(18) collate "C",
  "InternalNotes__c" character varying(4000) collate "unicode",
  constraint "Knowledge__kav_pkey" PRIMARY KEY ("Id")
);

create unique index "Knowledge__kav_UrlName_key" on records."Knowledge__kav" ("UrlName");

create index "Knowledge__kav_PublicationStatus_ViewCount__c_idx" on records."Knowledge__kav" ("PublicationStatus", "ViewCount__c", "Id");

create index "Knowledge__kav_PublicationStatus_IsFeatured__c_Las_db228791" on records."Knowledge__kav" ("PublicationStatus", "IsFeatured__c", "LastPublishedDate", "Id");

create index "Knowledge__kav_PublicationStatus_LastPublishedDate_idx" on records."Knowledge__kav" ("PublicationStatus", "LastPublishedDate", "Id");

create index "Knowledge__kav_PublicationStatus_IsPublic_ViewCount__c_idx" on records."Knowledge__kav" ("PublicationStatus", "IsPublic", "ViewCount__c", "Id");

create index "Knowledge__kav_PublicationStatus_IsPublic_LastPubl_f9efadfc" on records."Knowledge__kav" ("PublicationStatus", "IsPublic", "LastPublishedDate", "Id");

create index "Knowledge__kav_Product__c_LastPublishedDate_idx" on records."Knowledge__kav" ("Product__c", "LastPublishedDate", "Id");

create index "Knowledge__kav_OwnerId_SystemModstamp_idx" on records."Knowledge__kav" ("OwnerId", "SystemModstamp", "Id");

create table records."Knowledge__kav_search" (
  "Id" character varying(18) collate "C" not null,
  "PublicationStatus" character varying(80) collate "C",
  "IsPublic" boolean,
  "OwnerId" character varying(18) collate "C",
  "article" tsvector not null,
  constraint "Knowledge__kav_search_pkey" PRIMARY KEY ("Id")
);

create index "Knowledge__kav_search_words_idx" on records."Knowledge__kav_search" USING gin ("PublicationStatus", "IsPublic", "OwnerId", article);

create table records."ArticleVote__c" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "ArticleId__c" character varying(18) collate "C" not null,
  "UserId__c" character varying(18) collate "C" not null,
  "IsHelpful__c" boolean not null default false,
  constraint "ArticleVote__c_pkey" PRIMARY KEY ("Id")
);

create index "ArticleVote__c_ArticleId__c_CreatedDate_idx" on records."ArticleVote__c" ("ArticleId__c", "CreatedDate", "Id");

create index "ArticleVote__c_UserId__c_CreatedDate_idx" on records."ArticleVote__c" ("UserId__c", "CreatedDate", "Id");

create table records."ProductAlert__c" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "Title__c" character varying(255) collate "unicode" not null,
  "ProductId__c" character varying(18) collate "C" not null,
  "Kind__c" character varying(80) collate "C" not null,
  "Severity__c" character varying(80) collate "C",
  "Body__c" character varying(8000) collate "unicode" not null,
  "EffectiveDate__c" timestamp(3) with time zone,
  "AiracCycle__c" character varying(4) collate "C",
  constraint "ProductAlert__c_pkey" PRIMARY KEY ("Id")
);

create index "ProductAlert__c_EffectiveDate__c_idx" on records."ProductAlert__c" ("EffectiveDate__c", "Id");

create index "ProductAlert__c_ProductId__c_EffectiveDate__c_idx" on records."ProductAlert__c" ("ProductId__c", "EffectiveDate__c", "Id");

create table records."AlertSubscription__c" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "UserId__c" character varying(18) collate "C" not null,
  "ProductId__c" character varying(18) collate "C" not null,
  "Channel__c" character varying(80) collate "C",
  "NewDataCycle__c" boolean not null default false,
  "ServiceNotice__c" boolean not null default false,
  "NewVersion__c" boolean not null default false,
  constraint "AlertSubscription__c_pkey" PRIMARY KEY ("Id")
);

create index "AlertSubscription__c_UserId__c_CreatedDate_idx" on records."AlertSubscription__c" ("UserId__c", "CreatedDate", "Id");

create index "AlertSubscription__c_ProductId__c_CreatedDate_idx" on records."AlertSubscription__c" ("ProductId__c", "CreatedDate", "Id");

create table records."NotificationPreference__c" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "UserId__c" character varying(18) collate "C" not null,
  "CaseEmails__c" boolean not null default true,
  "ProductAlertEmails__c" boolean not null default true,
  "ProductMarketing__c" boolean not null default false,
  "CustomerSurveys__c" boolean not null default false,
  constraint "NotificationPreference__c_pkey" PRIMARY KEY ("Id")
);

create unique index "NotificationPreference__c_UserId__c_key" on records."NotificationPreference__c" ("UserId__c");

create table records."ExportAcknowledgement__c" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "UserId__c" character varying(18) collate "C" not null,
  "Version__c" character varying(20) collate "C" not null,
  "AcknowledgedDate__c" timestamp(3) with time zone,
  constraint "ExportAcknowledgement__c_pkey" PRIMARY KEY ("Id")
);

create index "ExportAcknowledgement__c_UserId__c_CreatedDate_idx" on records."ExportAcknowledgement__c" ("UserId__c", "CreatedDate", "Id");

create table records."TermsAcceptance__c" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "UserId__c" character varying(18) collate "C" not null,
  "Version__c" character varying(20) collate "C" not null,
  "AcceptedDate__c" timestamp(3) with time zone,
  constraint "TermsAcceptance__c_pkey" PRIMARY KEY ("Id")
);

create index "TermsAcceptance__c_UserId__c_CreatedDate_idx" on records."TermsAcceptance__c" ("UserId__c", "CreatedDate", "Id");

create table records."AuditEvent__c" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "ActorId__c" character varying(18) collate "C",
  "AccountId__c" character varying(18) collate "C",
  "Kind__c" character varying(80) collate "C" not null,
  "TargetId__c" character varying(18) collate "C",
  "TargetName__c" character varying(255) collate "unicode",
  "Time__c" timestamp(3) with time zone,
  constraint "AuditEvent__c_pkey" PRIMARY KEY ("Id")
);

create index "AuditEvent__c_AccountId__c_CreatedDate_idx" on records."AuditEvent__c" ("AccountId__c", "CreatedDate", "Id");

create table records."RecordType" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "Name" character varying(80) collate "unicode" not null,
  "DeveloperName" character varying(80) collate "C" not null,
  "SobjectType" character varying(80) collate "C" not null,
  "IsActive" boolean not null default true,
  constraint "RecordType_pkey" PRIMARY KEY ("Id")
);

alter table records."Account" add constraint "Account_RecordTypeId_fkey" FOREIGN KEY ("RecordTypeId") REFERENCES records."RecordType"("Id");

alter table records."Account" add constraint "Account_OwnerId_fkey" FOREIGN KEY ("OwnerId") REFERENCES records."User"("Id");

alter table records."Contact" add constraint "Contact_AccountId_fkey" FOREIGN KEY ("AccountId") REFERENCES records."Account"("Id");

alter table records."Contact_search" add constraint "Contact_search_Id_fkey" FOREIGN KEY ("Id") REFERENCES records."Contact"("Id") ON DELETE CASCADE;

alter table records."User" add constraint "User_ContactId_fkey" FOREIGN KEY ("ContactId") REFERENCES records."Contact"("Id");

alter table records."User" add constraint "User_AccountId_fkey" FOREIGN KEY ("AccountId") REFERENCES records."Account"("Id");

alter table records."Product2" add constraint "Product2_RelatedProduct1Id__c_fkey" FOREIGN KEY ("RelatedProduct1Id__c") REFERENCES records."Product2"("Id");

alter table records."Product2" add constraint "Product2_RelatedProduct2Id__c_fkey" FOREIGN KEY ("RelatedProduct2Id__c") REFERENCES records."Product2"("Id");

alter table records."Product2" add constraint "Product2_RelatedProduct3Id__c_fkey" FOREIGN KEY ("RelatedProduct3Id__c") REFERENCES records."Product2"("Id");

alter table records."Product2_search" add constraint "Product2_search_Id_fkey" FOREIGN KEY ("Id") REFERENCES records."Product2"("Id") ON DELETE CASCADE;

alter table records."Aircraft__c" add constraint "Aircraft__c_AccountId__c_fkey" FOREIGN KEY ("AccountId__c") REFERENCES records."Account"("Id");

alter table records."Aircraft__c_search" add constraint "Aircraft__c_search_Id_fkey" FOREIGN KEY ("Id") REFERENCES records."Aircraft__c"("Id") ON DELETE CASCADE;

alter table records."Subscription__c" add constraint "Subscription__c_ProductId__c_fkey" FOREIGN KEY ("ProductId__c") REFERENCES records."Product2"("Id");

alter table records."Subscription__c" add constraint "Subscription__c_AircraftId__c_fkey" FOREIGN KEY ("AircraftId__c") REFERENCES records."Aircraft__c"("Id");

alter table records."Subscription__c" add constraint "Subscription__c_AccountId__c_fkey" FOREIGN KEY ("AccountId__c") REFERENCES records."Account"("Id");

alter table records."Subscription__c_search" add constraint "Subscription__c_search_Id_fkey" FOREIGN KEY ("Id") REFERENCES records."Subscription__c"("Id") ON DELETE CASCADE;

alter table records."Case" add constraint "Case_ProductId__c_fkey" FOREIGN KEY ("ProductId__c") REFERENCES records."Product2"("Id");

alter table records."Case" add constraint "Case_AircraftId__c_fkey" FOREIGN KEY ("AircraftId__c") REFERENCES records."Aircraft__c"("Id");

alter table records."Case" add constraint "Case_SubscriptionId__c_fkey" FOREIGN KEY ("SubscriptionId__c") REFERENCES records."Subscription__c"("Id");

alter table records."Case" add constraint "Case_ContactId_fkey" FOREIGN KEY ("ContactId") REFERENCES records."Contact"("Id");

alter table records."Case" add constraint "Case_AccountId_fkey" FOREIGN KEY ("AccountId") REFERENCES records."Account"("Id");

alter table records."Case" add constraint "Case_OwnerId_fkey" FOREIGN KEY ("OwnerId") REFERENCES records."User"("Id");

alter table records."Case" add constraint "Case_ParentId_fkey" FOREIGN KEY ("ParentId") REFERENCES records."Case"("Id");

alter table records."Case_search" add constraint "Case_search_Id_fkey" FOREIGN KEY ("Id") REFERENCES records."Case"("Id") ON DELETE CASCADE;

alter table records."CaseComment" add constraint "CaseComment_ParentId_fkey" FOREIGN KEY ("ParentId") REFERENCES records."Case"("Id");

alter table records."CaseHistory" add constraint "CaseHistory_ParentId_fkey" FOREIGN KEY ("ParentId") REFERENCES records."Case"("Id");

alter table records."CaseWatcher__c" add constraint "CaseWatcher__c_CaseId__c_fkey" FOREIGN KEY ("CaseId__c") REFERENCES records."Case"("Id");

alter table records."CaseWatcher__c" add constraint "CaseWatcher__c_UserId__c_fkey" FOREIGN KEY ("UserId__c") REFERENCES records."User"("Id");

alter table records."CaseRating__c" add constraint "CaseRating__c_CaseId__c_fkey" FOREIGN KEY ("CaseId__c") REFERENCES records."Case"("Id");

alter table records."CaseDraft__c" add constraint "CaseDraft__c_UserId__c_fkey" FOREIGN KEY ("UserId__c") REFERENCES records."User"("Id");

alter table records."CaseDraft__c" add constraint "CaseDraft__c_ProductId__c_fkey" FOREIGN KEY ("ProductId__c") REFERENCES records."Product2"("Id");

alter table records."CaseDraft__c" add constraint "CaseDraft__c_AircraftId__c_fkey" FOREIGN KEY ("AircraftId__c") REFERENCES records."Aircraft__c"("Id");

alter table records."CaseDraft__c" add constraint "CaseDraft__c_SubscriptionId__c_fkey" FOREIGN KEY ("SubscriptionId__c") REFERENCES records."Subscription__c"("Id");

alter table records."DownloadReset__c" add constraint "DownloadReset__c_AccountId__c_fkey" FOREIGN KEY ("AccountId__c") REFERENCES records."Account"("Id");

alter table records."DownloadReset__c" add constraint "DownloadReset__c_RequestedById__c_fkey" FOREIGN KEY ("RequestedById__c") REFERENCES records."User"("Id");

alter table records."DownloadResetItem__c" add constraint "DownloadResetItem__c_ResetId__c_fkey" FOREIGN KEY ("ResetId__c") REFERENCES records."DownloadReset__c"("Id");

alter table records."DownloadResetItem__c" add constraint "DownloadResetItem__c_SubscriptionId__c_fkey" FOREIGN KEY ("SubscriptionId__c") REFERENCES records."Subscription__c"("Id");

alter table records."Knowledge__kav" add constraint "Knowledge__kav_RecordTypeId_fkey" FOREIGN KEY ("RecordTypeId") REFERENCES records."RecordType"("Id");

alter table records."Knowledge__kav" add constraint "Knowledge__kav_Product__c_fkey" FOREIGN KEY ("Product__c") REFERENCES records."Product2"("Id");

alter table records."Knowledge__kav" add constraint "Knowledge__kav_OwnerId_fkey" FOREIGN KEY ("OwnerId") REFERENCES records."User"("Id");

alter table records."Knowledge__kav_search" add constraint "Knowledge__kav_search_Id_fkey" FOREIGN KEY ("Id") REFERENCES records."Knowledge__kav"("Id") ON DELETE CASCADE;

alter table records."ArticleVote__c" add constraint "ArticleVote__c_ArticleId__c_fkey" FOREIGN KEY ("ArticleId__c") REFERENCES records."Knowledge__kav"("Id");

alter table records."ArticleVote__c" add constraint "ArticleVote__c_UserId__c_fkey" FOREIGN KEY ("UserId__c") REFERENCES records."User"("Id");

alter table records."ProductAlert__c" add constraint "ProductAlert__c_ProductId__c_fkey" FOREIGN KEY ("ProductId__c") REFERENCES records."Product2"("Id");

alter table records."AlertSubscription__c" add constraint "AlertSubscription__c_UserId__c_fkey" FOREIGN KEY ("UserId__c") REFERENCES records."User"("Id");

alter table records."AlertSubscription__c" add constraint "AlertSubscription__c_ProductId__c_fkey" FOREIGN KEY ("ProductId__c") REFERENCES records."Product2"("Id");

alter table records."NotificationPreference__c" add constraint "NotificationPreference__c_UserId__c_fkey" FOREIGN KEY ("UserId__c") REFERENCES records."User"("Id");

alter table records."ExportAcknowledgement__c" add constraint "ExportAcknowledgement__c_UserId__c_fkey" FOREIGN KEY ("UserId__c") REFERENCES records."User"("Id");

alter table records."TermsAcceptance__c" add constraint "TermsAcceptance__c_UserId__c_fkey" FOREIGN KEY ("UserId__c") REFERENCES records."User"("Id");

alter table records."AuditEvent__c" add constraint "AuditEvent__c_ActorId__c_fkey" FOREIGN KEY ("ActorId__c") REFERENCES records."User"("Id");

alter table records."AuditEvent__c" add constraint "AuditEvent__c_AccountId__c_fkey" FOREIGN KEY ("AccountId__c") REFERENCES records."Account"("Id");
