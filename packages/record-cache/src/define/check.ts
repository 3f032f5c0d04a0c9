import { recordKey, stableKey } from '../keys.ts'
import { type FieldList, textsOf } from '../selection/field-lists.ts'

/** The result of a check for an invalid value. */
export const INVALID: unique symbol = Symbol('invalid')

/**
 * Checks one part of a config and converts it to the form in which it is sent; undefined means that nothing is sent. A part whose type
 * includes undefined is optional. An object, because TypeScript does not infer the types of returned functions.
 */
export type Check<In, Out = unknown> = {
  readonly of: (value: unknown) => Out | typeof INVALID
  /** For the types only; never set. */
  readonly takes?: In
}

/** The parts of a config, each with its check. */
export type Shape = { readonly [name: string]: Check<unknown> }

type Takes<C> = C extends Check<infer In> ? In : never
type Gives<C> = C extends Check<unknown, infer Out> ? Out : never
type Flat<T> = { [K in keyof T]: T[K] }

/** The parts of a shape; none without a shape. */
export type Own<S> = string extends keyof S ? unknown : S

/** The config of a shape. */
export type ConfigFor<S> = Flat<
  { readonly [K in keyof S as undefined extends Takes<S[K]> ? never : K]: Takes<S[K]> } & {
    readonly [K in keyof S as undefined extends Takes<S[K]> ? K : never]?: Takes<S[K]>
  }
>

/** A config after its checks. */
export type Checked<S> = { readonly [K in keyof S]: Gives<S[K]> }

/** Checks a config; null if any part is invalid. Parts that are not in the shape are left out. */
export function checked<S extends Shape>(shape: S, config: unknown): Checked<S> | null {
  if (!isObject(config)) return null
  const parts = config as { readonly [name: string]: unknown }
  const values: { [name: string]: unknown } = {}
  for (const name in shape) {
    const value = shape[name]?.of(parts[name])
    if (value === INVALID) return null
    if (value !== undefined) values[name] = value
  }
  return values as Checked<S>
}

const check = /* @__NO_SIDE_EFFECTS__ */ <In, Out = In>(
  of: (value: unknown) => Out | typeof INVALID,
): Check<In, Out> => ({ of })
const when = /* @__NO_SIDE_EFFECTS__ */ <T>(holds: (value: unknown) => boolean): Check<T, T> => ({
  of: (value) => (holds(value) ? (value as T) : INVALID),
})

/** A text of at least one character. */
export const name = when<string>((value) => typeof value === 'string' && value !== '')
export const text = when<string>((value) => typeof value === 'string')
export const flag = when<boolean>((value) => typeof value === 'boolean')
export const integer = when<number>(Number.isInteger)
/** A record id of 15 or 18 characters; 18 are sent. */
export const id = check<string>((value) => recordKey(value) ?? INVALID)

/** One text or several; at least one. */
export const names = check<FieldList, readonly string[]>((value) => list.of(value) ?? INVALID)

/** One record id or several; at least one. */
export const ids = check<FieldList, readonly string[]>((value) => each(id).of(list.of(value)))

/** One text, several or none; optional. */
export const list = check<FieldList | undefined, readonly string[] | undefined>((value) => {
  if (value === undefined || value === '') return undefined
  const texts = textsOf(value)
  if (texts === null) return INVALID
  return texts.length === 0 ? undefined : texts
})

/** A valid value for a field of a record. */
export const scalar = when<string | number | boolean | null>(
  (value) => value === null || ['string', 'number', 'boolean'].includes(typeof value),
)

/** A filter of a list: an object or JSON text; sent as text. */
export const filter = check<string | object, string>((value) => (isObject(value) ? stableKey(value) : text.of(value)))

/** One of several words. */
export const oneOf = /* @__NO_SIDE_EFFECTS__ */ <const Word extends string>(...words: readonly Word[]) =>
  when<Word>((value) => words.some((word) => word === value))

/** Anything at all. */
export const anything = when<unknown>(() => true)

/** Makes a part optional. */
export const maybe = /* @__NO_SIDE_EFFECTS__ */ <In, Out>({ of }: Check<In, Out>) =>
  check<In | undefined, Out | undefined>((value) => (value === undefined ? undefined : of(value)))

/** Makes a part optional, with a default value. */
export const otherwise = /* @__NO_SIDE_EFFECTS__ */ <In, Out>({ of }: Check<In, Out>, absent: Out) =>
  check<In | undefined, Out>((value) => (value === undefined ? absent : of(value)))

/** Makes a part optional and nullable; null is sent. */
export const nullable = /* @__NO_SIDE_EFFECTS__ */ <In, Out>({ of }: Check<In, Out>) =>
  check<In | null | undefined, Out | null | undefined>((value) =>
    value === undefined || value === null ? value : of(value),
  )

/** A map of values of one kind. */
export const mapOf = /* @__NO_SIDE_EFFECTS__ */ <In>({ of }: Check<In>) =>
  when<{ readonly [name: string]: In }>(
    (value) => isObject(value) && Object.values(value).every((part) => of(part) !== INVALID),
  )

/** A list of values of one kind. */
export const each = /* @__NO_SIDE_EFFECTS__ */ <In, Out>({ of }: Check<In, Out>) =>
  check<readonly In[], Out[]>((value) => {
    const parts = Array.isArray(value) ? value.map((part) => of(part)) : [INVALID]
    return parts.includes(INVALID) ? INVALID : (parts as Out[])
  })

/** An object with the parts of a shape. */
export const object = /* @__NO_SIDE_EFFECTS__ */ <S extends Shape>(shape: S) =>
  check<ConfigFor<S>, Checked<S>>((value) => (isObject(value) ? (checked(shape, value) ?? INVALID) : INVALID))

/** A shape with more parts. Bundlers leave out a call whose result is unused, but keep a spread, which could run code. */
export const withParts = /* @__NO_SIDE_EFFECTS__ */ <A extends Shape, B extends Shape>(shape: A, more: B): A & B => ({
  ...shape,
  ...more,
})

/** A file, or a part of one. */
export const blob = when<Blob>((value) => isObject(value))

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
