import { LIVE_EVENTS_PATH } from 'contract'
import { expect, it } from 'vitest'
import { boundCalls } from '../bound-calls.ts'
import { openApi } from './open-api.ts'

const document = openApi(boundCalls(), 'session')

it('describes every call and the stream of events', () => {
  const described = Object.entries(document.paths as object).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const wanted = boundCalls().map(({ call }) => `${call.method} ${call.path}`)
  expect(described.sort()).toEqual([...wanted, `GET ${LIVE_EVENTS_PATH}`].sort())
})

it('refers only to schemas that are there', () => {
  const text = JSON.stringify(document)
  const components = Object.keys((document.components as { schemas: object }).schemas)
  const referred = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1])
  expect(referred.length).toBeGreaterThan(10)
  expect(referred.filter((ref) => !components.includes(String(ref).replace('#/components/schemas/', '')))).toEqual([])
  expect(text).not.toMatch(/"\$(?:id|defs)"/)
})

it('names every parameter of a path', () => {
  for (const [path, methods] of Object.entries(document.paths as Record<string, Record<string, { parameters?: [] }>>)) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
    for (const { parameters = [] } of Object.values(methods)) {
      const inPath = (parameters as { in: string; name: string }[]).filter((one) => one.in === 'path')
      expect(inPath.map(({ name }) => name)).toEqual(names)
    }
  }
})
