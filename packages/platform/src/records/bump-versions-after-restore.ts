import type { Transaction } from 'database'
import type { AppModel } from '../metadata/app-model.ts'
import { table, VERSION_COLUMN } from '../schema/names.ts'

/**
 * Raises the versions of all records and pictures above any that clients may hold: to the current time in microseconds, which
 * grows faster than writes can. After a restore that lost writes, clients hold higher versions and would take the restored rows
 * for outdated ones.
 *
 * The clock must not be set back. Every row is rewritten, so that a million rows take minutes.
 */
export async function bumpVersionsAfterRestore(tx: Transaction, app: AppModel): Promise<void> {
  const lift = (of: string, version: string) =>
    tx.query(
      `update ${of} set ${version} = greatest(${version} + 1, (extract(epoch from app_now()) * 1000000)::bigint)`,
    )
  for (const object of app.objects) await lift(table(object), VERSION_COLUMN)
  await lift('record_avatar', 'version')
}
