import type { ServedCall } from 'contract'
import * as calls from 'contract/calls'
import type { TSchema } from 'typebox'
import { Check, Errors } from 'typebox/value'
import { expect } from 'vitest'
import type { Exchange } from './http-cache.ts'

type NamedCall = { readonly name: string; readonly call: ServedCall; readonly answer: TSchema | undefined }

const allCalls: readonly NamedCall[] = Object.values(calls).flatMap((byName) =>
  Object.entries<ServedCall>(byName).map(([name, call]) => ({ name, call, answer: call.response })),
)

/** The schema of the answer of a call, by its name; undefined when the call has no answer. */
export function answerSchemaOf(callName: string): TSchema | undefined {
  return allCalls.find(({ name }) => name === callName)?.answer
}

/** Fails unless a value matches a schema. */
export function expectShape(what: string, schema: TSchema, value: unknown): void {
  const broken = Check(schema, value) ? [] : [...Errors(schema, value)].slice(0, 3)
  expect(broken, `${what} has the shape of the contract`).toEqual([])
}

/** Fails unless an exchange is a call of the contract, answered with success and in its shape. */
export function expectContract({ request, response }: Exchange): void {
  const what = `${request.method} ${request.path}`
  const result = allCalls
    .filter(({ call }) => call.method === request.method && patternOf(call).test(request.path))
    .sort((a, b) => literalsOf(b.call) - literalsOf(a.call))[0]
  expect(result, `${what} is a call of the contract`).toBeDefined()
  if (result === undefined) return
  expect(response.status, `${what} ${JSON.stringify(response.body)}`).toBe(result.call.success)
  if (result.answer !== undefined && response.status !== 204) expectShape(what, result.answer, response.body)
}

function patternOf({ path, matching = {} }: ServedCall): RegExp {
  return new RegExp(`^${path.replace(/\{(\w+)\}/g, (_, name: string) => `(?:${matching[name] ?? '[^/]+'})`)}$`)
}

/** When the addresses of two calls match, the one with fewer parameters is meant. */
const literalsOf = ({ path, matching = {} }: ServedCall) =>
  path.split('/').filter((part) => !part.startsWith('{')).length + Object.keys(matching).length / 2
