import { Type } from 'typebox'
import { UI_API } from '../call.ts'
import { ofHidden } from '../call-errors.ts'
import { defineCall } from '../define-call.ts'
import * as limits from '../limits.ts'
import { ApiName, apiNames, mapOf, RecordId, strict } from './inputs.ts'
import { Layout, LayoutUserState, PathLayout } from './shapes.ts'

const Word = Type.Optional(Type.String({ maxLength: 20 }))
const object = Type.Object({ objectApiName: ApiName }, strict)
const place = { layoutType: Word, mode: Word, recordTypeId: Type.Optional(RecordId) }
const stateQuery = Type.Object(place, strict)

export const getLayout = defineCall({
  method: 'GET',
  path: `${UI_API}/layout/{objectApiName}`,
  summary: 'The layout of an object for a type, mode and record type, with the fields the caller may see.',
  returns: '`Layout`.',
  errors: [...ofHidden],

  params: object,
  query: Type.Object({ formFactor: Word, ...place }, strict),
  response: Layout,
})

export const getLayoutUserState = defineCall({
  method: 'GET',
  path: `${UI_API}/layout/{objectApiName}/user-state`,
  summary: 'Which sections of a layout the caller has collapsed.',
  returns: '`LayoutUserState`.',
  errors: [...ofHidden],
  params: object,
  query: stateQuery,
  response: LayoutUserState,
})

export const updateLayoutUserState = defineCall({
  method: 'PATCH',
  path: `${UI_API}/layout/{objectApiName}/user-state`,
  summary: 'Collapses or opens sections of a layout for the caller; sections that are not sent are unchanged.',
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
  method: 'GET',
  path: `${UI_API}/path/layout/{objectApiName}`,
  summary: 'A path of an object, by its name or `Default`: the steps are the values of a picklist.',
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
