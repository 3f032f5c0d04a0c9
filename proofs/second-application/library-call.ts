import type { ToyPerson } from 'platform/testing'

/** Who asks a call for what, and a part of the answer that only the library can give. */
export type LibraryCall = {
  person: ToyPerson
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  body?: unknown
  /** Absent for an answer without a body. */
  expected?: unknown
}

/** By name of the call, in an order in which they can be asked one after the other. */
export type LibraryCalls = Readonly<Record<string, LibraryCall>>
