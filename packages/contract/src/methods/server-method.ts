import type { Static, TObject, TSchema } from 'typebox'
import type { AppError, ErrorCode } from '../errors.ts'

/** What a server method takes by parameter name, and what it answers. */
export type MethodExchange = { parameters: unknown; answer: unknown }

/** The address of a server method, which is all that a client needs. Its definition is in `contract/methods`. */
export type ServerMethod<E extends MethodExchange = MethodExchange, R extends boolean = boolean> = {
  readonly className: string
  readonly methodName: string
  /** Changes nothing, so that it may be called by GET. */
  readonly readOnly: R
  /** Carries the type of the exchange; never set at run time. */
  readonly exchange?: E
}

/** The definition of a server method: its address, its schemas, its errors and who may call it. */
export type MethodDefinition = Omit<ServerMethod, 'exchange'> & {
  /** What it is for, in one sentence; shown in the OpenAPI document. */
  readonly summary: string
  /** Guests call `open` methods too, with the rights of the guest profile. */
  readonly access: 'open' | 'session'
  /** Caching of the answers of a method that only reads: a browser may keep `catalogue` answers, never `personal` ones. */
  readonly answers: 'catalogue' | 'personal'
  /** Its own error codes; `methodErrors` adds those of its parameters and of every method. */
  readonly errors: readonly ErrorCode[]
  /** True for creations, which replay the first answer to a repeated `Idempotency-Key`. */
  readonly idempotent?: boolean
  readonly parameters: TObject
  readonly answer: TSchema
}

/** The parameters and the answer of a method, inferred from its schemas. */
export type MethodExchangeOf<T extends MethodDefinition> = {
  parameters: Static<T['parameters']>
  answer: Static<T['answer']>
}

/** The address of a method that is served so. */
export type ServerMethodOf<M> = M extends ServerMethod<infer E, infer R> ? ServerMethod<E, R> : never

/** What a method answers: `AnswerOf<typeof knowledgeMethods.getProduct>`. */
export type AnswerOf<M> = M extends ServerMethod<infer E> ? E['answer'] : never

/** A server method with its address, its schemas, its checks and how it is served. */
export type ServedMethod<E extends MethodExchange = MethodExchange, R extends boolean = boolean> = ServerMethod<E, R> &
  MethodDefinition & {
    /**
     * The parameters of a call, checked and in the form that the method works with: ids have 18 characters and occur once, an
     * empty text or null is absent.
     *
     * @param areTexts - true for values of a query, where numbers and flags are parsed from their exact texts.
     * @throws AppError `INVALID_API_INPUT`, `MISSING_ARGUMENT`, `NUMBER_OUTSIDE_VALID_RANGE`, `INVALID_ID_FIELD` and
     * `QUERY_TOO_COMPLICATED` for the first parameter that does not fit, in the order of the schema.
     */
    readParameters(input: Readonly<Record<string, unknown>>, areTexts: boolean): E['parameters']
    /** @throws Error when the answer is not of the shape that the contract promises. */
    checkAnswer(answer: unknown): void
    /** @throws Error when the contract does not name this error. */
    checkError(error: AppError): void
  }
