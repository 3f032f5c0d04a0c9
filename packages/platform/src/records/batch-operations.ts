import { AppError, limits, type RecordShape } from 'contract'
import { DatabaseError, type DatabaseErrorKind, type Transaction } from 'database'
import { type PersonCaller, within } from '../engine.ts'
import type { WriteFlags } from '../metadata/record-rules.ts'
import { PER_WRITTEN_ITEM } from '../query/read-costs.ts'
import { type BatchItem, failure } from './batch-item.ts'
import { claimWhole, idempotentRequestOf, keyOfPart } from './idempotency.ts'
import { lockNamed } from './lock-named.ts'
import { type OperationItem, performOperation } from './perform-operation.ts'

/** The operations, in order of execution. `type` is CREATE, UPDATE or DELETE, case-insensitive. */
export type BatchParams = {
  allOrNone: boolean
  operations: readonly { type: string; records: readonly Omit<OperationItem, 'type'>[] }[]
  idempotencyKey?: string | undefined
  flags?: WriteFlags | undefined
}

export type BatchResult = { hasErrors: boolean; results: BatchItem<RecordShape | { id: string }>[] }

/**
 * Creates, changes and deletes several records. Each item runs like the single call.
 *
 * @returns one result for each item, in their order: 201 and 200 with the record, 200 with the id of a deleted one, or the errors of the
 * item. With `allOrNone`, an error rolls everything back, and the other items report that.
 * @throws AppError `QUERY_TOO_COMPLICATED` for more than 200 items, `TOO_MANY_REQUESTS` when the budget of the caller is spent,
 * `INVALID_API_INPUT`, `IDEMPOTENCY_KEY_REUSED`.
 */
export async function batchOperations(caller: PersonCaller, params: BatchParams): Promise<BatchResult> {
  const items = params.operations.flatMap(({ type, records }) =>
    records.map((record): OperationItem => ({ ...record, type: operationOf(type) })),
  )
  if (items.length > limits.idsPerRequest) {
    throw new AppError('QUERY_TOO_COMPLICATED', { reason: `more than ${limits.idsPerRequest} records` })
  }
  // Charged before the first item runs, also for items that will fail: they cost the same.
  caller.runner.costs?.charge(items.length * PER_WRITTEN_ITEM)
  const results = params.allOrNone ? await allOrNone(caller, items, params) : await oneByOne(caller, items, params)
  return { hasErrors: results.some(({ statusCode }) => statusCode >= 400), results }
}

const operations = ['CREATE', 'UPDATE', 'DELETE'] as const

function operationOf(type: string): OperationItem['type'] {
  const match = operations.find((operation) => operation === type.toUpperCase())
  if (!match) throw new AppError('INVALID_API_INPUT', { reason: 'an operation is none of CREATE, UPDATE and DELETE' })
  return match
}

type Results = BatchResult['results']

async function allOrNone(caller: PersonCaller, items: readonly OperationItem[], params: BatchParams): Promise<Results> {
  // Reset at each run: the transaction may be retried after a deadlock.
  let reached = 0
  try {
    return await caller.engine.database.transaction(async (tx) => {
      await claimBatch(caller, tx, params)
      await lockNamed(caller, tx, items)
      const results: Results = []
      for (reached = 0; reached < items.length; reached++) {
        results.push(await perform(caller, tx, items, reached, params))
        await tx.settle()
      }
      return results
    })
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'IDEMPOTENCY_KEY_REUSED') throw error
    const refused = failure(error)
    const rolledBack = failure(new AppError('ALL_OR_NONE_OPERATION_ROLLED_BACK'))
    // An error after the last item, such as a quota, is reported for the last item.
    const last = Math.min(reached, items.length - 1)
    return items.map((_, index) => (index === last ? refused : rolledBack))
  }
}

async function oneByOne(caller: PersonCaller, items: readonly OperationItem[], params: BatchParams): Promise<Results> {
  const { database } = caller.engine
  if (params.idempotencyKey !== undefined) await database.transaction((tx) => claimBatch(caller, tx, params))
  const results: Results = []
  for (let index = 0; index < items.length; index++) {
    try {
      results.push(await database.transaction((tx) => perform(caller, tx, items, index, params)))
    } catch (error) {
      results.push(failure(refusalOfItem(error)))
    }
  }
  return results
}

/** Claims the key of the whole batch, so that another batch with the same key is rejected at once. */
async function claimBatch(caller: PersonCaller, tx: Transaction, params: BatchParams): Promise<void> {
  const { allOrNone: together, operations: wanted, idempotencyKey } = params
  const claim = idempotentRequestOf(caller, idempotencyKey, ['batch', together, wanted])
  if (claim) await claimWhole(tx, claim)
}

async function perform(
  caller: PersonCaller,
  tx: Transaction,
  items: readonly OperationItem[],
  index: number,
  { idempotencyKey, flags }: BatchParams,
): Promise<Results[number]> {
  const item = items[index]
  if (!item) throw new Error('A batch has no such item')
  const key = idempotencyKey === undefined ? undefined : keyOfPart(idempotencyKey, index)
  return performOperation(within(caller, tx), tx, item, { idempotencyKey: key, flags })
}

const CODE_OF_KIND = {
  serialization: 'CONFLICT',
  timeout: 'QUERY_TIMEOUT',
  unavailable: 'SERVICE_UNAVAILABLE',
} as const satisfies Partial<Record<DatabaseErrorKind, string>>

/** Turns temporary errors of the database into errors of the item: other items are already written, and their results must be kept. */
function refusalOfItem(error: unknown): AppError {
  if (error instanceof AppError) return error
  const kind = error instanceof DatabaseError ? error.kind : undefined
  if (kind !== 'serialization' && kind !== 'timeout' && kind !== 'unavailable') throw error
  return new AppError(CODE_OF_KIND[kind], {}, { cause: error })
}
