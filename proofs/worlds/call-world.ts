import { AppError } from 'contract'
import { createPlatform, type Gateway, type PlatformOptions } from 'platform'
import { createMemoryFileStore } from 'platform/testing'
import type { BoundCall, CallContext } from 'server/testing'
import { boundCalls, errorAnswer, toAppError } from 'server/testing'
import { createSupportWorld, type SupportWorld, type WorldActor, worldApp } from 'support/testing'
import { errorShapeFault } from '../checks/error-shape.ts'
import { ANSWER_TIMEOUT_MS, askAgainWhenBusy } from './answer-timeout.ts'
import type { CallInput } from './call-input.ts'
import { recordingDatabase } from './recording-database.ts'

/** The outcome of a call: its status and text as the caller gets them, the statements it took, and what was thrown. */
export type Outcome = { status: number; code: string | null; text: string; statements: string[]; error: unknown }

/** The small world of the product, every hidden field of which holds a canary, behind every call and without HTTP. */
export type CallWorld = SupportWorld & {
  /** The calls that can be asked here, by their full names. */
  calls: readonly string[]
  /** Answers inputs one after the other and rolls back each transaction, so that no input affects the next. */
  answer(input: CallInput): Promise<Outcome>
  /** Answers by a separate platform with these options. */
  answering(options: Pick<PlatformOptions, 'oftenUses'>): CallWorld['answer']
}

const TOKEN_SECRET = 'the small world'

/** Calls that need a socket or a session: credentials, presence and files. They are asked over HTTP alone. */
const needsHttp = ({ name, call }: Pick<BoundCall, 'name' | 'call'>): boolean =>
  /^(auth|presence|session)\./.test(name) || call.encoding === 'multipart'

export async function createCallWorld(): Promise<CallWorld> {
  const world = await createSupportWorld()
  const recording = recordingDatabase(world.database)
  const bound = new Map(boundCalls().map((each) => [each.name, each]))
  const answering: CallWorld['answering'] = (options) => {
    const platform = createPlatform({
      app: worldApp,
      database: recording.database,
      fileStore: createMemoryFileStore(),
      tokenSecret: TOKEN_SECRET,
      ...options,
    })
    const contextOf = (actor: WorldActor): CallContext => {
      const gateway = actor === 'guest' ? null : platform.as(world.principalOf(actor))
      return contextFor(platform, gateway)
    }
    return async (input) => {
      const call = bound.get(input.call)
      if (!call) throw new Error(`There is no call ${input.call}`)
      return await askAgainWhenBusy(async () => {
        const work = () => withinTimeout(() => run(call, contextOf(input.actor), input))
        const { made: created, statements } = await recording.undone(work)
        return { ...created, statements }
      })
    }
  }
  const names = [...bound.values()].filter((call) => !needsHttp(call)).map(({ name }) => name)
  return {
    ...world,
    calls: names,
    answer: answering({}),
    answering,
  }
}

type Made = Omit<Outcome, 'statements'>

async function run(call: BoundCall, context: CallContext, input: CallInput): Promise<Made> {
  try {
    const checked = call.check.input({ params: input.params, query: input.query, body: input.body })
    const answer = await call.run(context, checked as Parameters<BoundCall['run']>[1])
    call.check.answer(answer)
    call.errorCheck.answer(answer)
    return { status: call.call.success, code: null, text: JSON.stringify(answer) ?? '', error: null }
  } catch (error) {
    const known = toAppError(error, 'reference')
    const { status, body } = errorAnswer(known, call.errors)
    const fault = known.status < 500 ? breachOf(call, known, body) : error
    return { status, code: known.code, text: JSON.stringify(body), error: fault }
  }
}

/** What a refusal breaks: its shape, or the codes that the contract names for the call; null when nothing. */
function breachOf(call: BoundCall, refusal: AppError, body: unknown): unknown {
  try {
    call.errorCheck.refusal(refusal)
  } catch (error) {
    return error
  }
  return errorShapeFault(body, [call.errors])
}

async function withinTimeout(work: () => Promise<Made>): Promise<Made> {
  const { promise, resolve } = Promise.withResolvers<Made>()
  const timer = setTimeout(() => {
    resolve({ status: 0, code: 'HANG', text: '', error: new Error(`No answer within ${ANSWER_TIMEOUT_MS} ms`) })
  }, ANSWER_TIMEOUT_MS)
  try {
    return await Promise.race([work(), promise])
  } finally {
    clearTimeout(timer)
  }
}

function contextFor(platform: ReturnType<typeof createPlatform>, gateway: Gateway | null): CallContext {
  const notForProofs = (): never => {
    throw new Error('Only calls over HTTP ask for this')
  }
  return {
    session: null,
    renewSession: () => Promise.resolve(),
    get gateway() {
      if (gateway === null) throw new AppError('NOT_SIGNED_IN')
      return gateway
    },
    get visitor() {
      return gateway ?? platform.asGuest()
    },
    seoProperties(_communityId, recordId, fields) {
      return this.visitor.seo.properties(recordId, fields)
    },
    letKeep: () => {},
    conditions: {},
    idempotencyKey: undefined,
    get identity() {
      return notForProofs()
    },
    get legalPages() {
      return notForProofs()
    },
    get presence() {
      return notForProofs()
    },
    get selfService() {
      return notForProofs()
    },
    userAgent: undefined,
    origin: 'http://localhost:3000',
    identityProviders: [],
    ip: '203.0.113.7',
    waitedMs: 0,
    token: null,
    setToken: notForProofs,
    keptToken: () => undefined,
    setKeptToken: notForProofs,
    readUpload: notForProofs,
  }
}
