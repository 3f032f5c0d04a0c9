import type { RecordShape } from 'contract'

/**
 * The objects of a product, by API name, each with the types of its fields; a relationship names the object it points to:
 * `{ Case: { Subject: string | null; AccountId: string | null; Account: 'Account' }; Account: { Name: string } }`.
 */
export type ObjectTypes = { [objectApiName: string]: object }

type FieldsOf<Objects, O> = O extends keyof Objects ? Objects[O] : never

/** The objects that a field of an object points to; never for a scalar. */
type TargetOf<Objects, O, F> = F extends keyof FieldsOf<Objects, O>
  ? FieldsOf<Objects, O>[F] extends infer T
    ? [T] extends [keyof Objects]
      ? T
      : never
    : never
  : never

/** Whether a path without the object's name leads to a scalar. Each literal is checked separately, because a union of all paths is too large. */
type LeadsToScalar<Objects, O, P extends string> = P extends `${infer Head}.${infer Rest}`
  ? [TargetOf<Objects, O, Head>] extends [never]
    ? false
    : LeadsToScalar<Objects, TargetOf<Objects, O, Head>, Rest>
  : P extends keyof FieldsOf<Objects, O>
    ? [TargetOf<Objects, O, P>] extends [never]
      ? true
      : false
    : false

/** The path itself when it is right; a text that says what is wrong when it is not. */
export type CheckedPath<Objects, P extends string> = P extends `${infer O}.${infer Rest}`
  ? O extends keyof Objects
    ? LeadsToScalar<Objects, O, Rest> extends true
      ? P
      : `${O} has no field ${Rest}`
    : `There is no object ${O}`
  : 'A field starts with the name of its object'

/** What refuses a read without any field. */
export type SomeField<P extends readonly string[], Q extends readonly string[]> = [...P, ...Q] extends readonly []
  ? 'At least one field is read'
  : unknown

/**
 * A list of paths in which every wrong one is replaced by what is wrong. All start at one object: that of the first path, or of the
 * first path of the other list. A list whose paths are unknown at compile time is accepted unchecked.
 */
export type CheckedPaths<
  Objects,
  Paths extends readonly string[],
  Beside extends readonly string[] = readonly [],
> = string extends Paths[number]
  ? Paths
  : CheckedEach<Objects, Paths, string extends Beside[number] ? readonly [] : Beside>

type CheckedEach<Objects, Paths extends readonly string[], Beside extends readonly string[]> = {
  readonly [Position in keyof Paths]: OfObject<
    ObjectOf<[...Beside, ...Paths][0]>,
    Paths[Position] & string
  > extends true
    ? CheckedPath<Objects, Paths[Position] & string>
    : 'All fields start with the same object'
}

/** Whether a path starts with an object; one without any object is for others to refuse. */
type OfObject<O, P> = [ObjectOf<P>] extends [O] ? true : false

type Head<P> = P extends `${infer H}.${string}` ? H : P
type Below<P, H extends string> = P extends `${H}.${infer Rest}` ? Rest : never

type Field<V> = { readonly displayValue: string | null; readonly value: V }

/** The value of a field; of a relationship the record behind it, with the fields that are read below, or null. */
type ValueOf<Objects, O, H extends string, P extends string, Q extends string> = [Below<P | Q, H>] extends [never]
  ? H extends keyof FieldsOf<Objects, O>
    ? FieldsOf<Objects, O>[H]
    : never
  : TypedFields<Objects, TargetOf<Objects, O, H>, Below<P, H> & string, Below<Q, H> & string> | null

/** Fields by their names: those of the paths P, and those of the optional paths Q, which may be missing. */
type Typed<Objects, O, P extends string, Q extends string> = {
  readonly [H in Head<P> & string]: Field<ValueOf<Objects, O, H, P, Q>>
} & { readonly [H in Exclude<Head<Q>, Head<P>> & string]?: Field<ValueOf<Objects, O, H, never, Q>> }

type TypedFields<Objects, O, P extends string, Q extends string> = Omit<RecordShape, 'fields'> & {
  readonly fields: Typed<Objects, O, P, Q>
}

type WithoutObject<P> = P extends `${string}.${infer Rest}` ? Rest : never
type ObjectOf<P> = P extends `${infer O}.${string}` ? O : never

/** The object that fields belong to, by the first of them. */
export type ObjectOfPaths<P extends readonly string[], Q extends readonly string[]> = ObjectOf<[...P, ...Q][0]>

/**
 * A record with the fields of some paths, each with its type; those of the optional paths Q may be missing. Any record where the paths are
 * known only while the program runs.
 */
export type TypedRecord<Objects, P extends string, Q extends string = never> = string extends P | Q
  ? RecordShape
  : TypedFields<Objects, ObjectOf<P | Q>, WithoutObject<P>, WithoutObject<Q>>

/** What a list answers, with typed rows. */
export type WithRows<Answer extends { records: unknown }, Row> = Omit<Answer, 'records'> & {
  readonly records: readonly Row[]
}
