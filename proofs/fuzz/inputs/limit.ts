import { worldId } from 'support/testing'
import type { CallInput } from '../../worlds/call-input.ts'

/** A request that asks for so many of something. */
type Asks = (count: number) => Omit<CallInput, 'actor'>

/** What is limited, the limit, and a request for a number of these things. */
export type Limit = readonly [name: string, most: number, asks: Asks]

/** The id of a case that there is. */
export const CASE = worldId('500', 1)

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** One name, `count` times, separated by commas. */
export const repeated = (count: number, name: string): string => times(count, () => name).join(',')

/** Names of fields that no object has: refused, but only after they were counted. */
export const unknownFields = (count: number): string[] => times(count, (index) => `F${index}`)

export function request(
  call: string,
  params: Record<string, string> = {},
  query: Record<string, string> = {},
  body?: unknown,
): Omit<CallInput, 'actor'> {
  return { call, params, query, ...(body === undefined ? {} : { body }) }
}
