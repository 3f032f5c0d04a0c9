import type { Queryable } from 'database'

/**
 * Takes indexes and foreign keys off tables while `work` fills them, and puts them back afterwards: building an index once
 * costs a fraction of keeping it while a million rows come in. Run it in a transaction, so that a failure brings all back.
 */
export async function withoutIndexes(
  tx: Queryable,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const keys = await tx.query(
    `select conrelid::regclass::text, quote_ident(conname), pg_get_constraintdef(oid) from pg_constraint
     where contype = 'f' and conrelid = any($1::regclass[])`,
    [tables],
  )
  const indexes = await tx.query(
    `select indexrelid::regclass::text, pg_get_indexdef(indexrelid) from pg_index
     where indrelid = any($1::regclass[]) and not indisprimary and not indisunique`,
    [tables],
  )
  for (const [table, name] of keys.rows) await tx.query(`alter table ${String(table)} drop constraint ${String(name)}`)
  for (const [name] of indexes.rows) await tx.query(`drop index ${String(name)}`)
  await work()
  for (const [, definition] of indexes.rows) await tx.query(String(definition))
  for (const [table, name, definition] of keys.rows) {
    await tx.query(`alter table ${String(table)} add constraint ${String(name)} ${String(definition)}`)
  }
}
