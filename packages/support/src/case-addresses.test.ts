import { expect, it } from 'vitest'
import { createCaseAddresses } from './case-addresses.ts'

const addresses = createCaseAddresses({ domain: 'Support.example', secret: 'one' })

it('makes one address for each case, and reads the case from it in any case of letters', () => {
  const address = addresses.of('00418273')
  expect(address).toMatch(/^case-00418273-[a-z2-7]{26}@support\.example$/)
  expect(addresses.of('00418273')).toBe(address)
  expect(addresses.of('00418274').slice(14)).not.toBe(address.slice(14))
  expect(addresses.caseNumberOf(address)).toBe('00418273')
  expect(addresses.caseNumberOf(address.toUpperCase())).toBe('00418273')
})

it('takes no address that it has not made', () => {
  const address = addresses.of('00418273')
  const others = [
    address.replace('00418273', '00418274'),
    address.replace(/.@/, (end) => (end === 'a@' ? 'b@' : 'a@')),
    address.replace('support.example', 'support.example.org'),
    createCaseAddresses({ domain: 'support.example', secret: 'two' }).of('00418273'),
    `x${address}`,
    `${address}\n`,
    'case-00418273-@support.example',
    'support@support.example',
    '',
  ]
  expect(others.map(addresses.caseNumberOf)).toEqual(others.map(() => null))
})
