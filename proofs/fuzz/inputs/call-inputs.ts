import type { CallSchemas } from 'contract'
import * as calls from 'contract/calls'
import fc from 'fast-check'
import type { WorldActor } from 'support/testing'
import type { CallInput } from '../../worlds/call-input.ts'
import { consistentParts, narrowed } from './consistent-inputs.ts'
import { type Mutation, mutate, mutated, mutateText } from './mutate.ts'
import type { OwnVocabulary } from './own-vocabulary.ts'
import { inputsOf, type JsonSchema } from './schema-inputs.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Calls of which much depends on what is asked: they get more inputs. */
const deepGroups = ['lists', 'records', 'relatedLists', 'search', 'lookups', 'recordDefaults', 'actions', 'duplicates']

/** Every call of the contract by its full name. */
export const callNames: readonly string[] = Object.entries(calls).flatMap(([group, own]) =>
  Object.keys(own).map((name) => `${group}.${name}`),
)

export type InputOptions = {
  calls: readonly string[]
  actors: readonly WorldActor[]
  /** Those of one person make inputs of that person alone. */
  vocabularies: readonly (Vocabulary | OwnVocabulary)[]
  /** Whether places are changed against the contract. */
  mutates: boolean
}

/** Inputs for calls, by their schemas and by mutation. Arbitraries are made when they are first wanted. */
export function callInputs({ calls: names, actors, vocabularies, mutates }: InputOptions): fc.Arbitrary<CallInput> {
  const inputsBy = (call: string, vocabulary: Vocabulary | OwnVocabulary): fc.Arbitrary<CallInput> => {
    const plain = 'own' in vocabulary ? ownInputs(call, vocabulary) : inputsOfCall(call, actors, vocabulary)
    return mutates ? mutated(plain, mutateCall) : plain
  }
  const inputsFor = memoized((call: string) => {
    const consistent = vocabularies.map((vocabulary) => ('own' in vocabulary ? narrowed(call, vocabulary) : vocabulary))
    const places = consistent.flatMap((each, place) => (each === null ? [] : Array<number>(each.weight).fill(place)))
    const inputsAt = memoized((place: number) => {
      const vocabulary = consistent[place]
      if (!vocabulary) throw new Error(`${call} has no vocabulary ${place}`)
      return inputsBy(call, vocabulary)
    })
    return fc.constantFrom(...places).chain(inputsAt)
  })
  const weighted = names.flatMap((name) =>
    deepGroups.includes(name.split('.')[0] ?? '') ? [name, name, name] : [name],
  )
  return fc.constantFrom(...weighted).chain(inputsFor)
}

function memoized<K, V>(make: (key: K) => V): (key: K) => V {
  const kept = new Map<K, V>()
  return (key) => {
    const value = kept.get(key) ?? make(key)
    kept.set(key, value)
    return value
  }
}

function inputsOfCall(call: string, actors: readonly WorldActor[], vocabulary: Vocabulary): fc.Arbitrary<CallInput> {
  const { params, query, body } = schemasOf(call)
  const value = (schema: unknown): fc.Arbitrary<unknown> =>
    schema === undefined ? fc.constant(undefined) : inputsOf(schema as JsonSchema, '', vocabulary)
  return fc
    .tuple(actorAmong(actors), value(params), value(query), value(body))
    .map(([actor, ...parts]) => ({ actor, call, params: texts(parts[0]), query: texts(parts[1]), body: parts[2] }))
}

/** Half of the inputs have parts that fit one another, where these must. */
function ownInputs(call: string, vocabulary: OwnVocabulary): fc.Arbitrary<CallInput> {
  const inputs = inputsOfCall(call, [vocabulary.own.actor], vocabulary)
  const parts = consistentParts(call, vocabulary)
  return parts === null
    ? inputs
    : fc.oneof(
        inputs,
        fc.tuple(inputs, parts).map(([input, consistent]) => ({ ...input, ...consistent })),
      )
}

/** The first are asked for most. */
const actorAmong = (actors: readonly WorldActor[]): fc.Arbitrary<WorldActor> =>
  fc.constantFrom(...actors, ...actors.slice(0, 2), ...actors.slice(0, 2))

function schemasOf(call: string): CallSchemas {
  const [group = '', name = ''] = call.split('.')
  const entry: unknown = Reflect.get(Reflect.get(calls, group) ?? {}, name)
  if (entry === undefined) throw new Error(`${call} is not a call`)
  return entry as CallSchemas
}

function mutateCall(input: CallInput, mutation: Mutation): CallInput {
  const { params, query, body } = input
  // The body is where most can be asked; a changed path is soon refused.
  const wanted = mutation.place % 10
  const part =
    body !== undefined && wanted > 2 ? 'body' : wanted > 0 && Object.keys(query).length > 0 ? 'query' : 'params'
  const place = Math.floor(mutation.place / 10)
  if (part === 'body') return { ...input, body: mutate(body, { ...mutation, place }) }
  return { ...input, [part]: changedText(part === 'query' ? query : params, { ...mutation, place }) }
}

function changedText(values: Readonly<Record<string, string>>, mutation: Mutation): Record<string, string> {
  const names = Object.keys(values)
  const name = names[mutation.place % names.length]
  if (name === undefined) return mutation.kind === 'add' ? { [mutation.text]: mutation.text } : { ...values }
  if (mutation.kind === 'add') return { ...values, [mutation.text]: mutation.text }
  return { ...values, [name]: mutateText(values[name] ?? '', mutation) }
}

// Parameters in an address are always text.
function texts(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).map(([name, first]) => [name, textOf(first)]))
}

const textOf = (value: unknown): string =>
  (typeof value === 'object' ? JSON.stringify(value) : String(value)).slice(0, 25_000)
