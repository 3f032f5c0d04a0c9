select records.free_own_column('Account', 'ProposedDomain__c');
alter table records."Account" add column "ProposedDomain__c" character varying(253) collate "unicode";

select records.free_own_column('Account', 'DomainRecord__c');
alter table records."Account" add column "DomainRecord__c" character varying(80) collate "C";

select records.free_own_column('Account', 'DomainProposedById__c');
alter table records."Account" add column "DomainProposedById__c" character varying(18) collate "C";

select records.free_own_column('Account', 'IsDomainProposed__c');
alter table records."Account" add column "IsDomainProposed__c" boolean not null default false;

alter table records."Account" add constraint "Account_DomainProposedById__c_fkey" FOREIGN KEY ("DomainProposedById__c") REFERENCES records."User"("Id");
