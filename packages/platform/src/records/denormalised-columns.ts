import { keyPrefixOf } from 'contract'
import { identifier, type Transaction } from 'database'
import type { Engine } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import type { Row, Scalar } from '../metadata/scalar.ts'
import { table, VERSION_COLUMN } from '../schema/names.ts'

/**
 * Fills the denormalised columns of a row from its parents, which stay locked until the commit.
 *
 * @param before - the locked row before the change; null for a new row. Columns of an unchanged lookup are not copied again: a concurrent
 * change of the parent waits for the row lock and then updates them.
 */
export async function fillDenormalisedColumns(
  tx: Transaction,
  { app, rowCache }: Engine,
  object: ObjectModel,
  row: Row,
  before: Row | null,
): Promise<void> {
  for (const field of object.fields.values()) {
    if (!field.copyOf) continue
    const parentId = row.get(field.copyOf.lookup)
    if (before && (before.get(field.copyOf.lookup) ?? null) === (parentId ?? null)) {
      row.set(field.apiName, before.get(field.apiName) ?? null)
      continue
    }
    const parent = typeof parentId === 'string' ? app.objectByPrefix(keyPrefixOf(parentId)) : undefined
    if (typeof parentId !== 'string' || !parent?.fields.has(field.copyOf.field)) {
      row.set(field.apiName, field.type === 'checkbox' ? false : null)
      continue
    }
    const value = (await rowCache.lock(tx, parent, [parentId], 'share')).get(parentId)?.row.get(field.copyOf.field)
    row.set(field.apiName, value ?? (field.type === 'checkbox' ? false : null))
  }
}

/** Updates the copies of changed columns, and the copies of these copies. */
export async function updateDenormalisedColumns(
  tx: Transaction,
  engine: Engine,
  object: ObjectModel,
  ids: readonly string[],
  changes: ReadonlyMap<string, Scalar>,
): Promise<void> {
  for (const [name, value] of changes) {
    for (const target of object.copyTargets.get(name) ?? []) {
      const child = engine.app.required(target.object)
      const column = identifier(target.field)
      const { rows } = await tx.query(
        `update ${table(child)} set ${column} = $2, ${VERSION_COLUMN} = ${VERSION_COLUMN} + 1
         where ${identifier(target.lookup)} = any($1) and ${column} is distinct from $2 returning "Id"`,
        [ids, value],
      )
      if (rows.length === 0) continue
      engine.rowCache.forget(tx)
      updateSearchScope(
        tx,
        child,
        target.field,
        rows.map(([id]) => String(id)),
        value,
      )
      await updateDenormalisedColumns(
        tx,
        engine,
        child,
        rows.map(([id]) => String(id)),
        new Map([[target.field, value]]),
      )
    }
  }
}

/** Updates the copy of a scope column in the search table. */
export function updateSearchScope(
  tx: Transaction,
  object: ObjectModel,
  field: string,
  ids: readonly string[],
  value: Scalar,
): void {
  if (!object.search?.scopes.includes(field)) return
  tx.pipeline(
    `update records.${identifier(`${object.apiName}_search`)} set ${identifier(field)} = $2 where "Id" = any($1)`,
    [ids, value],
  )
}
