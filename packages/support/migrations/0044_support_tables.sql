-- replaces 0001_records.sql ec4130039182510245405f5a19070cbc7605d08b354ee8349885233167b9852b
-- replaces 0002_content.sql 67912010cee3e1c99503a04bb7a3808400d7c549f1defdafabbb056f5d8cfa26
-- replaces 0003_ways_to_files.sql b0e5df7a12b73bcb9b2d4a3bb3e13892762f67f3828ed0cdf4f8ecd9cab93981
-- replaces 0004_search_ids.sql 56d7623a4aa1778513bf1df9ab285f1b061f04d5ad1aa060b9231235ab11eaf4
-- replaces 0005_guest_cases.sql c7ce5d78a5e41f5cedc2d24ed489be8a738591512801f763fb12b6375debefb1
-- replaces 0006_contact_addresses.sql 78870b4b7f86cbaa8f213ddf4f54edc9f01e08b7c0b36231be664ab2153b7aca
-- replaces 0007_one_contact_per_address.sql 1022ea3a2175922ee8d41727e69ab48a35e449088f8d8a214d2c3be0b2021037
-- replaces 0008_add_case_comment_needs_answer.sql 01ad159653d4b968be653a47d134b6400f4a214a5d03693f030e3462d5356893
-- replaces 0009_append_only_audit_log.sql 6ce66e6e1af6ea5d310a577914c3b55a4c81b9b17a053c453f56c90f21f305ae
-- replaces 0010_one_draft_of_each_form.sql 02c4bbac1c936483eabf40f7a563a1223e2cdf948be952c5d779856532d92b04
-- replaces 0011_preference_of_every_user.sql 4484b3de7486e3dfc2d3498915e76926afc9ce1081a01293d745c317969d66b3
-- replaces 0012_find_cases_by_names.sql 68cbfb5b3857bad3295d6b39ffffcded0c55ae90ff1f16210bc3b15d02edfc87
-- replaces 0013_audit_events_of_restricted_accounts.sql dbf38a1e287e235b6ffad0dfba4ec2a309731520f1dfde4e1651a0eb9a25abf2
-- replaces 0014_invite_and_remove_people.sql cb457879f191278d7406c6675e017093f13cabbb2fb6b547c7ba0bc944561f48
-- replaces 0015_case_requests.sql afcc7e0c490720ee8cdad9560afaa6804b69f5ba071b7b2667cd59b45608f910
-- replaces 0016_guest_case_form.sql 17b14d5eea05a853232960a66e52cfc3e6a37599f9d2c77efe824135eb7935af
-- replaces 0017_find_cases_by_guests.sql 56cf1d1d83f5a0051e1d88d4902a71529f4bbab6fb2b794a9d754bfd065f5ba0
-- replaces 0018_forget_failures_of_nobody.sql 0a4d22e2145141ed005c58372755f842bdc3e65c278187e286e9767e515dd57e
-- replaces 0019_files_of_guests.sql 8dfd187fb084e1891ef9f736ab8dd409857f79895fb693a0cfdda74017e9a2e6
-- replaces 0020_escalation_and_rating.sql bcc8e39d2afd2752e16d286e4d35fdea812539ae762f9b3a7da257195d5a34ec
-- replaces 0021_order_cases_by_more.sql 71305d15bab046bf33413d0ea06ece580a8f3cd9198609f0b39d76ab8899bd8d
-- replaces 0022_list_own_resets.sql fc42df37f9e4bf6d1caf18b9925813872599ac32b015506ee7c54cfc2d6248a3
-- replaces 0023_reset_second_factors.sql 565c1cbcd2bab32712f60bda02e7594584a4aa308a17b6d1ad35658a508a0a66
-- replaces 0024_watch_a_case_once.sql 54954c26f4e05bf41168e05f1181d08faf97b78ff950e81716d06c0056951452
-- replaces 0025_scan_states.sql 200e3eda820a9262eafd18110a144bed81e9d7cdf7315124a56d50e33ac7cbde
-- replaces 0026_case_targets.sql 9272c5baed9c05370e35f1d1bef4fa7f98928b67026bbfeb61a5e6eb746d8e2b
-- replaces 0027_stored_bytes.sql a625fdb12e13ab50e331128bebece2358354f6907e340228d90d35f7e134a23a
-- replaces 0028_add_reply_template.sql 31cacab38e89f74b3b68041f58c96bc992f6fa6b5aa2a44dfb7f4590e2e5fb40
-- replaces 0029_merge_cases.sql 0b3540b9fcae0d8ce78166e39988d7414940d6cc7e2a5390f4e21c5e05202a3f
-- replaces 0030_order_cases_by_parents.sql 30ded3656efd64de7f8c8b020c5d195eac16d68bab1be9c4b0081b0801d22ee3
-- replaces 0031_files_of_comments.sql b8a1649c80b4ba441214922bfa95cb271da7a945923f4a7c0918324a3e1af817
-- replaces 0032_answer_minutes.sql 95243fc93a1da2d3d5dba821a03614554eb81bda628bb59d677d33f87039e259
-- replaces 0033_find_words_in_other_forms.sql 9aa392772f90303cd9d81dd5302fd015a22aa427df94b9f6537a53d5ce7fac9f
-- replaces 0034_find_resets_of_services.sql 1038f3fc93352f2b79ff36e3e306f5722f4811a4ba49dd886f32425073277031
-- replaces 0035_follow_products_and_read_alerts.sql 78b6627f6f84228130d4179706dec8dd79ade8bb7cca27627de70e7b7987ea40
-- replaces 0036_one_vote_of_each_reader.sql 030d1431975bce40f9470cb9dc5c9926a130a28f6315218a645a5ecedec96a27
-- replaces 0037_find_products_by_their_names.sql 19080145240b0cf87a2ddef337f9d06a31fe931e391561c6a1e86629ed046ab6
-- replaces 0038_author_articles.sql 4a20f6b0cfa93a5892ebe0f0b7f1f2aec25e1d89060c0fc2bd486f3f1d5fc14b
-- replaces 0039_article_versions.sql 55aa4fbe91c02f4e73379789c9fe3fe5a99385d923fb43344add1df6aaf5d489
-- replaces 0040_date_answers_of_resets.sql b888d96fa91bc5506232e8bed3a0600f3b9ec1677acf1617ea79e5d2e29a063a
-- replaces 0041_find_stems_of_words.sql 7d6e4114488c2adaf967d062bd65b9dee1f424654bd6e8030e34e5811a95657b
-- replaces 0042_videos_of_public_articles.sql 3797f1b9d54a9152d59b2eb59d9d555c2c49bb39c584ad859ad1ee8553f13cec
-- replaces 0043_videos_among_articles.sql 08ab9e391204461e687b071233ab04a12c115e7b34d9e0978cf2ea9903f95582
-- replaces 0044_time_of_every_alert.sql 21bee60e05204031d790c0e71af5cd27e107c1fd8c545fa54919886fed7c9f67

-- The tables of all objects, as `npm run db:diff` writes them.
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
  "AddressShared__c" boolean not null default false,
  "Phone" character varying(40) collate "C",
  "MobilePhone" character varying(40) collate "C",
  "Role__c" character varying(80) collate "unicode",
  "ContactNumber__c" character varying(30) collate "C" not null,
  "AccountId" character varying(18) collate "C" not null,
  "PortalAccess__c" character varying(80) collate "C",
  "InvitedProfile__c" character varying(80) collate "C",
  "InvitedDate__c" timestamp(3) with time zone,
  "LoginId__c" character varying(18) collate "C",
  "CaseMailsStay__c" boolean not null default false,
  "ExportRestricted__c" boolean not null default false,
  constraint "Contact_pkey" PRIMARY KEY ("Id")
);

create unique index "Contact_Email_key" on records."Contact" (lower(("Email")::text)) WHERE (NOT "AddressShared__c");

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

create index "Contact_search_Id_idx" on records."Contact_search" USING brin ("Id");

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
  "FactorsReset__c" boolean not null default false,
  "FactorsResetDate__c" timestamp(3) with time zone,
  "ExportRestricted__c" boolean not null default false,
  constraint "User_pkey" PRIMARY KEY ("Id")
);

create unique index "User_Email_key" on records."User" (lower(("Email")::text));

create index "User_Email_idx" on records."User" ("Email", "Id");

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
  "HasDataCycles__c" boolean not null default true,
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
  "name" tsvector not null,
  constraint "Product2_search_pkey" PRIMARY KEY ("Id")
);

create index "Product2_search_words_idx" on records."Product2_search" USING gin ("IsActive", product, name);

create index "Product2_search_Id_idx" on records."Product2_search" USING brin ("Id");

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

create index "Aircraft__c_search_Id_idx" on records."Aircraft__c_search" USING brin ("Id");

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

create index "Subscription__c_ServiceNumber__c_idx" on records."Subscription__c" ("ServiceNumber__c", "Id");

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

create index "Subscription__c_search_Id_idx" on records."Subscription__c_search" USING brin ("Id");

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
  "SuppliedName" character varying(80) collate "unicode",
  "SuppliedEmail" character varying(254) collate "unicode",
  "SuppliedTailOrService__c" character varying(40) collate "unicode",
  "ConfirmedNotice__c" character varying(20) collate "C",
  "OwnerId" character varying(18) collate "C",
  "Queue__c" character varying(80) collate "C",
  "Origin" character varying(80) collate "C",
  "Request__c" character varying(80) collate "C",
  "IsEscalated" boolean not null default false,
  "EscalationReason__c" character varying(2000) collate "unicode",
  "IsRated__c" boolean not null default false,
  "AwaitingCustomer__c" boolean not null default false,
  "Resolution__c" character varying(32000) collate "unicode",
  "ParentId" character varying(18) collate "C",
  "IsMerged__c" boolean not null default false,
  "ClosedDate" timestamp(3) with time zone,
  "LastCommentDate__c" timestamp(3) with time zone,
  "IsUnassigned__c" boolean not null default false,
  "ClockStart__c" timestamp(3) with time zone,
  "FirstAnswerDue__c" timestamp(3) with time zone,
  "FirstAnswered__c" timestamp(3) with time zone,
  "FirstAnswerMinutes__c" numeric(9,0),
  "SolutionDue__c" timestamp(3) with time zone,
  "NextDue__c" timestamp(3) with time zone,
  "WaitingSince__c" timestamp(3) with time zone,
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

create index "Case_Status_idx" on records."Case" ("Status", "Id");

create index "Case_ExportRestricted__c_Status_idx" on records."Case" ("ExportRestricted__c", "Status", "Id");

create index "Case_Impact__c_idx" on records."Case" ("Impact__c", "Id");

create index "Case_ExportRestricted__c_Impact__c_idx" on records."Case" ("ExportRestricted__c", "Impact__c", "Id");

create index "Case_Queue__c_idx" on records."Case" ("Queue__c", "Id");

create index "Case_ExportRestricted__c_Queue__c_idx" on records."Case" ("ExportRestricted__c", "Queue__c", "Id");

create index "Case_ParentId_CreatedDate_idx" on records."Case" ("ParentId", "CreatedDate", "Id");

create index "Case_OwnerId_IsClosed_NextDue__c_idx" on records."Case" ("OwnerId", "IsClosed", "NextDue__c", "Id");

create index "Case_IsClosed_NextDue__c_idx" on records."Case" ("IsClosed", "NextDue__c", "Id");

create index "Case_ExportRestricted__c_IsClosed_NextDue__c_idx" on records."Case" ("ExportRestricted__c", "IsClosed", "NextDue__c", "Id");

create index "Case_IsUnassigned__c_NextDue__c_idx" on records."Case" ("IsUnassigned__c", "NextDue__c", "Id");

create index "Case_ExportRestricted__c_IsUnassigned__c_NextDue__c_idx" on records."Case" ("ExportRestricted__c", "IsUnassigned__c", "NextDue__c", "Id");

create index "Case_AwaitingCustomer__c_WaitingSince__c_idx" on records."Case" ("AwaitingCustomer__c", "WaitingSince__c", "Id");

create index "Case_ExportRestricted__c_AwaitingCustomer__c_Waiti_f9ebc51d" on records."Case" ("ExportRestricted__c", "AwaitingCustomer__c", "WaitingSince__c", "Id");

create index "Case_AccountId_idx" on records."Case" ("AccountId", "Id");

create index "Case_ContactId_idx" on records."Case" ("ContactId", "Id");

create index "Case_AircraftId__c_idx" on records."Case" ("AircraftId__c", "Id");

create index "Case_SubscriptionId__c_idx" on records."Case" ("SubscriptionId__c", "Id");

create index "Case_ProductId__c_idx" on records."Case" ("ProductId__c", "Id");

create index "Case_ExportRestricted__c_ProductId__c_idx" on records."Case" ("ExportRestricted__c", "ProductId__c", "Id");

create index "Case_FirstAnswered__c_idx" on records."Case" ("FirstAnswered__c", "Id");

create index "Case_ExportRestricted__c_FirstAnswered__c_idx" on records."Case" ("ExportRestricted__c", "FirstAnswered__c", "Id");

create table records."Case_search" (
  "Id" character varying(18) collate "C" not null,
  "AccountId" character varying(18) collate "C",
  "ContactId" character varying(18) collate "C",
  "ExportRestricted__c" boolean,
  "case" tsvector not null,
  "guest" tsvector not null,
  constraint "Case_search_pkey" PRIMARY KEY ("Id")
);

create index "Case_search_words_idx" on records."Case_search" USING gin ("AccountId", "ContactId", "ExportRestricted__c", "case", guest);

create index "Case_search_Id_idx" on records."Case_search" USING brin ("Id");

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
  "IsFromSupport__c" boolean not null default false,
  "NeedsAnswer__c" boolean not null default false,
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

create unique index "CaseWatcher__c_CaseId__c_UserId__c_key" on records."CaseWatcher__c" ("CaseId__c", "UserId__c");

create table records."CaseRating__c" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "CaseId__c" character varying(18) collate "C" not null,
  "Rating__c" character varying(80) collate "C" not null,
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
  "Form__c" character varying(80) collate "C" not null,
  "Content__c" character varying(80000) collate "unicode" not null,
  constraint "CaseDraft__c_pkey" PRIMARY KEY ("Id")
);

create unique index "CaseDraft__c_UserId__c_Form__c_key" on records."CaseDraft__c" ("UserId__c", "Form__c");

create index "CaseDraft__c_UserId__c_SystemModstamp_idx" on records."CaseDraft__c" ("UserId__c", "SystemModstamp", "Id");

create index "CaseDraft__c_SystemModstamp_idx" on records."CaseDraft__c" ("SystemModstamp", "Id");

create table records."ReplyTemplate__c" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "Name" character varying(80) collate "unicode" not null,
  "Body__c" character varying(4000) collate "unicode" not null,
  "IsActive__c" boolean not null default true,
  constraint "ReplyTemplate__c_pkey" PRIMARY KEY ("Id")
);

create index "ReplyTemplate__c_IsActive__c_Name_idx" on records."ReplyTemplate__c" ("IsActive__c", "Name", "Id");

create index "ReplyTemplate__c_Name_idx" on records."ReplyTemplate__c" ("Name", "Id");

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
  "IsVideo__c" boolean not null default false,
  "DataCategories__c" character varying(255) collate "unicode",
  "Product__c" character varying(18) collate "C",
  "PublicationStatus" character varying(80) collate "C" not null,
  "IsPublic" boolean not null default false,
  "IsFeatured__c" boolean not null default false,
  "ViewCount__c" numeric(9,0),
  "LastPublishedDate" timestamp(3) with time zone,
  "OwnerId" character varying(18) collate "C",
  "InternalNotes__c" character varying(4000) collate "unicode",
  "ReviewDate__c" date,
  constraint "Knowledge__kav_pkey" PRIMARY KEY ("Id")
);

create unique index "Knowledge__kav_UrlName_key" on records."Knowledge__kav" ("UrlName");

create index "Knowledge__kav_PublicationStatus_ViewCount__c_idx" on records."Knowledge__kav" ("PublicationStatus", "ViewCount__c", "Id");

create index "Knowledge__kav_PublicationStatus_IsFeatured__c_Las_db228791" on records."Knowledge__kav" ("PublicationStatus", "IsFeatured__c", "LastPublishedDate", "Id");

create index "Knowledge__kav_PublicationStatus_IsVideo__c_LastPu_1f29eb68" on records."Knowledge__kav" ("PublicationStatus", "IsVideo__c", "LastPublishedDate", "Id");

create index "Knowledge__kav_PublicationStatus_LastPublishedDate_idx" on records."Knowledge__kav" ("PublicationStatus", "LastPublishedDate", "Id");

create index "Knowledge__kav_PublicationStatus_SystemModstamp_idx" on records."Knowledge__kav" ("PublicationStatus", "SystemModstamp", "Id");

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

create index "Knowledge__kav_search_Id_idx" on records."Knowledge__kav_search" USING brin ("Id");

create table records."ArticleVote__c" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "ArticleId__c" character varying(18) collate "C" not null,
  "UserId__c" character varying(18) collate "C",
  "Reader__c" character varying(40) collate "C",
  "IsHelpful__c" boolean not null default false,
  "Words__c" character varying(255) collate "unicode",
  constraint "ArticleVote__c_pkey" PRIMARY KEY ("Id")
);

create index "ArticleVote__c_ArticleId__c_CreatedDate_idx" on records."ArticleVote__c" ("ArticleId__c", "CreatedDate", "Id");

create index "ArticleVote__c_UserId__c_CreatedDate_idx" on records."ArticleVote__c" ("UserId__c", "CreatedDate", "Id");

create unique index "ArticleVote__c_ArticleId__c_Reader__c_key" on records."ArticleVote__c" ("ArticleId__c", "Reader__c");

create table records."ArticleVersion__c" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "ArticleId__c" character varying(18) collate "C" not null,
  "Number__c" numeric(6,0) not null,
  "State__c" character varying(80) collate "C" not null,
  "DraftOf__c" character varying(18) collate "C",
  "Title__c" character varying(255) collate "unicode" not null,
  "Summary__c" character varying(1000) collate "unicode",
  "Content__c" character varying(100000) collate "unicode",
  "InfoType__c" character varying(80) collate "C",
  "Download_URL__c" character varying(1024) collate "C",
  "DurationSeconds__c" numeric(6,0),
  "DataCategories__c" character varying(255) collate "unicode",
  "Product__c" character varying(18) collate "C",
  "OwnerId" character varying(18) collate "C",
  "PublishedDate__c" timestamp(3) with time zone,
  constraint "ArticleVersion__c_pkey" PRIMARY KEY ("Id")
);

create unique index "ArticleVersion__c_DraftOf__c_key" on records."ArticleVersion__c" ("DraftOf__c");

create unique index "ArticleVersion__c_ArticleId__c_Number__c_key" on records."ArticleVersion__c" ("ArticleId__c", "Number__c");

create index "ArticleVersion__c_OwnerId_State__c_idx" on records."ArticleVersion__c" ("OwnerId", "State__c", "Id");

create index "ArticleVersion__c_State__c_idx" on records."ArticleVersion__c" ("State__c", "Id");

create table records."ContentDocument" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "Title" character varying(255) collate "unicode" not null,
  "Description" character varying(1000) collate "unicode",
  "FileExtension" character varying(20) collate "C",
  "FileType" character varying(20) collate "C",
  "ContentSize" numeric(15,0),
  "LatestPublishedVersionId" character varying(18) collate "C",
  "OwnerId" character varying(18) collate "C",
  constraint "ContentDocument_pkey" PRIMARY KEY ("Id")
);

create index "ContentDocument_OwnerId_CreatedDate_idx" on records."ContentDocument" ("OwnerId", "CreatedDate", "Id");

create index "ContentDocument_CreatedDate_idx" on records."ContentDocument" ("CreatedDate", "Id");

create table records."ContentVersion" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "ContentDocumentId" character varying(18) collate "C" not null,
  "VersionNumber" numeric(6,0) not null,
  "Title" character varying(255) collate "unicode" not null,
  "PathOnClient" character varying(255) collate "unicode" not null,
  "FileExtension" character varying(20) collate "C",
  "FileType" character varying(20) collate "C",
  "ContentSize" numeric(15,0),
  "Sha256" character varying(64) collate "C",
  "ScanState" character varying(80) collate "C" not null,
  "StorageKey" character varying(100) collate "C",
  "StorageAccount" character varying(18) collate "C",
  "GuestLinkId__c" character varying(18) collate "C",
  constraint "ContentVersion_pkey" PRIMARY KEY ("Id")
);

create index "ContentVersion_ContentDocumentId_VersionNumber_idx" on records."ContentVersion" ("ContentDocumentId", "VersionNumber", "Id");

create index "ContentVersion_ScanState_CreatedDate_idx" on records."ContentVersion" ("ScanState", "CreatedDate", "Id");

create table records."ContentDocumentLink" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "ContentDocumentId" character varying(18) collate "C" not null,
  "LinkedEntityId" character varying(18) collate "C" not null,
  "ShareType" character varying(80) collate "C",
  "Visibility" character varying(80) collate "C",
  "Kind__c" character varying(20) collate "C",
  "AccountId" character varying(80) collate "C",
  "ContactId" character varying(80) collate "C",
  "ArticleStatus__c" character varying(80) collate "C",
  "LinkedOwnerId__c" character varying(80) collate "C",
  "ArticlePublic__c" boolean not null default false,
  "ExportRestricted__c" boolean not null default false,
  "CommentCaseId__c" character varying(18) collate "C",
  constraint "ContentDocumentLink_pkey" PRIMARY KEY ("Id")
);

create index "ContentDocumentLink_LinkedEntityId_CreatedDate_idx" on records."ContentDocumentLink" ("LinkedEntityId", "CreatedDate", "Id");

create index "ContentDocumentLink_ContentDocumentId_CreatedDate_idx" on records."ContentDocumentLink" ("ContentDocumentId", "CreatedDate", "Id");

create index "ContentDocumentLink_AccountId_ContentDocumentId_idx" on records."ContentDocumentLink" ("AccountId", "ContentDocumentId", "Id");

create index "ContentDocumentLink_Kind__c_ContentDocumentId_idx" on records."ContentDocumentLink" ("Kind__c", "ContentDocumentId", "Id");

create index "ContentDocumentLink_CommentCaseId__c_CreatedDate_idx" on records."ContentDocumentLink" ("CommentCaseId__c", "CreatedDate", "Id");

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

create index "DownloadReset__c_RequestedById__c_CreatedDate_idx" on records."DownloadReset__c" ("RequestedById__c", "CreatedDate", "Id");

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
  "AnsweredDate__c" timestamp(3) with time zone,
  "AccountId__c" character varying(18) collate "C",
  "ExportRestricted__c" boolean not null default false,
  constraint "DownloadResetItem__c_pkey" PRIMARY KEY ("Id")
);

create index "DownloadResetItem__c_ResetId__c_CreatedDate_idx" on records."DownloadResetItem__c" ("ResetId__c", "CreatedDate", "Id");

create index "DownloadResetItem__c_SubscriptionId__c_CreatedDate_idx" on records."DownloadResetItem__c" ("SubscriptionId__c", "CreatedDate", "Id");

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
  "NeedsConfirmation__c" boolean not null default false,
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

create unique index "AlertSubscription__c_UserId__c_ProductId__c_key" on records."AlertSubscription__c" ("UserId__c", "ProductId__c");

create index "AlertSubscription__c_UserId__c_CreatedDate_idx" on records."AlertSubscription__c" ("UserId__c", "CreatedDate", "Id");

create index "AlertSubscription__c_ProductId__c_CreatedDate_idx" on records."AlertSubscription__c" ("ProductId__c", "CreatedDate", "Id");

create table records."AlertReading__c" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "UserId__c" character varying(18) collate "C" not null,
  "AlertId__c" character varying(18) collate "C" not null,
  "IsConfirmed__c" boolean not null default false,
  "ConfirmedDate__c" timestamp(3) with time zone,
  constraint "AlertReading__c_pkey" PRIMARY KEY ("Id")
);

create unique index "AlertReading__c_UserId__c_AlertId__c_key" on records."AlertReading__c" ("UserId__c", "AlertId__c");

create index "AlertReading__c_UserId__c_CreatedDate_idx" on records."AlertReading__c" ("UserId__c", "CreatedDate", "Id");

create index "AlertReading__c_AlertId__c_CreatedDate_idx" on records."AlertReading__c" ("AlertId__c", "CreatedDate", "Id");

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
  "AlertFeedVersion__c" numeric(6,0),
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
  "ExportRestricted__c" boolean not null default false,
  constraint "AuditEvent__c_pkey" PRIMARY KEY ("Id")
);

create index "AuditEvent__c_AccountId__c_CreatedDate_idx" on records."AuditEvent__c" ("AccountId__c", "CreatedDate", "Id");

create index "AuditEvent__c_ActorId__c_CreatedDate_idx" on records."AuditEvent__c" ("ActorId__c", "CreatedDate", "Id");

create index "AuditEvent__c_ExportRestricted__c_CreatedDate_idx" on records."AuditEvent__c" ("ExportRestricted__c", "CreatedDate", "Id");

create index "AuditEvent__c_CreatedDate_idx" on records."AuditEvent__c" ("CreatedDate", "Id");

create table records."SearchSynonym__c" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "Words__c" character varying(255) collate "unicode" not null,
  "IsActive__c" boolean not null default true,
  constraint "SearchSynonym__c_pkey" PRIMARY KEY ("Id")
);

create index "SearchSynonym__c_IsActive__c_Words__c_idx" on records."SearchSynonym__c" ("IsActive__c", "Words__c", "Id");

create index "SearchSynonym__c_Words__c_idx" on records."SearchSynonym__c" ("Words__c", "Id");

create table records."UnansweredSearch__c" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "Words__c" character varying(100) collate "unicode" not null,
  "Count__c" numeric(9,0) not null,
  "LastSearched__c" timestamp(3) with time zone not null,
  constraint "UnansweredSearch__c_pkey" PRIMARY KEY ("Id")
);

create unique index "UnansweredSearch__c_Words__c_key" on records."UnansweredSearch__c" ("Words__c");

create index "UnansweredSearch__c_Count__c_idx" on records."UnansweredSearch__c" ("Count__c", "Id");

create index "UnansweredSearch__c_SystemModstamp_idx" on records."UnansweredSearch__c" ("SystemModstamp", "Id");

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

alter table records."Contact" add constraint "Contact_LoginId__c_fkey" FOREIGN KEY ("LoginId__c") REFERENCES records."User"("Id");

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

alter table records."Knowledge__kav" add constraint "Knowledge__kav_RecordTypeId_fkey" FOREIGN KEY ("RecordTypeId") REFERENCES records."RecordType"("Id");

alter table records."Knowledge__kav" add constraint "Knowledge__kav_Product__c_fkey" FOREIGN KEY ("Product__c") REFERENCES records."Product2"("Id");

alter table records."Knowledge__kav" add constraint "Knowledge__kav_OwnerId_fkey" FOREIGN KEY ("OwnerId") REFERENCES records."User"("Id");

alter table records."Knowledge__kav_search" add constraint "Knowledge__kav_search_Id_fkey" FOREIGN KEY ("Id") REFERENCES records."Knowledge__kav"("Id") ON DELETE CASCADE;

alter table records."ArticleVote__c" add constraint "ArticleVote__c_ArticleId__c_fkey" FOREIGN KEY ("ArticleId__c") REFERENCES records."Knowledge__kav"("Id");

alter table records."ArticleVote__c" add constraint "ArticleVote__c_UserId__c_fkey" FOREIGN KEY ("UserId__c") REFERENCES records."User"("Id");

alter table records."ArticleVersion__c" add constraint "ArticleVersion__c_ArticleId__c_fkey" FOREIGN KEY ("ArticleId__c") REFERENCES records."Knowledge__kav"("Id");

alter table records."ArticleVersion__c" add constraint "ArticleVersion__c_Product__c_fkey" FOREIGN KEY ("Product__c") REFERENCES records."Product2"("Id");

alter table records."ArticleVersion__c" add constraint "ArticleVersion__c_OwnerId_fkey" FOREIGN KEY ("OwnerId") REFERENCES records."User"("Id");

alter table records."ContentDocument" add constraint "ContentDocument_LatestPublishedVersionId_fkey" FOREIGN KEY ("LatestPublishedVersionId") REFERENCES records."ContentVersion"("Id");

alter table records."ContentVersion" add constraint "ContentVersion_ContentDocumentId_fkey" FOREIGN KEY ("ContentDocumentId") REFERENCES records."ContentDocument"("Id");

alter table records."ContentDocumentLink" add constraint "ContentDocumentLink_ContentDocumentId_fkey" FOREIGN KEY ("ContentDocumentId") REFERENCES records."ContentDocument"("Id");

alter table records."ContentDocumentLink" add constraint "ContentDocumentLink_CommentCaseId__c_fkey" FOREIGN KEY ("CommentCaseId__c") REFERENCES records."Case"("Id");

alter table records."DownloadReset__c" add constraint "DownloadReset__c_AccountId__c_fkey" FOREIGN KEY ("AccountId__c") REFERENCES records."Account"("Id");

alter table records."DownloadReset__c" add constraint "DownloadReset__c_RequestedById__c_fkey" FOREIGN KEY ("RequestedById__c") REFERENCES records."User"("Id");

alter table records."DownloadResetItem__c" add constraint "DownloadResetItem__c_ResetId__c_fkey" FOREIGN KEY ("ResetId__c") REFERENCES records."DownloadReset__c"("Id");

alter table records."DownloadResetItem__c" add constraint "DownloadResetItem__c_SubscriptionId__c_fkey" FOREIGN KEY ("SubscriptionId__c") REFERENCES records."Subscription__c"("Id");

alter table records."ProductAlert__c" add constraint "ProductAlert__c_ProductId__c_fkey" FOREIGN KEY ("ProductId__c") REFERENCES records."Product2"("Id");

alter table records."AlertSubscription__c" add constraint "AlertSubscription__c_UserId__c_fkey" FOREIGN KEY ("UserId__c") REFERENCES records."User"("Id");

alter table records."AlertSubscription__c" add constraint "AlertSubscription__c_ProductId__c_fkey" FOREIGN KEY ("ProductId__c") REFERENCES records."Product2"("Id");

alter table records."AlertReading__c" add constraint "AlertReading__c_UserId__c_fkey" FOREIGN KEY ("UserId__c") REFERENCES records."User"("Id");

alter table records."AlertReading__c" add constraint "AlertReading__c_AlertId__c_fkey" FOREIGN KEY ("AlertId__c") REFERENCES records."ProductAlert__c"("Id");

alter table records."NotificationPreference__c" add constraint "NotificationPreference__c_UserId__c_fkey" FOREIGN KEY ("UserId__c") REFERENCES records."User"("Id");

alter table records."ExportAcknowledgement__c" add constraint "ExportAcknowledgement__c_UserId__c_fkey" FOREIGN KEY ("UserId__c") REFERENCES records."User"("Id");

alter table records."TermsAcceptance__c" add constraint "TermsAcceptance__c_UserId__c_fkey" FOREIGN KEY ("UserId__c") REFERENCES records."User"("Id");

alter table records."AuditEvent__c" add constraint "AuditEvent__c_ActorId__c_fkey" FOREIGN KEY ("ActorId__c") REFERENCES records."User"("Id");

alter table records."AuditEvent__c" add constraint "AuditEvent__c_AccountId__c_fkey" FOREIGN KEY ("AccountId__c") REFERENCES records."Account"("Id");

-- Events of the audit log are append-only. Three exceptions: the version is raised after a backup was restored, the copied restriction of the
-- account follows the account, and a job deletes failed sign-ins with unknown addresses after 30 days, since visitors can cause any number.
create function records.keep_audit_event() returns trigger language plpgsql as $$
declare
  kept text[] := '{_version,SystemModstamp,ExportRestricted__c}';
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - kept = to_jsonb(old) - kept then
    return new;
  end if;
  if tg_op = 'DELETE' and old."Kind__c" = 'SignInFailed' and old."ActorId__c" is null
    and old."CreatedDate" < app_now() - interval '29 days' then
    return old;
  end if;
  raise exception 'Events of the audit log cannot be changed' using errcode = 'insufficient_privilege';
end $$;

create trigger keep_audit_event before update or delete on records."AuditEvent__c"
  for each row execute function records.keep_audit_event();
