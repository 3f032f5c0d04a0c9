import type { CallInput } from '../../worlds/call-input.ts'

/** A part of the query or the body of an input, by the keys that lead there. */
export type Part = { place: 'query' | 'body'; path: readonly string[]; isObject: boolean }

/** The parts of an input, outermost first: all of the query, and each value of the body. */
export function partsOf({ query, body }: CallInput): Part[] {
  const inQuery = Object.keys(query).map((name): Part => ({ place: 'query', path: [name], isObject: false }))
  return [{ place: 'query', path: [], isObject: true }, ...inQuery, ...(body === undefined ? [] : walk(body, []))]
}

function walk(value: unknown, path: readonly string[]): Part[] {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, first]) => walk(first, [...path, key]))
      : []
  return [{ place: 'body', path, isObject }, ...inner]
}

/** The input with another value for this part, or with one more value in it. */
export function withPart(input: CallInput, { place, path }: Part, key: string | null, value: unknown): CallInput {
  const wanted = key === null ? path : [...path, key]
  return { ...input, [place]: replaced(input[place], wanted, value) }
}

function replaced(value: unknown, [key, ...rest]: readonly string[], each: unknown): unknown {
  if (key === undefined) return each
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === key ? replaced(item, rest, each) : item))
  const known: object = typeof value === 'object' && value !== null ? value : {}
  return { ...known, [key]: replaced(Reflect.get(known, key), rest, each) }
}
