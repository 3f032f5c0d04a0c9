import { Type } from 'typebox'
import { UI_API } from '../call.ts'
import { ofHidden, ofPreferences } from '../call-errors.ts'
import { defineCall } from '../define-call.ts'
import { ApiName, ListViewApiName, strict } from './inputs.ts'
import { ListPreferences, PreferencesInput } from './list-shapes.ts'

const path = `${UI_API}/list-preferences/{objectApiName}/{listViewApiName}`

const named = Type.Object({ objectApiName: ApiName, listViewApiName: ListViewApiName }, strict)

export const getListPreferences = defineCall({
  method: 'GET',
  path,
  summary: 'The preferences of the caller for a list: column widths in pixels, wrapping and order.',
  returns: '`ListPreferences`. Widths are in pixels.',
  errors: [...ofHidden],
  params: named,
  response: ListPreferences,
})

export const updateListPreferences = defineCall({
  method: 'PATCH',
  path,
  summary:
    'Changes the preferences of the caller for a list. Columns that are not sent are unchanged; a width of -1 clears the width.',
  returns: '`ListPreferences`. Widths are in pixels, at most 10,000.',
  limits: '200 columns, 16 KiB; widths to 10,000 pixels.',
  errors: [...ofPreferences],
  params: named,
  body: PreferencesInput,
  response: ListPreferences,
})
