alter table records."CaseComment" add column "NeedsAnswer__c" boolean not null default false;
