/**
 * The names of a product, except those of its objects, generated from its metadata. A kind of name that is left out is not checked: any text compiles.
 *
 * - `listViews`: list views by object, `{ Case: 'MyCases' | 'AllCases' }`
 * - `relatedLists`: related lists by parent, each with the object of its records, `{ Case: { CaseComments: 'CaseComment' } }`
 * - `actions`: quick actions, each with its object (null for a global one) and its form, `{ 'Case.Close': { on: 'Case'; fields: {} } }`
 * - `creates`, `updates`: what may be set of a new record, and of one that exists, by object
 */
export type ProductNames = {
  readonly listViews?: object
  readonly relatedLists?: object
  readonly actions?: object
  readonly creates?: object
  readonly updates?: object
}

/** The lists of recently used records, which every object has. */
type RecentlyUsed = 'MRU' | '__recent'

/** The names of the list views of an object. */
export type ListViewOf<Names, O> = Names extends { listViews: infer L }
  ? (O extends keyof L ? L[O] : never) | RecentlyUsed
  : string

/** A list view of one of some objects. */
export type NamedList<Names, O> = O extends string
  ? { readonly objectApiName: O; readonly listViewApiName: ListViewOf<Names, O> }
  : never

/** The related lists of any parent whose records are of an object. */
export type RelatedListOf<Names, Child> = Names extends { relatedLists: infer R }
  ? { [Parent in keyof R]: ListsOfChild<R[Parent], Child> }[keyof R]
  : string

type ListsOfChild<Lists, Child> = {
  [L in keyof Lists]: [Lists[L]] extends [Child] ? L : never
}[keyof Lists]

/** A new record of any object, with the fields it may be given. */
export type NewRecordOf<Names, Untyped> = Names extends { creates: infer C }
  ? { [O in keyof C]: { readonly apiName: O; readonly fields: Readonly<C[O]> } }[keyof C]
  : Untyped

/** A change of a record of any object. The object is named, so that its fields can be checked. */
export type ChangeOf<Names, Untyped> = Names extends { updates: infer U }
  ? { [O in keyof U]: { readonly apiName: O; readonly fields: Readonly<U[O]> & { readonly Id: string } } }[keyof U]
  : Untyped

/** A quick action with its form; one of an object is performed on a record. */
export type PerformedAction<Names, Untyped> = Names extends { actions: infer A }
  ? { [Name in keyof A]: { readonly actionApiName: Name } & OnRecord<A[Name]> & Filled<A[Name]> }[keyof A]
  : Untyped

type OnRecord<A> = A extends { on: null } ? { readonly contextId?: string | null } : { readonly contextId: string }
type Filled<A> = A extends { fields: infer F }
  ? Record<never, never> extends F
    ? { readonly fields?: Readonly<F> }
    : { readonly fields: Readonly<F> }
  : never

/** The names of the actions that need no record. */
export type GlobalActionOf<Names> = Names extends { actions: infer A }
  ? { [Name in keyof A]: A[Name] extends { on: null } ? Name : never }[keyof A]
  : string
