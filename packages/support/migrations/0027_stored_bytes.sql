alter table records."ContentVersion" add column "StorageAccount" character varying(18) collate "C";

update records."ContentVersion" v set "StorageAccount" = u."AccountId" from records."User" u where u."Id" = v."CreatedById" and u."AccountId" is not null;

update records."ContentVersion" set "StorageAccount" = 'guests' where "GuestLinkId__c" is not null;

insert into stored_bytes (account_id, bytes)
select "StorageAccount", sum("ContentSize") from records."ContentVersion" where "StorageAccount" is not null group by 1;
