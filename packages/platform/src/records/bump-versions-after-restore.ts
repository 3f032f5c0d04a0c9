import type { Transaction } from 'database'
import type { AppModel } from '../metadata/app-model.ts'
import { table, VERSION_COLUMN } from '../schema/names.ts'

/**
 * Lifts the versions of all records and pictures above any that was handed out before: to the present in microseconds, which grows
 * faster than writes can. Where what a backup brought back has lost writes, clients still hold their higher versions and would
 * take the restored rows for old ones.
 *
 * The clock may not stand before the last restoration. All rows are written anew, so that a million take minutes.
 */
export async function bumpVersionsAfterRestore(tx: Transaction, app: AppModel): Promise<void> {
  const lift = (of: string, version: string) =>
    tx.query(
      `update ${of} set ${version} = greatest(${version} + 1, (extract(epoch from app_now()) * 1000000)::bigint)`,
    )
  for (const object of app.objects) await lift(table(object), VERSION_COLUMN)
  await lift('record_avatar', 'version')
}
