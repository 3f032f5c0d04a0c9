-- Names and item numbers, which visitors may read, apart from descriptions.
alter table records."Product2_search" add column name tsvector not null default '';

alter table records."Product2_search" alter column name drop default;

drop index records."Product2_search_words_idx";

update records."Product2_search" s
set name = search_words(p."Name" || ' ' || p."ItemNumber__c"),
  product = search_words(regexp_replace(coalesce(p."Description", ''), '<[^<>]*>', ' ', 'g'))
from records."Product2" p
where p."Id" = s."Id";

create index "Product2_search_words_idx" on records."Product2_search" USING gin ("IsActive", product, name);
