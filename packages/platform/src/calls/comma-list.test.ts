import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as calls from 'contract/calls'
import { expect, it } from 'vitest'
import { commaList } from './comma-list.ts'

it('splits at commas and drops blanks and empty parts', () => {
  expect(commaList(' Case.Subject,Case.Status , ,')).toEqual(['Case.Subject', 'Case.Status'])
  expect(commaList('')).toEqual([])
  expect(commaList(undefined)).toBeUndefined()
})

it('is given only parameters of a query that may come several times', () => {
  const folder = join(import.meta.dirname, '..')
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
