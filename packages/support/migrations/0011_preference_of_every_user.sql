-- Every user has a notification preference. Ids stay unique: each is made of the id of its user, whose prefix has no upper-case letter
-- either, so that the check suffix is the same.
insert into records."NotificationPreference__c" ("Id", "UserId__c", "CreatedDate", "LastModifiedDate", "SystemModstamp")
select 'a06' || substr(u."Id", 4), u."Id", app_now(), date_trunc('second', app_now()), app_now()
from records."User" u
where not exists (select from records."NotificationPreference__c" p where p."UserId__c" = u."Id");
