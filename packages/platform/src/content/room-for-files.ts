import { Readable } from 'node:stream'
import { AppError } from 'contract'
import type { Queryable } from 'database'
import type { Engine, PersonCaller } from '../engine.ts'

/** Shares of the free disk space that one user, and all users of an account, may fill in a day. */
const SHARE_OF_PERSON = 1 / 4
const SHARE_OF_ACCOUNT = 1 / 2

/** The room that a person has for files. */
type Room = {
  /**
   * @throws AppError `DAILY_LIMIT_REACHED` when so many bytes more exceed a quota; `ACCOUNT_STORAGE_FULL`; `STORAGE_FULL` when they take
   * too much of a small
   * disk.
   */
  require(bytes: number): void
}

/**
 * Reads how much room the caller has, unfinished uploads counted with their whole size. In a transaction, no other upload of the
 * caller begins before it ends.
 */
export async function roomFor({ engine, principal }: PersonCaller, queryable: Queryable): Promise<Room> {
  const { quotas } = engine
  if (quotas === null) return { require: () => undefined }
  const [free, uses, requireStorage] = await Promise.all([
    freeBytes(engine, queryable),
    quotas.fileBytesUsed(queryable, principal),
    quotas.requireStorage(queryable, principal),
  ])
  const { rows } = await queryable.query(
    'select coalesce(sum(size), 0) from resumable_upload where user_id = $1 and version_id is null',
    [principal.userId],
  )
  const unfinished = Number(rows[0]?.[0])
  return {
    require: (bytes) => {
      const more = unfinished + bytes
      quotas.refuseFileBytes(principal, uses, more)
      requireStorage(more)
      const { own, ofAccount } = uses
      if (own.used + more > free * SHARE_OF_PERSON) throw new AppError('STORAGE_FULL')
      if (ofAccount !== null && ofAccount.used + more > free * SHARE_OF_ACCOUNT) throw new AppError('STORAGE_FULL')
    },
  }
}

/** The free bytes of the store, less those of files that are being made of the parts of uploads now. */
export async function freeBytes({ fileStore }: Engine, queryable: Queryable): Promise<number> {
  const { rows } = await queryable.query(
    'select coalesce(sum(size), 0) from resumable_upload where finishing_until > app_now() and version_id is null',
    [],
  )
  return (await fileStore.freeBytes()) - Number(rows[0]?.[0])
}

/**
 * Passes on a file of unknown size and stops it where the room of the caller ends, those that arrive at the same time included.
 *
 * @returns what `work` answers for the bytes. @throws AppError as {@link Room}.
 */
export async function withinRoom<T>(
  caller: PersonCaller,
  data: Readable,
  work: (data: Readable) => Promise<T>,
): Promise<T> {
  const { arrivingBytes, database } = caller.engine
  const { userId } = caller.principal
  const room = await roomFor(caller, database)
  const arriving = (): number => arrivingBytes.get(userId) ?? 0
  room.require(arriving())
  let own = 0
  const release = (): void => {
    const left = arriving() - own
    own = 0
    if (left === 0) arrivingBytes.delete(userId)
    else arrivingBytes.set(userId, left)
  }
  async function* bounded(): AsyncGenerator<Buffer | string> {
    try {
      for await (const chunk of data as AsyncIterable<Buffer | string>) {
        const bytes = Buffer.byteLength(chunk)
        own += bytes
        arrivingBytes.set(userId, arriving() + bytes)
        room.require(arriving())
        yield chunk
      }
      // Concurrent uploads may have been stored since the room was read, so it is read again before this file is stored.
      const before = arriving()
      const roomNow = await roomFor(caller, database)
      roomNow.require(Math.max(before, arriving()))
    } catch (error) {
      // A rejected file takes no room from concurrent uploads.
      release()
      throw error
    }
  }
  try {
    return await work(Readable.from(bounded(), { objectMode: false }))
  } finally {
    release()
  }
}
