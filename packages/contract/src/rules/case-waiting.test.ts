import { expect, it } from 'vitest'
import { caseStatuses } from './case-status.ts'
import { waitedOn } from './case-waiting.ts'

const mara = { contactId: '003000000000001AAA' }
const colleague = { contactId: '003000000000002AAA' }
const agent = { contactId: null }
const asked = { status: 'Open', awaitsCustomer: true, ...mara }

it('distinguishes the contact, a colleague and support', () => {
  expect([mara, colleague, agent].map((reader) => waitedOn(asked, reader))).toEqual(['reader', 'colleague', 'customer'])
  const answered = { ...asked, awaitsCustomer: false }
  expect([mara, colleague, agent].map((reader) => waitedOn(answered, reader))).toEqual([null, null, 'support'])
})

it('waits on a guest, who is no contact, as on any customer', () => {
  expect(waitedOn({ ...asked, contactId: null }, agent)).toBe('customer')
})

it('has no next actor when the work has ended, and support only while it works on the case', () => {
  const forSupport = (awaitsCustomer: boolean) =>
    caseStatuses.map((status) => waitedOn({ ...asked, status, awaitsCustomer }, agent))
  expect(forSupport(true)).toEqual(['customer', 'customer', 'customer', 'customer', null, null])
  expect(forSupport(false)).toEqual(['support', 'support', 'support', null, null, null])
  expect(waitedOn({ ...asked, status: 'Closed' }, mara)).toBeNull()
})
