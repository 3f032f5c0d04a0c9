import type { Transaction } from 'database'
import type { AppModel } from '../metadata/app-model.ts'
import { table, VERSION_COLUMN } from '../schema/names.ts'

/**
 * Raises the versions of all records and pictures above all versions in client caches: to the current time in microseconds, which grows
 * faster than versions can. After a restore that lost writes, clients have higher versions and would treat the restored rows as outdated.
 *
 * The clock must not be set back. Every row is rewritten, so a million rows take minutes.
 */
export async function bumpVersionsAfterRestore(tx: Transaction, app: AppModel): Promise<void> {
  const lift = (of: string, version: string) =>
    tx.query(
      `update ${of} set ${version} = greatest(${version} + 1, (extract(epoch from app_now()) * 1000000)::bigint)`,
    )
  for (const object of app.objects) await lift(table(object), VERSION_COLUMN)
  await lift('record_avatar', 'version')
}
