import { expect, it } from 'vitest'
import { liveWarnings } from './live-warnings.ts'
import { readConfig } from './read-config.ts'

const own = {
  BASE_URL: 'https://support.example.com',
  BRAND_NAME: 'Support',
  BRAND_COMPANY: 'Example Navigation',
  LEGAL_FOLDER: '/etc/legal',
  SMTP_URL: 'smtp://mail.example.com',
} as const

it.each([
  [{}, []],
  [{ SMTP_URL: null }, ['SMTP_URL']],
  [{ BASE_URL: 'http://support.example.com' }, ['BASE_URL']],
  [{ BASE_URL: null }, ['BASE_URL']],
  [{ BRAND_COMPANY: 'Calder Aerodata' }, ['BRAND_COMPANY']],
  [{ BRAND_NAME: 'Navdesk' }, ['BRAND_NAME']],
  [{ LEGAL_FOLDER: null }, ['LEGAL_FOLDER']],
  [{ SMTP_URL: null, LEGAL_FOLDER: null }, ['SMTP_URL', 'LEGAL_FOLDER']],
])('warns of what is not the provider’s: %o', (changed, named) => {
  const warnings = liveWarnings({ ...own, ...changed })
  expect(warnings).toHaveLength(named.length)
  for (const [index, name] of named.entries()) expect(warnings[index]).toContain(name)
})

it('warns outside the demo alone, and refuses to start where it is strict', () => {
  expect(readConfig({}).warnings).toEqual([])
  expect(readConfig({ DEMO: 'off' }).warnings).toHaveLength(4)
  expect(() => readConfig({ DEMO: 'off', STRICT: 'on', SMTP_URL: 'smtp://mail' })).toThrow(
    /^STRICT refuses the start: Passwords .* The portal has the name of the demo.* Customers agree to sample terms/,
  )
  expect(readConfig({ DEMO: 'on', STRICT: 'on' }).warnings).toEqual([])
})
