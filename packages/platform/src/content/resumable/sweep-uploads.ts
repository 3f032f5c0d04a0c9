import type { Engine } from '../../engine.ts'
import { discardParts, releaseParts } from './release-parts.ts'

const UPLOADS_AT_ONCE = 100

/**
 * Removes uploads created before a time, with the bytes of the unfinished ones. Several processes may sweep at once.
 *
 * @param olderThan - ISO 8601.
 * @returns how many were removed.
 */
export async function sweepUploads(engine: Engine, olderThan: string): Promise<number> {
  let uploads = 0
  for (;;) {
    const { ids, keys } = await engine.database.transaction(async (tx) => {
      const { rows } = await tx.query(
        `select id from resumable_upload where created_at < $1
         order by created_at limit ${UPLOADS_AT_ONCE} for update skip locked`,
        [olderThan],
      )
      const old = rows.map(([id]) => String(id))
      const released = await releaseParts(tx, old)
      await tx.query('delete from resumable_upload where id = any($1)', [old])
      return { ids: old, keys: released }
    })
    if (ids.length === 0) return uploads
    uploads += ids.length
    await discardParts(engine, keys)
  }
}
