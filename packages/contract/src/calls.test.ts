import { expect, it } from 'vitest'
import type { Call, CallSchemas } from './call.ts'
import { calls } from './calls.ts'
import * as schemas from './schemas.ts'
import type { CallTerms } from './served-call.ts'

const schemasOf = new Map(Object.entries(schemas as Record<string, Record<string, CallTerms & CallSchemas>>))

const groups = Object.entries(calls) as [keyof typeof calls, Record<string, Call>][]

it('has the schemas of every call, and no schemas without a call', () => {
  for (const [group, callsOfGroup] of groups) {
    expect([group, Object.keys(schemasOf.get(group) ?? {}).sort()]).toEqual([group, Object.keys(callsOfGroup).sort()])
  }
  expect([...schemasOf.keys()].sort()).toEqual(Object.keys(calls).sort())
})

it('names every path parameter in the schema of the parameters', () => {
  for (const [group, callsOfGroup] of groups) {
    for (const [name, call] of Object.entries(callsOfGroup)) {
      const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
      const schema = schemasOf.get(group)?.[name]?.params
      expect([name, Object.keys((schema as { properties?: object } | undefined)?.properties ?? {})]).toEqual([
        name,
        inPath,
      ])
    }
  }
})

it('gives each method and path to one call, by the pattern of a parameter where addresses have the same form', () => {
  const addresses = groups.flatMap(([group, callsOfGroup]) =>
    Object.entries(callsOfGroup).map(([name, { method, path }]) => {
      const matching = schemasOf.get(group)?.[name]?.matching
      return `${method} ${path.replace(/\{(\w+)\}/g, (_, parameter: string) => `{${matching?.[parameter] ?? ''}}`)}`
    }),
  )
  expect(new Set(addresses).size).toBe(addresses.length)
})
