import fc from 'fast-check'
import { whereInput } from './filter-inputs.ts'
import { hintFor, methodParameters } from './hints.ts'
import { hostileText, hostileValue } from './hostile-values.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What is read of the schemas of the contract, which are JSON schemas. */
export type JsonSchema = {
  type?: string
  const?: unknown
  anyOf?: readonly JsonSchema[]
  items?: JsonSchema
  minItems?: number
  properties?: Readonly<Record<string, JsonSchema>>
  patternProperties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
}

/**
 * Values that fit a schema, or nearly: names and ids come from the vocabulary by the name of their property, so that they
 * mean something; a few are hostile.
 */
export function inputsOf(schema: JsonSchema, name: string, vocabulary: Vocabulary): fc.Arbitrary<unknown> {
  if (name === 'where') return whereInput(vocabulary, schema.type === 'string' ? 'text' : 'any')
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => inputsOf(each, name, vocabulary)))
  switch (schema.type) {
    case 'string':
      return fc.oneof(
        { weight: 25, arbitrary: hintFor(name, vocabulary) ?? hostileText },
        { weight: 1, arbitrary: hostileText },
      )
    case 'integer':
    case 'number':
      return fc.constantFrom(1, 2, 5, 50, 200, 1, 2, 5, 50, 0, -1, 2_000, 2_001, 2 ** 31, Number.MAX_SAFE_INTEGER)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(inputsOf(schema.items ?? {}, name, vocabulary), { minLength: schema.minItems ?? 0, maxLength: 4 })
    case 'object':
      return schema.properties ? recordsOf(schema, vocabulary) : dictionaryOf(schema, name, vocabulary)
    default:
      return fc.oneof(fc.dictionary(fc.constantFrom(...methodParameters), hostileValue, { maxKeys: 3 }), hostileValue)
  }
}

const absent = Symbol('absent')

/** What may be left out mostly is: a call of many parts that all mean something is seldom one that is answered. */
function recordsOf({ properties = {}, required = [] }: JsonSchema, vocabulary: Vocabulary): fc.Arbitrary<unknown> {
  const model = Object.entries(properties).map(([name, first]) => {
    const value = inputsOf(first, name, vocabulary)
    const part = required.includes(name)
      ? value
      : fc.oneof({ weight: 2, arbitrary: fc.constant(absent) }, { weight: 1, arbitrary: value })
    return part.map((value) => [name, value] as const)
  })
  return fc.tuple(...model).map((parts) => Object.fromEntries(parts.filter(([, value]) => value !== absent)))
}

function dictionaryOf(schema: JsonSchema, name: string, vocabulary: Vocabulary): fc.Arbitrary<unknown> {
  const [values = {}] = Object.values(schema.patternProperties ?? {})
  const value = inputsOf(values, '', vocabulary)
  if (name === 'sectionUserStates' && vocabulary.sections.length > 0)
    return fc.dictionary(fc.constantFrom(...vocabulary.sections), value, { maxKeys: 4 })
  if (!values.anyOf)
    return fc.dictionary(fc.constantFrom(...vocabulary.fields, ...methodParameters), value, { maxKeys: 4 })
  const written = vocabulary.writes.map(({ name, examples }) =>
    fc
      .oneof({ weight: 8, arbitrary: fc.constantFrom<unknown>(...examples) }, { weight: 1, arbitrary: value })
      .map((each) => [name, each] as const),
  )
  const first = fc.oneof(
    { weight: 12, arbitrary: written.length > 0 ? fc.oneof(...written) : fc.constant(['Name', 'x'] as const) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...vocabulary.fields), value) },
  )
  const needed = vocabulary.writes
    .filter(({ isRequired }) => isRequired)
    .map(({ name, examples }) => [name, examples[0]])
  return fc
    .tuple(fc.boolean(), fc.array(first, { maxLength: 4 }))
    .map(([isWhole, some]) => Object.fromEntries([...(isWhole ? needed : []), ...some]))
}
