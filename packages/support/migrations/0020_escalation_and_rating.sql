alter table records."Case" add column "EscalationReason__c" character varying(2000) collate "unicode";
alter table records."Case" add column "IsRated__c" boolean not null default false;
alter table records."CaseRating__c" alter column "Rating__c" type character varying(80) collate "C" using "Rating__c"::text;
