/**
 * The types of the schemas that the shapes of the service are written in, as far as these use them: the published packages have them
 * instead of TypeBox, whose types they stand for. `Static` is the type of the values that a schema takes.
 */
export type TSchema = object

type Properties = { readonly [name: string]: TSchema }

export interface TString extends TSchema {
  '~kind': 'String'
}

export interface TNumber extends TSchema {
  '~kind': 'Number'
}

export interface TInteger extends TSchema {
  '~kind': 'Integer'
}

export interface TBoolean extends TSchema {
  '~kind': 'Boolean'
}

export interface TNull extends TSchema {
  '~kind': 'Null'
}

export interface TUnknown extends TSchema {
  '~kind': 'Unknown'
}

export interface TNever extends TSchema {
  '~kind': 'Never'
}

export interface TLiteral<Value = unknown> extends TSchema {
  '~kind': 'Literal'
  const: Value
}

export interface TEnum<Values extends readonly unknown[] = readonly unknown[]> extends TSchema {
  '~kind': 'Enum'
  enum: Values
}

export interface TArray<Item = TSchema> extends TSchema {
  '~kind': 'Array'
  items: Item
}

export interface TUnion<Types extends readonly TSchema[] = readonly TSchema[]> extends TSchema {
  '~kind': 'Union'
  anyOf: Types
}

export interface TObject<P = Properties> extends TSchema {
  '~kind': 'Object'
  properties: P
}

export interface TRecord<Key extends string = string, Value = TSchema> extends TSchema {
  '~kind': 'Record'
  patternProperties: { [K in Key]: Value }
}

/** Names one of the schemas of the `TCyclic` around it. */
export interface TRef<Name extends string = string> extends TSchema {
  '~kind': 'Ref'
  $ref: Name
}

export interface TCyclic<Schemas = Properties, Name extends string = string> extends TSchema {
  '~kind': 'Cyclic'
  $defs: Schemas
  $ref: Name
}

export type TOptional<T extends TSchema = TSchema> = T & { '~optional': true }

export type Static<T, Schemas = unknown> = T extends { '~kind': 'String' }
  ? string
  : T extends { '~kind': 'Number' | 'Integer' }
    ? number
    : T extends { '~kind': 'Boolean' }
      ? boolean
      : T extends { '~kind': 'Null' }
        ? null
        : T extends { '~kind': 'Literal'; const: infer Value }
          ? Value
          : T extends { '~kind': 'Enum'; enum: infer Values extends readonly unknown[] }
            ? Values[number]
            : T extends { '~kind': 'Array'; items: infer Item }
              ? Static<Item, Schemas>[]
              : T extends { '~kind': 'Union'; anyOf: infer Types extends readonly unknown[] }
                ? { [K in keyof Types]: Static<Types[K], Schemas> }[number]
                : T extends { '~kind': 'Object'; properties: infer P }
                  ? StaticObject<P, Schemas>
                  : T extends { '~kind': 'Record'; patternProperties: infer P }
                    ? { [name: string]: Static<P[keyof P], Schemas> }
                    : T extends { '~kind': 'Cyclic'; $defs: infer Own; $ref: infer Name }
                      ? Static<Own[Name & keyof Own], Own>
                      : T extends { '~kind': 'Ref'; $ref: infer Name }
                        ? Static<Schemas[Name & keyof Schemas], Schemas>
                        : T extends { '~kind': 'Never' }
                          ? never
                          : unknown

type Optional<P> = { [K in keyof P]: P[K] extends { '~optional': true } ? K : never }[keyof P]

type StaticObject<P, Schemas> = keyof P extends never
  ? object
  : Flat<
      { [K in Exclude<keyof P, Optional<P>>]: Static<P[K], Schemas> } & {
        [K in Optional<P>]?: Static<P[K], Schemas>
      }
    >

type Flat<T> = { [K in keyof T]: T[K] }

export * as Type from './schema-types.d.ts'
