import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Engine } from '../engine.ts'
import { discardFile } from './discard-file.ts'

/** A file whose bytes are durable under its key, but which no record refers to yet. */
export type ArrivedFile = { key: string; bytes: number; sha256: string }

/**
 * Stores bytes under a new key and passes the file to `use`. If `use` throws, the file is removed, unless `use` took it over by
 * deleting its row of `stored_file` in a transaction.
 *
 * @throws AppError of the store, and the errors of `use`.
 */
export async function withArrivingFile<T>(
  engine: Engine,
  data: Readable,
  use: (file: ArrivedFile) => Promise<T>,
): Promise<T> {
  const key = randomBytes(24).toString('base64url')
  await engine.database.query('insert into stored_file (storage_key, created_at) values ($1, app_now())', [key])
  try {
    return await use({ key, ...(await engine.fileStore.write(key, data)) })
  } catch (error) {
    data.destroy()
    // A file that cannot be removed now is swept later; report the first error.
    await discardFile(engine, key).catch(() => undefined)
    throw error
  }
}
