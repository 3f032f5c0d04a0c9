import type { ExchangeOf } from 'contract'
import type { Upload, UploadDetails } from '../content/upload.ts'
import type { PersonCaller } from '../engine.ts'
import type { VersionParams } from '../records/version-params.ts'

/** What a request says in addition to the input of its call. */
export type CallRequest = {
  /** The version that a write expects. */
  readonly conditions: VersionParams
  readonly idempotencyKey: string | undefined
  /** Reads a multipart body as it streams in: `texts` is complete once `data` has ended. */
  readUpload(): Promise<
    Pick<Upload, 'data' | 'fileName'> & { readonly texts: UploadDetails & { contentDocumentId?: string | undefined } }
  >
}

/** Answers one call of the UI service, whose input was checked. */
export type Handler<C> = (
  caller: PersonCaller,
  input: Omit<ExchangeOf<C>, 'response'>,
  request: CallRequest,
) => ExchangeOf<C>['response'] | Promise<ExchangeOf<C>['response']>

/** A handler for every call of a group. A missing handler, or one with a wrong answer, does not compile. */
export type Handlers<Group> = { readonly [Name in keyof Group]: Handler<Group[Name]> }
