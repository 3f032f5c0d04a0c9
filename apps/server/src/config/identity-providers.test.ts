import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readIdentityProviders, servesEmail } from './identity-providers.ts'

const folder = mkdtempSync(join(tmpdir(), 'navdesk-providers-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const right = {
  issuer: 'https://sign-in.osprey.example',
  clientId: 'navdesk',
  clientSecret: 'secret of both',
  domains: ['osprey.example', 'osprey.co.example'],
}

const reading = (content: unknown) => () => {
  const path = join(folder, 'providers.json')
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return readIdentityProviders(path)
}

it('reads providers and finds whom they speak for', () => {
  expect(reading([right])()).toEqual([right])
  expect(reading([{ ...right, issuer: 'http://localhost:4000' }])().length).toBe(1)
  expect(
    ['Mara@Osprey.example ', 'x@osprey.co.example', 'x@sub.osprey.example', 'osprey.examples'].map((email) =>
      servesEmail(right, email),
    ),
  ).toEqual([true, true, false, false])
})

it.each<[string, unknown, RegExp]>([
  ['a file that is not JSON', '{secret', /is not JSON$/],
  ['a missing value', [{ ...right, clientSecret: undefined }], /wrong value at "\/0"/],
  ['a domain in capitals', [{ ...right, domains: ['Osprey.example'] }], /wrong value at "\/0\/domains\/0"/],
  ['an unknown name', [{ ...right, scope: 'all' }], /wrong value/],
  ['an issuer without TLS', [{ ...right, issuer: 'http://sign-in.osprey.example' }], /start with https:/],
  ['an issuer that is no address', [{ ...right, issuer: 'osprey' }], /start with https:/],
  [
    'a domain of two providers',
    [right, { ...right, issuer: 'https://other.example' }],
    /osprey\.example is listed twice/,
  ],
])('refuses %s, without repeating it', (_, content, message) => {
  expect(reading(content)).toThrow(message)
  expect(reading(content)).not.toThrow(/secret/)
})

it('says that a file cannot be read', () => {
  expect(() => readIdentityProviders(join(folder, 'missing.json'))).toThrow(/cannot be read$/)
})
