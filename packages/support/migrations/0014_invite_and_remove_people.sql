alter table records."Contact" add column "InvitedProfile__c" character varying(80) collate "C";

update records."Contact" set "InvitedProfile__c" = 'Customer';

alter table records."Contact" add column "InvitedDate__c" timestamp(3) with time zone;

alter table records."Contact" add column "LoginId__c" character varying(18) collate "C";

update records."Contact" c set "LoginId__c" = u."Id" from records."User" u where u."ContactId" = c."Id";

alter table records."Contact" add column "CaseMailsStay__c" boolean not null default false;

alter table records."Contact" add constraint "Contact_LoginId__c_fkey" FOREIGN KEY ("LoginId__c") REFERENCES records."User"("Id");
