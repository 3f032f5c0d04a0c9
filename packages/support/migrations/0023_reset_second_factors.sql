alter table records."User" add column "FactorsReset__c" boolean not null default false;

alter table records."User" add column "FactorsResetDate__c" timestamp(3) with time zone;
