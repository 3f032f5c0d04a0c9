-- The words of cases, products, articles, contacts and aircraft are found without their accents and in other forms. The queue adds these to the
-- words of cases that there are, in portions, and fills the vocabulary of products; a database without a queue has neither yet.
update records."Product2_search" s set product = t.product, name = t.name
from (select "Id", with_stems(product) as product, with_stems(name) as name from records."Product2_search") t
where t."Id" = s."Id" and (t.product, t.name) is distinct from (s.product, s.name);

update records."Knowledge__kav_search" s set article = t.article
from (select "Id", with_stems(article) as article from records."Knowledge__kav_search") t
where t."Id" = s."Id" and t.article is distinct from s.article;

update records."Contact_search" s set name = t.name, contact = t.contact
from (select "Id", with_stems(name) as name, with_stems(contact) as contact from records."Contact_search") t
where t."Id" = s."Id" and (t.name, t.contact) is distinct from (s.name, s.contact);

update records."Aircraft__c_search" s set aircraft = t.aircraft
from (select "Id", with_stems(aircraft) as aircraft from records."Aircraft__c_search") t
where t."Id" = s."Id" and t.aircraft is distinct from s.aircraft;

do $$
begin
  if exists (select from records."Case") then
    perform enqueue_job('refill-case-words', '{}', 'refill-case-words', null, null);
  end if;
  if exists (select from records."Product2") then
    perform enqueue_job('refill-product-vocabulary', '{}', 'refill-product-vocabulary', null, null);
  end if;
end $$;
