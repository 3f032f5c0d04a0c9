import { createHash } from 'node:crypto'
import { AppError, limits } from 'contract'
import type { Queryable, Transaction } from 'database'
import type { Caller } from '../engine.ts'
import { prepared } from '../schema/prepared.ts'
import { transactionTime } from './write-row.ts'

/**
 * Identifies a creation: the caller, the key chosen by the caller, and a hash of the request. `count` is true if the key counts against the
 * caller's daily quota.
 */
export type IdempotentRequest = { userId: string; key: string; request: unknown; count(tx: Transaction): void }

/** The identity of a request with an Idempotency-Key; null without a key, and for the system. */
export function idempotentRequestOf(
  { engine, principal }: Caller,
  key: string | undefined,
  request: unknown,
): IdempotentRequest | null {
  if (key === undefined || principal === null) return null
  return { userId: principal.userId, key, request, count: (tx) => engine.quotas?.addKey(tx, principal) }
}

/**
 * Claims a key inside the transaction of the creation. A second request with the key waits for the first to end.
 *
 * @returns the id of the record that an earlier request with this key created, or null for the first request.
 * @throws AppError `IDEMPOTENCY_KEY_REUSED` if the earlier request was different.
 */
export async function claimKey(tx: Transaction, request: IdempotentRequest, now: string): Promise<string | null> {
  const { key } = request
  if (key.length === 0 || key.length > limits.idempotencyKeyCharacters || !/^[\x20-\x7e]+$/.test(key)) {
    throw new AppError('ILLEGAL_QUERY_PARAMETER_VALUE', { parameter: 'Idempotency-Key' })
  }
  const claimed = await insertOrFind(tx, request, now)
  if (claimed.isFirst) return null
  if (claimed.recordId === null) throw new AppError('IDEMPOTENCY_KEY_IN_USE')
  return claimed.recordId
}

/**
 * Claims the key of a request of several parts, each of which claims a key of its own ({@link keyOfPart}).
 *
 * @throws AppError `IDEMPOTENCY_KEY_REUSED` if an earlier request with the key was different.
 */
export async function claimWhole(tx: Transaction, request: IdempotentRequest): Promise<void> {
  await insertOrFind(tx, request, await transactionTime(tx))
}

/** The key of one part of a request. It contains a blank, which keys chosen by callers cannot have. */
export function keyOfPart(key: string, index: number): string {
  return `part ${index} ${createHash('sha256').update(key).digest('hex')}`
}

/** Runs `work` once for a key; a repeated request gets the id of the first record. */
export async function once(
  tx: Transaction,
  claim: IdempotentRequest | null,
  work: () => Promise<string>,
): Promise<string> {
  if (!claim) return work()
  const earlier = await claimKey(tx, claim, await transactionTime(tx))
  if (earlier !== null) return earlier
  const recordId = await work()
  keepKey(tx, claim, recordId)
  return recordId
}

async function insertOrFind(
  tx: Transaction,
  { userId, key, request, count }: IdempotentRequest,
  now: string,
): Promise<{ isFirst: boolean; recordId: string | null }> {
  const hash = createHash('sha256').update(JSON.stringify(request)).digest()
  const { rowCount } = await tx.query(
    prepared(
      'insert into idempotency_key (user_id, key, request_hash, created_at) values ($1, $2, $3, $4) on conflict do nothing',
    ),
    [userId, key, hash, now],
  )
  if (rowCount === 1) {
    count(tx)
    return { isFirst: true, recordId: null }
  }
  const { rows } = await tx.query(
    'select request_hash, record_id from idempotency_key where user_id = $1 and key = $2',
    [userId, key],
  )
  const [storedHash, recordId] = rows[0] ?? []
  if (!(storedHash instanceof Uint8Array) || !hash.equals(storedHash)) throw new AppError('IDEMPOTENCY_KEY_REUSED')
  return { isFirst: false, recordId: typeof recordId === 'string' ? recordId : null }
}

/** Stores the id of the record that the request with this key created. */
export function keepKey(tx: Transaction, { userId, key }: IdempotentRequest, recordId: string): void {
  tx.pipeline('update idempotency_key set record_id = $3 where user_id = $1 and key = $2', [userId, key, recordId])
}

/** Deletes the keys of requests before a time. @returns the number of deleted keys. */
export async function sweepKeys(database: Queryable, olderThan: string): Promise<number> {
  const { rowCount } = await database.query('delete from idempotency_key where created_at < $1', [olderThan])
  return rowCount ?? 0
}
