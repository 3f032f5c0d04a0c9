import type { Queryable } from 'database'
import type { StoredPhoto } from './avatar.ts'

/** The pictures of records, by id; records without one are left out. */
export async function storedPhotos(
  database: Queryable,
  recordIds: readonly string[],
): Promise<Map<string, StoredPhoto>> {
  const { rows } = await database.query(
    `select record_id, photo_url, provider, blue_master_id, response_id, version
     from record_avatar where record_id = any($1) and photo_url is not null`,
    [recordIds],
  )
  return new Map(
    rows.map(([id, photoUrl, provider, blueMasterId, responseId, version]) => [
      String(id),
      {
        photoUrl: String(photoUrl),
        provider: textOrNull(provider),
        blueMasterId: textOrNull(blueMasterId),
        responseId: textOrNull(responseId),
        version: Number(version),
      },
    ]),
  )
}

/** Stores a picture, replacing an earlier one. @returns its version, which only grows. */
export async function storePhoto(
  database: Queryable,
  recordId: string,
  { photoUrl, provider, blueMasterId, responseId }: Omit<StoredPhoto, 'version'>,
): Promise<number> {
  const { rows } = await database.query(
    `insert into record_avatar (record_id, photo_url, provider, blue_master_id, response_id) values ($1, $2, $3, $4, $5)
     on conflict (record_id) do update set photo_url = excluded.photo_url, provider = excluded.provider,
       blue_master_id = excluded.blue_master_id, response_id = excluded.response_id, version = record_avatar.version + 1
     returning version`,
    [recordId, photoUrl, provider, blueMasterId, responseId],
  )
  return Number(rows[0]?.[0])
}

export async function removePhoto(database: Queryable, recordId: string): Promise<void> {
  await database.query(
    'update record_avatar set photo_url = null, version = version + 1 where record_id = $1 and photo_url is not null',
    [recordId],
  )
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)
