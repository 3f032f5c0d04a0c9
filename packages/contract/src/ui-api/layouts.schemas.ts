import { Type } from 'typebox'
import { ofHidden } from '../call-errors.ts'
import * as limits from '../limits.ts'
import { defineCall } from '../served-call.ts'
import { ApiName, apiNames, mapOf, RecordId, strict } from './inputs.schemas.ts'
import { PathLayout } from './path-layout.schemas.ts'
import { Layout, LayoutUserState } from './shapes.schemas.ts'

const Word = Type.Optional(Type.String({ maxLength: 20 }))
const object = Type.Object({ objectApiName: ApiName }, strict)
const place = { layoutType: Word, mode: Word, recordTypeId: Type.Optional(RecordId) }
const stateQuery = Type.Object(place, strict)

export const getLayout = defineCall({
  summary: 'The layout of an object for a type, mode and record type, with the fields the caller may see.',
  returns: '`Layout`.',
  errors: [...ofHidden],

  params: object,
  query: Type.Object({ formFactor: Word, ...place }, strict),
  response: Layout,
})

export const getLayoutUserState = defineCall({
  summary: 'Which sections of a layout the caller has collapsed.',
  returns: '`LayoutUserState`.',
  errors: [...ofHidden],
  params: object,
  query: stateQuery,
  response: LayoutUserState,
})

export const updateLayoutUserState = defineCall({
  summary: 'Collapses or opens sections of a layout for the caller; sections that are not named are unchanged.',
  returns: '`LayoutUserState`.',
  limits: '200 sections, 16 KiB.',
  errors: [...ofHidden, 'QUERY_TOO_COMPLICATED'],

  params: object,
  query: stateQuery,
  body: Type.Object(
    {
      sectionUserStates: mapOf(
        apiNames,
        Type.Object({ collapsed: Type.Boolean(), id: Type.Optional(Type.String({ maxLength: 40 })) }, strict),
        { maxProperties: limits.preferenceKeys },
      ),
    },
    strict,
  ),
  response: LayoutUserState,
})

export const getPathLayout = defineCall({
  summary: 'A path of an object, by its name or Default: the values of its picklist as steps.',
  returns: '`PathLayout`.',
  errors: [...ofHidden, 'MISSING_ARGUMENT'],

  params: object,
  query: Type.Object(
    {
      formFactor: Word,
      layoutOverride: Type.String({ minLength: 1, maxLength: 80 }),
      mode: Word,
      recordTypeId: Type.Optional(RecordId),
    },
    strict,
  ),
  response: PathLayout,
})
