import type { CallSchemas, Exchange } from 'contract'
import type * as schemas from 'contract/calls'
import { expectTypeOf, it } from 'vitest'
import type { Static } from './schema-types.d.ts'

type Groups = typeof schemas
type PartsOf<S> = keyof CallSchemas & keyof S

type Own = { [G in keyof Groups]: { [C in keyof Groups[G]]: OwnParts<Groups[G][C]> } }
type OwnParts<S> = { [P in PartsOf<S>]: Static<S[P]> }
type OfTypeBox = {
  [G in keyof Groups]: { [C in keyof Groups[G]]: Pick<Exchange<Groups[G][C]>, PartsOf<Groups[G][C]>> }
}

it('types what the schemas of every call take as TypeBox does', () => {
  expectTypeOf<Own>().toEqualTypeOf<OfTypeBox>()
  expectTypeOf<Own['records']['getRecord']['response']['weakEtag']>().toEqualTypeOf<number>()
})
