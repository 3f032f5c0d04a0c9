import { createHash } from 'node:crypto'
import { AppError, limits } from 'contract'
import type { Transaction } from 'database'

/** What a creation is known by: the caller, the key the caller chose, and what was asked. */
export type IdempotentRequest = { userId: string; key: string; request: unknown }

/**
 * Claims a key inside the transaction of the creation. A second request with the key waits for the first to end.
 *
 * @returns the id of the record that an earlier request with this key made, or null when this request is the first.
 * @throws AppError `IDEMPOTENCY_KEY_REUSED` when the earlier request asked for something else.
 */
export async function claimKey(
  tx: Transaction,
  { userId, key, request }: IdempotentRequest,
  now: string,
): Promise<string | null> {
  if (key.length === 0 || key.length > limits.idempotencyKeyCharacters || !/^[\x20-\x7e]+$/.test(key)) {
    throw new AppError('ILLEGAL_QUERY_PARAMETER_VALUE', { parameter: 'Idempotency-Key' })
  }
  const hash = createHash('sha256').update(JSON.stringify(request)).digest()
  const claimed = await tx.query(
    'insert into idempotency_key (user_id, key, request_hash, created_at) values ($1, $2, $3, $4) on conflict do nothing',
    [userId, key, hash, now],
  )
  if (claimed.rowCount === 1) return null
  const { rows } = await tx.query(
    'select request_hash, record_id from idempotency_key where user_id = $1 and key = $2',
    [userId, key],
  )
  const [storedHash, recordId] = rows[0] ?? []
  if (!(storedHash instanceof Uint8Array) || !hash.equals(storedHash)) throw new AppError('IDEMPOTENCY_KEY_REUSED')
  if (typeof recordId !== 'string') throw new AppError('IDEMPOTENCY_KEY_IN_USE')
  return recordId
}

/** Remembers what the claimed key made. */
export async function keepKey(tx: Transaction, { userId, key }: IdempotentRequest, recordId: string): Promise<void> {
  await tx.query('update idempotency_key set record_id = $3 where user_id = $1 and key = $2', [userId, key, recordId])
}
