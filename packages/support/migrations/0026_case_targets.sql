alter table records."Case" add column "IsUnassigned__c" boolean not null default false;

alter table records."Case" add column "ClockStart__c" timestamp(3) with time zone;

alter table records."Case" add column "FirstAnswerDue__c" timestamp(3) with time zone;

alter table records."Case" add column "FirstAnswered__c" timestamp(3) with time zone;

alter table records."Case" add column "SolutionDue__c" timestamp(3) with time zone;

alter table records."Case" add column "NextDue__c" timestamp(3) with time zone;

alter table records."Case" add column "WaitingSince__c" timestamp(3) with time zone;

create index "Case_OwnerId_IsClosed_NextDue__c_idx" on records."Case" ("OwnerId", "IsClosed", "NextDue__c", "Id");

create index "Case_IsClosed_NextDue__c_idx" on records."Case" ("IsClosed", "NextDue__c", "Id");

create index "Case_ExportRestricted__c_IsClosed_NextDue__c_idx" on records."Case" ("ExportRestricted__c", "IsClosed", "NextDue__c", "Id");

create index "Case_IsUnassigned__c_NextDue__c_idx" on records."Case" ("IsUnassigned__c", "NextDue__c", "Id");

create index "Case_ExportRestricted__c_IsUnassigned__c_NextDue__c_idx" on records."Case" ("ExportRestricted__c", "IsUnassigned__c", "NextDue__c", "Id");

create index "Case_AwaitingCustomer__c_WaitingSince__c_idx" on records."Case" ("AwaitingCustomer__c", "WaitingSince__c", "Id");

create index "Case_ExportRestricted__c_AwaitingCustomer__c_Waiti_f9ebc51d" on records."Case" ("ExportRestricted__c", "AwaitingCustomer__c", "WaitingSince__c", "Id");

create index "Case_FirstAnswered__c_idx" on records."Case" ("FirstAnswered__c", "Id");

create index "Case_ExportRestricted__c_FirstAnswered__c_idx" on records."Case" ("ExportRestricted__c", "FirstAnswered__c", "Id");

-- Cases that are open already get their targets by the same business hours: Monday to Friday, 0800 to 1800 UTC.
create function pg_temp.business_minutes(at timestamptz) returns numeric language sql immutable as $$
  select weeks * 3000 + least(days, 5) * 600 + case when days < 5 then least(greatest(minutes - 480, 0), 600) else 0 end
  from (select extract(epoch from at - timestamptz '1970-01-05 00:00Z') / 60 as all_minutes) t,
    lateral (select floor(all_minutes / 10080) as weeks, floor(all_minutes / 1440)::bigint % 7 as days,
      all_minutes - floor(all_minutes / 1440) * 1440 as minutes) p
$$;

create function pg_temp.after_business_hours(at timestamptz, hours integer) returns timestamptz language sql immutable as $$
  select timestamptz '1970-01-05 00:00Z' + make_interval(days => (floor(workdays / 5) * 7 + workdays - floor(workdays / 5) * 5)::integer)
    + interval '8 hours' + (wanted - workdays * 600)::float8 * interval '1 minute'
  from (select pg_temp.business_minutes(at) + hours * 60 as wanted) w,
    lateral (select ceil(wanted / 600) - 1 as workdays) d
$$;

with target (tier, impact, answer, solution) as (
  values ('Standard', 'Complaint/Question', 30, 100), ('Standard', 'Minor Degradation', 20, 100),
    ('Standard', 'Major Degradation', 10, 50), ('Standard', 'Total Failure', 4, 20),
    ('Essential', 'Complaint/Question', 20, 100), ('Essential', 'Minor Degradation', 10, 100),
    ('Essential', 'Major Degradation', 8, 40), ('Essential', 'Total Failure', 2, 20),
    ('Preferred', 'Complaint/Question', 10, 50), ('Preferred', 'Minor Degradation', 8, 50),
    ('Preferred', 'Major Degradation', 4, 30), ('Preferred', 'Total Failure', 1, 10),
    ('Prime', 'Complaint/Question', 8, 50), ('Prime', 'Minor Degradation', 4, 50),
    ('Prime', 'Major Degradation', 2, 20), ('Prime', 'Total Failure', 1, 8)
), open_case as (
  select c."Id", c."Status" in ('Open', 'In-Progress', 'Pending Engineering') as in_work, c."OwnerId", c."CreatedDate",
    pg_temp.after_business_hours(c."CreatedDate", t.answer) as answer_due,
    pg_temp.after_business_hours(c."CreatedDate", t.solution) as solution_due,
    case when c."AwaitingCustomer__c" then coalesce(c."LastCommentDate__c", c."SystemModstamp") end as waiting,
    (select min(m."CreatedDate") from records."CaseComment" m
     where m."ParentId" = c."Id" and m."IsPublished" and m."IsFromSupport__c") as answered
  from records."Case" c
  left join records."Account" a on a."Id" = c."AccountId"
  join target t on t.tier = coalesce(a."SupportTier__c", 'Standard') and t.impact = c."Impact__c"
  where not c."IsClosed"
)
update records."Case" c
set "IsUnassigned__c" = o.in_work and o."OwnerId" is null,
  "ClockStart__c" = o."CreatedDate",
  "FirstAnswerDue__c" = o.answer_due,
  "FirstAnswered__c" = o.answered,
  "SolutionDue__c" = o.solution_due,
  "WaitingSince__c" = o.waiting,
  "NextDue__c" = case when o.in_work and o.waiting is null then case when o.answered is null then o.answer_due else o.solution_due end end
from open_case o
where o."Id" = c."Id";
