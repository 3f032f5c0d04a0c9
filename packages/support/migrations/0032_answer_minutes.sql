alter table records."Case" add column "FirstAnswerMinutes__c" numeric(9,0);

-- By the business hours of support: Monday to Friday, 0800 to 1800 UTC.
create function pg_temp.worked_minutes(at timestamptz) returns numeric language sql immutable as $$
  select weeks * 3000 + least(days, 5) * 600 + case when days < 5 then least(greatest(minutes - 480, 0), 600) else 0 end
  from (select extract(epoch from at - timestamptz '1970-01-05 00:00Z') / 60 as all_minutes) t,
    lateral (select floor(all_minutes / 10080) as weeks, floor(all_minutes / 1440)::bigint % 7 as days,
      all_minutes - floor(all_minutes / 1440) * 1440 as minutes) p
$$;

update records."Case"
set "FirstAnswerMinutes__c" = round(pg_temp.worked_minutes("FirstAnswered__c") - pg_temp.worked_minutes("CreatedDate"))
where "FirstAnswered__c" is not null;
