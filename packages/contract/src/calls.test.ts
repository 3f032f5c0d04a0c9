import { expect, it } from 'vitest'
import * as calls from './calls.ts'
import type { ServedCall } from './define-call.ts'

const named = Object.values(calls).flatMap((group) => Object.entries<ServedCall>(group))

it('names every path parameter in the schema of the parameters', () => {
  for (const [name, { path, params }] of named) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
    const inSchema = Object.keys((params as { properties?: object } | undefined)?.properties ?? {})
    expect([name, inSchema]).toEqual([name, inPath])
  }
})

it('gives each method and path to one call, by the pattern of a parameter where addresses have the same form', () => {
  const addresses = named.map(([, { method, path, matching }]) => {
    const form = path.replace(/\{(\w+)\}/g, (_, parameter: string) => `{${matching?.[parameter] ?? ''}}`)
    return `${method} ${form}`
  })
  expect(new Set(addresses).size).toBe(addresses.length)
})

it('fills the terms that a call leaves out', () => {
  const { getRecord, createRecord } = calls.records
  expect([getRecord.rate, createRecord.rate]).toEqual(['read', 'write'])
  expect(getRecord).toMatchObject({ access: 'session', success: 200, encoding: 'json', idempotent: false })
})
