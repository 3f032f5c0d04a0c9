-- No program of this product has read or written drafts until now.
delete from records."CaseDraft__c";

alter table records."CaseDraft__c" add column "Form__c" character varying(80) collate "C" not null;

alter table records."CaseDraft__c" add column "Content__c" character varying(80000) collate "unicode" not null;

create unique index "CaseDraft__c_UserId__c_Form__c_key" on records."CaseDraft__c" ("UserId__c", "Form__c");

create index "CaseDraft__c_SystemModstamp_idx" on records."CaseDraft__c" ("SystemModstamp", "Id");

alter table records."CaseDraft__c" drop constraint "CaseDraft__c_ProductId__c_fkey";

alter table records."CaseDraft__c" drop constraint "CaseDraft__c_AircraftId__c_fkey";

alter table records."CaseDraft__c" drop constraint "CaseDraft__c_SubscriptionId__c_fkey";

alter table records."CaseDraft__c" drop column "Subject__c";

alter table records."CaseDraft__c" drop column "Description__c";

alter table records."CaseDraft__c" drop column "Impact__c";

alter table records."CaseDraft__c" drop column "IssueType__c";

alter table records."CaseDraft__c" drop column "ProductId__c";

alter table records."CaseDraft__c" drop column "AircraftId__c";

alter table records."CaseDraft__c" drop column "SubscriptionId__c";
