create table records."ListValue__c" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "Label__c" character varying(80) collate "unicode" not null,
  "List__c" character varying(80) collate "C" not null,
  "Value__c" character varying(80) collate "C",
  "Help__c" character varying(255) collate "unicode",
  "Order__c" numeric(4,0),
  "Status__c" character varying(80) collate "C" not null,
  constraint "ListValue__c_pkey" PRIMARY KEY ("Id")
);

create unique index "ListValue__c_List__c_Value__c_key" on records."ListValue__c" ("List__c", "Value__c");

create index "ListValue__c_List__c_Order__c_idx" on records."ListValue__c" ("List__c", "Order__c", "Id");

-- The values that the product has always had, with the labels and the order that they have had.
insert into records."ListValue__c" ("Id", "CreatedDate", "LastModifiedDate", "SystemModstamp", "List__c", "Value__c", "Label__c", "Order__c", "Status__c")
select id, app_now(), app_now(), app_now(), list, value, label, place, 'Active' from (values
  ('a0Y000000000001EAA', 'Impact', 'Complaint/Question', 'Complaint/Question (no loss)', 10),
  ('a0Y000000000002EAA', 'Impact', 'Minor Degradation', 'Minor Degradation', 20),
  ('a0Y000000000003EAA', 'Impact', 'Major Degradation', 'Major Degradation', 30),
  ('a0Y000000000004EAA', 'Impact', 'Total Failure', 'Total Failure', 40),
  ('a0Y000000000005EAA', 'IssueType', 'Product', 'Product', 10),
  ('a0Y000000000006EAA', 'IssueType', 'Data', 'Data', 20),
  ('a0Y000000000007EAA', 'Origin', 'Web', 'Web', 10),
  ('a0Y000000000008EAA', 'Origin', 'Email', 'E-mail', 20),
  ('a0Y000000000009EAA', 'Origin', 'Phone', 'Phone', 30),
  ('a0Y000000000010EAA', 'InfoType', 'Documentation', 'Documentation', 10),
  ('a0Y000000000011EAA', 'InfoType', 'Article', 'Article', 20),
  ('a0Y000000000012EAA', 'InfoType', 'Video', 'Video', 30),
  ('a0Y000000000013EAA', 'InfoType', 'Product page', 'Product page', 40),
  ('a0Y000000000014EAA', 'Avionics', 'Panel navigator (SD card)', 'Panel navigator (SD card)', 10),
  ('a0Y000000000015EAA', 'Avionics', 'Panel navigator (USB)', 'Panel navigator (USB)', 20),
  ('a0Y000000000016EAA', 'Avionics', 'Integrated flight deck', 'Integrated flight deck', 30),
  ('a0Y000000000017EAA', 'Avionics', 'Flight management system (data loader)', 'Flight management system (data loader)', 40),
  ('a0Y000000000018EAA', 'Avionics', 'Tablet EFB', 'Tablet EFB', 50),
  ('a0Y000000000019EAA', 'Coverage', 'Africa', 'Africa', 10),
  ('a0Y000000000020EAA', 'Coverage', 'Atlantic', 'Atlantic', 20),
  ('a0Y000000000021EAA', 'Coverage', 'Australia', 'Australia', 30),
  ('a0Y000000000022EAA', 'Coverage', 'Canada & Alaska', 'Canada & Alaska', 40),
  ('a0Y000000000023EAA', 'Coverage', 'China', 'China', 50),
  ('a0Y000000000024EAA', 'Coverage', 'Eastern Europe', 'Eastern Europe', 60),
  ('a0Y000000000025EAA', 'Coverage', 'Latin America', 'Latin America', 70),
  ('a0Y000000000026EAA', 'Coverage', 'Middle East & South Asia', 'Middle East & South Asia', 80),
  ('a0Y000000000027EAA', 'Coverage', 'Pacific Basin', 'Pacific Basin', 90),
  ('a0Y000000000028EAA', 'Coverage', 'South America', 'South America', 100),
  ('a0Y000000000029EAA', 'Coverage', 'United States', 'United States', 110),
  ('a0Y000000000030EAA', 'Coverage', 'Western Europe & Mediterranean', 'Western Europe & Mediterranean', 120)
) as stored (id, list, value, label, place);

create trigger announce_definitions after insert or update or delete or truncate on records."ListValue__c"
  for each statement execute function records.announce_definitions();
