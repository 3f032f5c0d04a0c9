import type { ExchangeOf } from 'contract'

/** The checked input of a call. */
export type InputOf<C> = Pick<ExchangeOf<C>, 'params' | 'query' | 'body'>

/** Runs one call of the contract for the caller of the context. */
export type Handler<C, Context> = (context: Context, input: InputOf<C>) => Promise<ExchangeOf<C>['response']>

/** A handler for every call of a group. A missing handler, or one with a wrong answer, does not compile. */
export type Implementation<Group, Context> = { readonly [Name in keyof Group]: Handler<Group[Name], Context> }
