alter table records."Contact" add column "AddressShared__c" boolean not null default false;

-- Contacts that share their address, with each other or with the login of somebody else, keep it and are marked. The contact of
-- the login that has the address is its owner.
update records."Contact" c set "AddressShared__c" = true
where c."Email" is not null
  and not exists (select from records."User" u where lower(u."Email") = lower(c."Email") and u."ContactId" = c."Id")
  and (
    exists (select from records."Contact" o where lower(o."Email") = lower(c."Email") and o."Id" <> c."Id")
    or exists (select from records."User" u where lower(u."Email") = lower(c."Email"))
  );

create unique index "Contact_Email_key" on records."Contact" (lower(("Email")::text)) WHERE (NOT "AddressShared__c");

-- Sign-in finds users by their address in lower case. Of two users whose addresses differ in case only, the other could never
-- sign in: it is deactivated, and its id is put before its address.
update records."User" u set "Email" = left(u."Id" || '.' || u."Email", 254), "IsActive" = false
where u."Email" <> lower(u."Email")
  and exists (
    select from records."User" o
    where lower(o."Email") = lower(u."Email") and o."Id" <> u."Id" and (o."Email" = lower(o."Email") or o."Id" < u."Id")
  );

update records."User" set "Email" = lower("Email") where "Email" <> lower("Email");

drop index records."User_Email_key";

create unique index "User_Email_key" on records."User" (lower(("Email")::text));

create index "User_Email_idx" on records."User" ("Email", "Id");
