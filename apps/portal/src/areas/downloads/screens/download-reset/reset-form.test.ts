import { expect, it } from 'vitest'
import { emptyReset, requestOf, resetOfDraft } from './reset-form.ts'

const form = { reason: 'The card was written again.', a01000000000001AAA: 'SVC-1', a01000000000002AAA: '' }

it('takes a draft back as it was, and a damaged or empty one as none', () => {
  expect([
    resetOfDraft(JSON.parse(JSON.stringify(form))),
    resetOfDraft({ reason: 1, a01000000000001AAA: 'SVC-1', a01000000000002AAA: ['SVC-2'] }),
    resetOfDraft(emptyReset),
    resetOfDraft({ reason: '', a01000000000001AAA: '' }),
    resetOfDraft('text'),
    resetOfDraft(null),
  ]).toEqual([form, { reason: '', a01000000000001AAA: 'SVC-1' }, null, null, null, null])
})

it('sends the services that are selected, in the order of their ids', () => {
  expect(requestOf({ a02: 'SVC-2', ...form, a00: 'on' })).toEqual({
    serviceIds: ['a00', 'a01000000000001AAA', 'a02'],
    reason: form.reason,
  })
})
