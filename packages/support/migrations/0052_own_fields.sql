create table records."CustomField__c" (
  "_version" bigint not null default 1,
  "Id" character varying(18) collate "C" not null,
  "CreatedDate" timestamp(3) with time zone not null,
  "CreatedById" character varying(18) collate "C",
  "LastModifiedDate" timestamp(3) with time zone not null,
  "LastModifiedById" character varying(18) collate "C",
  "SystemModstamp" timestamp(3) with time zone not null,
  "Label__c" character varying(80) collate "unicode" not null,
  "Object__c" character varying(80) collate "C" not null,
  "ApiName__c" character varying(40) collate "C",
  "Type__c" character varying(80) collate "C" not null,
  "Length__c" numeric(5,0),
  "Decimals__c" numeric(1,0),
  "LookupTo__c" character varying(80) collate "C",
  "Values__c" character varying(8000) collate "unicode",
  "Help__c" character varying(255) collate "unicode",
  "Required__c" boolean not null default false,
  "Default__c" character varying(255) collate "unicode",
  "Customers__c" character varying(80) collate "C" not null,
  "AccountAdmins__c" character varying(80) collate "C" not null,
  "Agents__c" character varying(80) collate "C" not null,
  "Authors__c" character varying(80) collate "C" not null,
  "Section__c" character varying(80) collate "unicode",
  "Place__c" numeric(4,0),
  "Listed__c" boolean not null default false,
  "Searched__c" boolean not null default false,
  "Tracked__c" boolean not null default false,
  "IssueTypes__c" character varying(255) collate "unicode",
  "ProductId__c" character varying(18) collate "C",
  "Status__c" character varying(80) collate "C" not null,
  "DeletedDate__c" timestamp(3) with time zone,
  constraint "CustomField__c_pkey" PRIMARY KEY ("Id")
);

create unique index "CustomField__c_Object__c_ApiName__c_key" on records."CustomField__c" ("Object__c", "ApiName__c");

create index "CustomField__c_Object__c_Place__c_idx" on records."CustomField__c" ("Object__c", "Place__c", "Id");

create index "CustomField__c_Label__c_idx" on records."CustomField__c" ("Label__c", "Id");

create index "CustomField__c_Status__c_DeletedDate__c_idx" on records."CustomField__c" ("Status__c", "DeletedDate__c", "Id");

alter table records."CustomField__c" add constraint "CustomField__c_ProductId__c_fkey" FOREIGN KEY ("ProductId__c") REFERENCES records."Product2"("Id");


-- Columns of own fields are added and removed by these functions alone, with the rights of the owner of the tables, because requests run
-- as a role that cannot change a table. Only the named objects and columns of the fixed kinds are possible; each column has a comment that
-- marks it as none of a migration. A column is added without rewriting the table. A lock that is not free is given up after a moment, so
-- that waiting requests continue, and tried again.
create function records.add_own_column(object text, field text, kind text, characters int, decimals int, parent text)
returns void language plpgsql security definer set search_path = pg_catalog set lock_timeout = '150ms' as $$
declare
  objects constant text[] := array['Case', 'Account', 'Contact', 'Product2', 'Aircraft__c', 'Subscription__c'];
  type text := case kind
    when 'Text' then format('character varying(%s) collate unicode', characters)
    when 'LongText' then format('character varying(%s) collate unicode', characters)
    when 'Number' then format('numeric(%s,%s)', 12 + decimals, decimals)
    when 'Checkbox' then 'boolean not null default false'
    when 'Date' then 'date'
    when 'Picklist' then 'character varying(80) collate "C"'
    when 'MultiPicklist' then 'character varying(4000) collate "C"'
    when 'Lookup' then 'character varying(18) collate "C"'
  end;
  own int;
begin
  if object is null or object <> all (objects) or field is null or field !~ '^[A-Z][A-Za-z0-9_]{0,36}__c$' or type is null
    or characters not between 1 and 32000 or decimals not between 0 and 6
    or (kind = 'Lookup' and (parent is null or parent <> all (objects))) then
    raise exception 'no such own field: % of %, %', field, object, kind using errcode = 'check_violation';
  end if;
  for attempt in 1..8 loop
    begin
      -- Two processes never change columns at once.
      perform pg_advisory_xact_lock(hashtext('own fields'));
      select count(*) into own from pg_attribute a
      where a.attrelid = format('records.%I', object)::regclass and col_description(a.attrelid, a.attnum) = 'own field';
      if own >= 100 then
        raise exception 'too many own fields of %', object using errcode = 'check_violation';
      end if;
      execute format('alter table records.%I add column %I %s', object, field, type);
      if kind = 'Lookup' then
        -- Not valid: the column is empty, so that nothing has to be checked.
        execute format(
          'alter table records.%I add constraint %I foreign key (%I) references records.%I ("Id") not valid',
          object, left(object || '_' || field, 55) || '_own', field, parent
        );
      end if;
      execute format('comment on column records.%I.%I is %L', object, field, 'own field');
      return;
    exception when lock_not_available then
      if attempt = 8 then raise; end if;
      perform pg_sleep(0.05);
    end;
  end loop;
end $$;

-- Removes the column of a deleted field with its definition, and no column of a migration. Does nothing for a definition that is gone or
-- used again.
create function records.drop_own_column(definition text) returns void
language plpgsql security definer set search_path = pg_catalog set lock_timeout = '150ms' as $$
declare
  object text;
  field text;
begin
  delete from records."CustomField__c" where "Id" = definition and "Status__c" = 'Deleted'
  returning "Object__c", "ApiName__c" into object, field;
  if not found then
    return;
  end if;
  if exists (
    select from pg_attribute a where a.attrelid = format('records.%I', object)::regclass and a.attname = field
      and col_description(a.attrelid, a.attnum) = 'own field'
  ) then
    perform pg_advisory_xact_lock(hashtext('own fields'));
    execute format('alter table records.%I drop column %I', object, field);
  end if;
end $$;

-- Makes room for a column of the product that has the name of an own one: the own field keeps its values under another name. A migration
-- that adds a column to one of the objects calls it first.
create function records.free_own_column(object text, field text) returns void
language plpgsql set search_path = pg_catalog as $$
declare
  free constant text := left(field, length(field) - 3) || '_Own__c';
begin
  if exists (
    select from pg_attribute a where a.attrelid = format('records.%I', object)::regclass and a.attname = field
      and col_description(a.attrelid, a.attnum) = 'own field'
  ) then
    execute format('alter table records.%I rename column %I to %I', object, field, free);
    update records."CustomField__c" set "ApiName__c" = free where "Object__c" = object and "ApiName__c" = field;
  end if;
end $$;

revoke execute on function records.add_own_column, records.drop_own_column, records.free_own_column from public;
do $$
begin
  if exists (select from pg_roles where rolname = 'navdesk_application') then
    grant execute on function records.add_own_column, records.drop_own_column to navdesk_application;
  end if;
end $$;

-- Every process serves changed definitions at once, whichever program changed them.
create function records.announce_definitions() returns trigger language plpgsql as $$
begin
  perform pg_notify('definition_changes', '');
  return null;
end $$;

create trigger announce_definitions after insert or update or delete or truncate on records."CustomField__c"
  for each statement execute function records.announce_definitions();
