import type { Answering } from '../define/define-read.ts'

/**
 * The address of a call without an adapter in record-cache, typed by its answer: `{ method: 'GET', path: '/auth/sessions' }`. `{name}` in
 * the path is replaced by a part of the config.
 */
export type ForeignCall<D> = Answering<D>
