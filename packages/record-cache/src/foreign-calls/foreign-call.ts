import type { Answering } from '../define/define-read.ts'

/**
 * The address of a call that record-cache has no adapter for, typed by what it answers: `{ method: 'GET', path: '/auth/sessions' }`. In
 * its path, `{name}` stands for a part of the config.
 */
export type ForeignCall<D> = Answering<D>
