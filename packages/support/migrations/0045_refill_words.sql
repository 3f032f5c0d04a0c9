-- The words of all records are rebuilt in portions by the queue, after the functions that find them in texts have changed.
do $$
declare
  name text;
begin
  -- The task that did this for cases alone.
  if to_regproc('graphile_worker.remove_job') is not null then
    perform graphile_worker.remove_job('refill-case-words');
  end if;
  foreach name in array array['Case', 'Knowledge__kav', 'Product2', 'Contact', 'Aircraft__c', 'Subscription__c'] loop
    execute format('select from records.%I limit 1', name);
    if found then
      perform enqueue_job('refill-words', json_build_object('objectApiName', name), 'refill-words ' || name, null, null);
    end if;
  end loop;
end $$;
