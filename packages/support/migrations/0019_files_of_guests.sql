-- The mailed link by which a guest uploaded a file.
alter table records."ContentVersion" add column "GuestLinkId__c" character varying(18) collate "C";
