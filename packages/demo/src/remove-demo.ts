import { type Database, identifier, type Transaction } from 'database'
import { demoAccounts } from './data/accounts.ts'
import { demoProducts } from './data/products.ts'
import { demoReplyTemplates } from './data/reply-templates.ts'
import { demoSynonyms } from './data/synonyms.ts'
import { demoAddresses } from './demo-access.ts'

/** A reference between two tables of records. */
type Reference = { child: string; column: string; parent: string; isRequired: boolean }

const PEOPLE_OF_CHANGE = ['CreatedById', 'LastModifiedById']

/** Other tables with data of a user, an account or a record, by the column that names it. */
const alongside = {
  recently_used: 'user_id',
  idempotency_key: 'user_id',
  user_list_view: 'user_id',
  user_preference: 'user_id',
  quota_use: 'user_id',
  record_avatar: 'record_id',
  stored_bytes: 'account_id',
  'identity.credential': 'user_id',
  'identity.session': 'user_id',
  'identity.known_device': 'user_id',
  'identity.authenticator_app': 'user_id',
  'identity.recovery_code': 'user_id',
  'identity.passkey': 'user_id',
  'identity.provider_login': 'user_id',
  'identity.one_time_token': 'subject',
} as const

/**
 * Removes the demo customers, staff and catalog with all that belongs to them: records, logins, files and queued mails. The bytes of files go
 * with the next sweep of the server. It runs over a connection of the owner, in one transaction, while no server runs.
 *
 * @returns the number of removed records.
 * @throws Error that names what refers to the demo without belonging to it, such as a service of another account for a demo product.
 */
export async function removeDemo(database: Pick<Database, 'transaction'>): Promise<number> {
  return database.transaction(
    async (tx) => {
      await tx.query('create temporary table demo_row (of text, id text, primary key (of, id)) on commit drop')
      const references = await readReferences(tx)
      await markRoots(tx)
      await markDependents(tx, references)
      await refuseOthers(tx, references)
      await removeAlongside(tx)
      return await removeRecords(tx, references)
    },
    { statementTimeoutMs: 0 },
  )
}

async function readReferences(tx: Transaction): Promise<Reference[]> {
  const { rows } = await tx.query(`
    select child.relname, a.attname, parent.relname, a.attnotnull
    from pg_constraint c
    join pg_class child on child.oid = c.conrelid join pg_class parent on parent.oid = c.confrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'records'::regnamespace and array_length(c.conkey, 1) = 1`)
  return rows.map(([child, column, parent, isRequired]) => ({
    child: String(child),
    column: String(column),
    parent: String(parent),
    isRequired: isRequired === true,
  }))
}

const records = (table: string): string => `records.${identifier(table)}`

const isMarked = (table: string, value: string): string =>
  `exists (select from demo_row where of = '${table}' and id = ${value})`

async function mark(tx: Transaction, table: string, where: string, values: readonly unknown[] = []): Promise<number> {
  const { rowCount } = await tx.query(
    `insert into demo_row select '${table}', t."Id" from ${records(table)} t where ${where} on conflict do nothing`,
    [...values],
  )
  return rowCount
}

/** What the demo is known by: names and numbers of its own data. */
async function markRoots(tx: Transaction): Promise<void> {
  await mark(tx, 'Account', '"AccountNumber" = any($1) and "Name" = any($2)', [
    demoAccounts.map(({ number }) => number),
    demoAccounts.map(({ name }) => name),
  ])
  await mark(tx, 'User', '"Email" = any($1)', [demoAddresses])
  await mark(tx, 'Product2', '"ItemNumber__c" = any($1) and "Name" = any($2)', [
    demoProducts.map(({ item }) => item),
    demoProducts.map(({ name }) => name),
  ])
  await mark(tx, 'ReplyTemplate__c', '"Name" = any($1)', [demoReplyTemplates.map(({ name }) => name)])
  await mark(tx, 'SearchSynonym__c', '"Words__c" = any($1)', [[...demoSynonyms]])
}

/** Objects whose records belong to the demo by a lookup that may be empty. */
const belongsBy = [
  { child: 'User', column: 'ContactId', parent: 'Contact' },
  { child: 'Case', column: 'AccountId', parent: 'Account' },
  { child: 'Knowledge__kav', column: 'OwnerId', parent: 'User' },
  { child: 'AuditEvent__c', column: 'ActorId__c', parent: 'User' },
  { child: 'AuditEvent__c', column: 'AccountId__c', parent: 'Account' },
] as const

/** Marks what belongs to marked records, until there is no more: all required lookups of a record lead to marked ones. */
async function markDependents(tx: Transaction, references: readonly Reference[]): Promise<void> {
  const required = Map.groupBy(
    references.filter(({ isRequired, column }) => isRequired && !PEOPLE_OF_CHANGE.includes(column)),
    ({ child }) => child,
  )
  for (let added = 1; added > 0; ) {
    added = 0
    for (const { child, column, parent } of belongsBy) {
      added += await mark(tx, child, isMarked(parent, `t.${identifier(column)}`))
    }
    for (const [child, lookups] of required) {
      const all = lookups.map(({ column, parent }) => isMarked(parent, `t.${identifier(column)}`))
      if (child !== 'ContentDocumentLink') added += await mark(tx, child, all.join(' and '))
    }
    // The record that a file is linked to may be of any object.
    added += await mark(tx, 'ContentDocumentLink', 't."LinkedEntityId" in (select id from demo_row)')
    added += await mark(
      tx,
      'ContentDocument',
      `exists (select from records."ContentDocumentLink" l where l."ContentDocumentId" = t."Id")
       and not exists (
         select from records."ContentDocumentLink" l where l."ContentDocumentId" = t."Id"
           and l."Id" not in (select id from demo_row where of = 'ContentDocumentLink'))`,
    )
  }
}

/** @throws Error that names the records outside the demo that refer to it. */
async function refuseOthers(tx: Transaction, references: readonly Reference[]): Promise<void> {
  const others: string[] = []
  for (const { child, column, parent } of references) {
    if (PEOPLE_OF_CHANGE.includes(column)) continue
    const { rows } = await tx.query(
      `select count(*) from ${records(child)} t
       where ${isMarked(parent, `t.${identifier(column)}`)} and not ${isMarked(child, 't."Id"')}`,
    )
    const count = Number(rows[0]?.[0])
    if (count > 0) others.push(`${count} × ${child}.${column} to ${parent}`)
  }
  if (others.length === 0) return
  throw new Error(
    `Nothing was removed: records outside the demo refer to it (${others.join(', ')}). Change these first.`,
  )
}

async function removeAlongside(tx: Transaction): Promise<void> {
  for (const [table, column] of Object.entries(alongside)) {
    await tx.query(`delete from ${table} where ${column} in (select id from demo_row)`)
  }
  await tx.query(`delete from identity.one_time_token where subject = any($1)`, [demoAddresses])
  await tx.query(`delete from identity.sign_in_attempt where key = any($1) or key in (select id from demo_row)`, [
    demoAddresses,
  ])
  // The server fills it again within the hour.
  await tx.query('delete from search_vocabulary')
  await tx.query('delete from recently_used where record_id in (select id from demo_row)')
  await tx.query(`
    delete from upload_part where upload_id in (select id from resumable_upload where user_id in (select id from demo_row))`)
  await tx.query('delete from resumable_upload where user_id in (select id from demo_row)')
  // The sweep of the server removes the bytes of files that are listed here.
  await tx.query(`
    insert into stored_file (storage_key, created_at)
    select "StorageKey", "CreatedDate" from records."ContentVersion"
    where "StorageKey" is not null and "Id" in (select id from demo_row where of = 'ContentVersion')
    on conflict do nothing`)
  await tx.query(`
    delete from graphile_worker._private_jobs job where exists (
      select from regexp_matches(job.payload::text, '"([A-Za-z0-9]{18})"', 'g') as named
      where named[1] in (select id from demo_row))`)
}

/** Removes the marked records, children first. */
async function removeRecords(tx: Transaction, references: readonly Reference[]): Promise<number> {
  const { rows: tables } = await tx.query(`
    select c.table_name, array_agg(c.column_name::text) from information_schema.columns c
    where c.table_schema = 'records' group by 1`)
  const columnsOf = new Map(tables.map(([table, columns]) => [String(table), columns as string[]]))
  for (const [table, columns] of columnsOf) {
    for (const column of PEOPLE_OF_CHANGE.filter((name) => columns.includes(name))) {
      await tx.query(
        `update ${records(table)} t set ${identifier(column)} = null where ${isMarked('User', `t.${identifier(column)}`)}`,
      )
    }
  }
  for (const { child, column } of references.filter(({ isRequired }) => !isRequired)) {
    await tx.query(
      `update ${records(child)} t set ${identifier(column)} = null
       where t.${identifier(column)} is not null and ${isMarked(child, 't."Id"')}`,
    )
  }
  let removed = 0
  const { rows: marked } = await tx.query('select distinct of from demo_row')
  const left = new Set(marked.map(([table]) => String(table)))
  while (left.size > 0) {
    const free = [...left].find((table) =>
      references.every(
        ({ child, parent, isRequired }) => !isRequired || parent !== table || child === table || !left.has(child),
      ),
    )
    if (free === undefined) throw new Error(`the records of ${[...left].join(', ')} require each other`)
    if (columnsOf.has(`${free}_search`)) {
      await tx.query(
        `delete from ${records(`${free}_search`)} where "Id" in (select id from demo_row where of = '${free}')`,
      )
    }
    const { rowCount } = await tx.query(
      `delete from ${records(free)} where "Id" in (select id from demo_row where of = '${free}')`,
    )
    removed += rowCount
    left.delete(free)
  }
  return removed
}
