import type { ExchangeOf } from 'contract'

/** What a call takes, already checked. */
export type InputOf<C> = Pick<ExchangeOf<C>, 'params' | 'query' | 'body'>

/** Does one call of the contract for the caller of the context. */
export type Handler<C, Context> = (context: Context, input: InputOf<C>) => Promise<ExchangeOf<C>['response']>

/** A handler for every call of a group: one that is missing, or answers another shape, does not compile. */
export type Implementation<Group, Context> = { readonly [Name in keyof Group]: Handler<Group[Name], Context> }
