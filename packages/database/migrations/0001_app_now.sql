-- The one source of time in SQL, in whole milliseconds as every timestamptz(3) column keeps it. Inlined by the planner.
-- In a where clause write (select app_now()), so that an index can be used. Test databases replace it by a settable one.
create function app_now() returns timestamptz
language sql volatile parallel safe
return date_trunc('milliseconds', clock_timestamp());
