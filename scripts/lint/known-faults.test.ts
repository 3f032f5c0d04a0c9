import { expect, it } from 'vitest'
import { readAudit } from './known-faults.ts'

const advisory = (severity: string, id: string) => ({
  title: 'Reads outside its folder',
  url: `https://github.com/advisories/${id}`,
  severity,
})

const printed = JSON.stringify({
  vulnerabilities: {
    tar: { via: [advisory('high', 'GHSA-1111-1111-1111'), advisory('moderate', 'GHSA-2222-2222-2222')] },
    pacote: { via: ['tar'] },
  },
  metadata: { vulnerabilities: { high: 2, critical: 0 } },
})

it('names each package with a known fault of high severity', () => {
  expect(readAudit(printed, [], '2026-11-22')).toEqual({
    answered: true,
    faults: ['tar: Reads outside its folder (https://github.com/advisories/GHSA-1111-1111-1111)'],
  })
})

it('leaves out a waived fault until its day', () => {
  const waivers = [{ advisory: 'GHSA-1111-1111-1111', until: '2026-11-22', why: 'No archive of others is opened.' }]
  expect(readAudit(printed, waivers, '2026-11-22')).toEqual({ answered: true, faults: [] })
  expect(readAudit(printed, waivers, '2026-11-23')).toMatchObject({ faults: [expect.any(String)] })
})

it('says why a registry listed no faults', () => {
  expect(readAudit('{"message":"405 Method Not Allowed"}', [], '2026-11-22')).toEqual({
    answered: false,
    why: '405 Method Not Allowed',
  })
  expect(readAudit('', [], '2026-11-22')).toEqual({ answered: false, why: 'npm audit printed no report' })
})
