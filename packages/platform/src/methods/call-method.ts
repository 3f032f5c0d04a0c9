import { AppError } from 'contract'
import type { PersonCaller } from '../engine.ts'
import type { MethodContext, ServerMethodDefinition } from '../metadata/server-method.ts'
import { countReader } from '../records/count-reader.ts'
import { writeOnce } from './write-once.ts'

/** A call of a server method: its name and what was given. */
export type MethodCall = {
  className: string
  methodName: string
  values: Readonly<Record<string, unknown>>
  /** It came by GET, which only methods that change nothing take. */
  isRead: boolean
  /** The values come from a query, where each is a text; false when absent. */
  areTexts?: boolean
  idempotencyKey?: string | undefined
  /** The address that it came from. */
  ip?: string
  /** How long it has waited for its turn; absent means not at all. */
  waitedMs?: number
}

/** What a method answered, and whether the browser that got it may keep it. */
export type MethodAnswer = { result: unknown; isKeepable: boolean }

/**
 * Calls a server method of the application.
 *
 * @throws AppError `NOT_FOUND` for a method that does not exist, `NOT_SIGNED_IN` for a guest who calls one that wants a
 * session, `METHOD_NOT_ALLOWED` for a GET of one that changes something, `MISSING_ARGUMENT`, `INVALID_API_INPUT`,
 * `INVALID_ID_FIELD`, `NUMBER_OUTSIDE_VALID_RANGE` and `QUERY_TOO_COMPLICATED` for its parameters, and what the method
 * throws.
 */
export async function callMethod(
  caller: PersonCaller,
  gateway: MethodContext['gateway'],
  call: MethodCall,
): Promise<MethodAnswer> {
  const { principal, engine } = caller
  const nowMs = engine.now()
  const isSignedIn = principal.profile !== engine.app.guestProfile
  const name = nameOf(call.className, call.methodName)
  const method = engine.app.methods.get(name)
  if (!method) throw new AppError('NOT_FOUND')
  if (method.access === 'session' && !isSignedIn) throw new AppError('NOT_SIGNED_IN')
  if (call.isRead && !method.readOnly) throw new AppError('METHOD_NOT_ALLOWED', { method: 'GET', allow: 'POST' })
  const parameters = method.readParameters(call.values, call.areTexts ?? false)
  const request = {
    key: call.idempotencyKey,
    request: [name, parameters],
    arrivedMs: nowMs - (call.waitedMs ?? 0),
  }
  const readerKey = (purpose: string): string =>
    isSignedIn ? principal.userId : engine.keyedHash(JSON.stringify([purpose, call.ip ?? '']))
  const context: MethodContext = {
    gateway,
    principal,
    isSignedIn,
    nowMs,
    ip: call.ip ?? '',
    readerKey,
    referenceData: (data) => engine.referenceData.read(engine.database, data),
    countReader: (count) => countReader(engine, count, readerKey(`reader of ${count.id}`)),
    writeOnce: (...work) => writeOnce(isSignedIn ? caller : null, engine, request, ...work),
  }
  const run = engine.checksAnswers ? checkedRun : runMethod
  return {
    result: await run(method, context, parameters),
    isKeepable: method.readOnly && method.answers === 'catalogue',
  }
}

/** Whether a server method may change something; false also for one that does not exist. */
export const isWriteMethod = ({ engine }: PersonCaller, className: string, methodName: string): boolean =>
  engine.app.methods.get(nameOf(className, methodName))?.readOnly === false

const nameOf = (className: string, methodName: string): string => `${className}/${methodName}`

// `defineMethod` has tied the function to the type that `readParameters` returns.
const runMethod = (method: ServerMethodDefinition, context: MethodContext, parameters: unknown): Promise<unknown> =>
  method.run(context, parameters as never)

/** Checks the answer and the errors of a method against its contract; a breach is a server error. */
async function checkedRun(...[method, context, parameters]: Parameters<typeof runMethod>): Promise<unknown> {
  try {
    const answer = await runMethod(method, context, parameters)
    method.checkAnswer(answer)
    return answer
  } catch (error) {
    if (error instanceof AppError) method.checkError(error)
    throw error
  }
}
