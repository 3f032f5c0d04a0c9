alter table records."Contact" add column "NewEmail__c" character varying(254) collate "unicode";

alter table records."Contact" add column "MergedIntoId__c" character varying(18) collate "C";

alter table records."Contact" add column "IsErased__c" boolean not null default false;

alter table records."Contact" add constraint "Contact_MergedIntoId__c_fkey" FOREIGN KEY ("MergedIntoId__c") REFERENCES records."Contact"("Id");
