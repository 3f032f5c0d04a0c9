create table records."CaseComment_search" (
  "Id" character varying(18) collate "C" not null,
  "AccountId" character varying(18) collate "C",
  "ContactId" character varying(18) collate "C",
  "ExportRestricted__c" boolean,
  "IsPublished" boolean,
  "comment" tsvector not null,
  "folded" tsvector not null,
  constraint "CaseComment_search_pkey" PRIMARY KEY ("Id")
);

create index "CaseComment_search_words_idx" on records."CaseComment_search" USING gin ("AccountId", "ContactId", "ExportRestricted__c", "IsPublished", comment, folded);

create index "CaseComment_search_Id_idx" on records."CaseComment_search" USING brin ("Id");

alter table records."CaseComment_search" add constraint "CaseComment_search_Id_fkey" FOREIGN KEY ("Id") REFERENCES records."CaseComment"("Id") ON DELETE CASCADE;

-- The words of existing comments are written in portions by the queue.
do $$
begin
  if exists (select from records."CaseComment") then
    perform enqueue_job('refill-words', json_build_object('objectApiName', 'CaseComment'), 'refill-words CaseComment', null, null);
  end if;
end $$;
