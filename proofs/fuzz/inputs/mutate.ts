import fc from 'fast-check'
import { hostileText, hostileValue } from './hostile-values.ts'

/** A change of one place of a value; `place` is counted through the value, round and round. */
export type Mutation = {
  kind: 'replace' | 'remove' | 'add' | 'wrap' | 'repeat' | 'splice'
  place: number
  value: unknown
  text: string
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.constantFrom('replace', 'remove', 'add', 'wrap', 'repeat', 'splice', 'splice'),
  place: fc.nat(10_000),
  value: hostileValue,
  text: hostileText,
})

/** Mostly what it is given, else that with one or two places changed. */
export function mutated<T>(input: fc.Arbitrary<T>, change: (value: T, mutation: Mutation) => T): fc.Arbitrary<T> {
  const changed = fc
    .tuple(input, fc.array(mutation, { minLength: 1, maxLength: 2 }))
    .map(([value, mutations]) => mutations.reduce(change, value))
  return fc.oneof({ weight: 6, arbitrary: input }, { weight: 4, arbitrary: changed })
}

/** Changes one place of a JSON value. */
export function mutate(value: unknown, mutation: Mutation): unknown {
  const counter = { left: mutation.place % sizeOf(value) }
  return changeAt(value, counter, mutation)
}

/** Changes a text: inserts a piece, or replaces the text by it. */
export function mutateText(value: string, { kind, place, text }: Mutation): string {
  const at = value.length === 0 ? 0 : place % (value.length + 1)
  switch (kind) {
    case 'replace':
      return text
    case 'remove':
      return value.slice(0, at) + value.slice(at + 1 + (place % 7))
    case 'repeat':
      return value.repeat(1 + (place % 30)).slice(0, 20_000)
    case 'wrap':
      return `${text}${value}${text}`
    default:
      return value.slice(0, at) + text + value.slice(at)
  }
}

const entriesOf = (value: unknown): unknown[] => (isBranch(value) ? Object.values(value) : [])

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null

function sizeOf(value: unknown, depth = 0): number {
  if (depth > 20) return 1
  return entriesOf(value).reduce<number>((sum, item) => sum + sizeOf(item, depth + 1), 1)
}

function changeAt(value: unknown, counter: { left: number }, mutation: Mutation): unknown {
  if (counter.left-- === 0) return changed(value, mutation)
  if (Array.isArray(value)) return value.map((item) => (counter.left < 0 ? item : changeAt(item, counter, mutation)))
  if (!isBranch(value)) return value
  const entries = Object.entries(value).map(([key, item]) => [
    key,
    counter.left < 0 ? item : changeAt(item, counter, mutation),
  ])
  return Object.fromEntries(entries)
}

function changed(value: unknown, mutation: Mutation): unknown {
  const { kind, place, value: second, text } = mutation
  if (kind === 'replace') return second
  if (kind === 'wrap') return place % 2 === 0 ? [value] : { [text.slice(0, 40)]: value }
  if (typeof value === 'string') return mutateText(value, mutation)
  if (Array.isArray(value)) {
    if (kind === 'remove') return value.slice(1)
    if (kind === 'repeat') return Array.from({ length: 1 + (place % 220) }, (_, index) => value[index % value.length])
    return [...value, second]
  }
  if (!isBranch(value)) return second
  const entries = Object.entries(value)
  if (kind === 'remove') return Object.fromEntries(entries.filter((_, index) => index !== place % entries.length))
  return Object.fromEntries([...entries, [text, second]])
}
