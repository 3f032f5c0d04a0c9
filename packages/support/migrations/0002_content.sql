alter table records."CaseComment" add column "IsFromSupport__c" boolean not null default false;

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
  constraint "ContentVersion_pkey" PRIMARY KEY ("Id")
);

create index "ContentVersion_ContentDocumentId_VersionNumber_idx" on records."ContentVersion" ("ContentDocumentId", "VersionNumber", "Id");

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
  "ExportRestricted__c" boolean not null default false,
  constraint "ContentDocumentLink_pkey" PRIMARY KEY ("Id")
);

create index "ContentDocumentLink_LinkedEntityId_CreatedDate_idx" on records."ContentDocumentLink" ("LinkedEntityId", "CreatedDate", "Id");

create index "ContentDocumentLink_ContentDocumentId_CreatedDate_idx" on records."ContentDocumentLink" ("ContentDocumentId", "CreatedDate", "Id");

alter table records."ContentDocument" add constraint "ContentDocument_LatestPublishedVersionId_fkey" FOREIGN KEY ("LatestPublishedVersionId") REFERENCES records."ContentVersion"("Id");

alter table records."ContentVersion" add constraint "ContentVersion_ContentDocumentId_fkey" FOREIGN KEY ("ContentDocumentId") REFERENCES records."ContentDocument"("Id");

alter table records."ContentDocumentLink" add constraint "ContentDocumentLink_ContentDocumentId_fkey" FOREIGN KEY ("ContentDocumentId") REFERENCES records."ContentDocument"("Id");
