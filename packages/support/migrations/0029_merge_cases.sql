alter table records."Case" add column "IsMerged__c" boolean not null default false;
