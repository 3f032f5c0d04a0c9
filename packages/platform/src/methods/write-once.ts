import { type Engine, type PersonCaller, systemCaller, within } from '../engine.ts'
import type { MethodContext } from '../metadata/server-method.ts'
import { idempotentRequestOf, once } from '../records/idempotency.ts'
import { transactionTime } from '../records/write-row.ts'

/**
 * The identity of a call that may be repeated, and its arrival by the clock of this process. Keys of guests are ignored, because guests
 * cannot be distinguished.
 */
export type RepeatableCall = { key: string | undefined; request: unknown; arrivedMs: number }

/** Writes for a server method in one transaction; see `MethodContext.writeOnce`. `caller` is null for a guest. */
export async function writeOnce(
  caller: PersonCaller | null,
  engine: Engine,
  { key, request, arrivedMs }: RepeatableCall,
  ...[reason, work]: Parameters<MethodContext['writeOnce']>
): Promise<string> {
  engine.onSystemUse(reason)
  return await engine.database.transaction(async (tx) => {
    const system = within(systemCaller(engine, caller?.principal ?? null), tx)
    const claim = caller && idempotentRequestOf(caller, key, request)
    return await once(tx, claim, async () => {
      const now = await transactionTime(tx)
      const arrivedAt = new Date(Date.parse(now) - (engine.now() - arrivedMs)).toISOString()
      return await work(engine.systemRecords(system, tx), now, arrivedAt)
    })
  })
}
