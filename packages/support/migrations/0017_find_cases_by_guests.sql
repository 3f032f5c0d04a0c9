-- What guests typed as their name and address finds their cases.
alter table records."Case_search" add column guest tsvector not null default '';

alter table records."Case_search" alter column guest drop default;

drop index records."Case_search_words_idx";

update records."Case_search" s
set guest = search_words(coalesce(c."SuppliedName", '') || ' ' || coalesce(c."SuppliedEmail", ''))
from records."Case" c
where c."Id" = s."Id" and (c."SuppliedName" is not null or c."SuppliedEmail" is not null);

create index "Case_search_words_idx" on records."Case_search" USING gin ("AccountId", "ContactId", "ExportRestricted__c", "case", guest);
