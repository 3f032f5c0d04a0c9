-- The words of cases hold the records that they point to, whose names find them. The queue adds these to the words of cases that there
-- are; a database without a queue has none yet.
do $$
begin
  if exists (select from records."Case") then
    perform enqueue_job('refill-case-words', '{}', 'refill-case-words', null, null);
  end if;
end $$;
