import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as calls from 'contract/calls'
import { callAddresses, specifiedAddresses } from 'contract/testing'
import { expect, it } from 'vitest'

it('has every specified call', () => {
  const known = [...callAddresses.values()]
  expect(specifiedAddresses.filter((address) => !known.includes(address))).toEqual([])
})

it('reads only parameters that may come several times as lists joined by commas', () => {
  const folder = fileURLToPath(new URL('./calls', import.meta.resolve('platform')))
  const sources = globSync('**/*.ts', { cwd: folder }).map((path) => readFileSync(join(folder, path), 'utf8'))
  const value = new Set(
    sources.flatMap((text) => [...text.matchAll(/commaList\(query\.(\w+)\)/g)].map(([, name]) => name)),
  )
  const parameters = Object.entries(calls).flatMap(([group, calls]) =>
    Object.entries<object>(calls).flatMap(([call, terms]) =>
      Object.entries<object>(Reflect.get(Reflect.get(terms, 'query') ?? {}, 'properties') ?? {})
        .filter(([name]) => value.has(name))
        .map(([name, schema]) => [`${group}.${call} ${name}`, Reflect.get(schema, 'x-comma-joined')]),
    ),
  )
  expect(parameters.length).toBeGreaterThan(value.size)
  expect(parameters.filter(([, isMarked]) => isMarked !== true)).toEqual([])
})
