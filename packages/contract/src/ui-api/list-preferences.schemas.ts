import { Type } from 'typebox'
import { ofHidden, ofPreferences } from '../call-errors.ts'
import { defineCall } from '../served-call.ts'
import { ApiName, ListViewApiName, strict } from './inputs.schemas.ts'
import { ListPreferences, PreferencesInput } from './list-views.schemas.ts'

const named = Type.Object({ objectApiName: ApiName, listViewApiName: ListViewApiName }, strict)

export const getListPreferences = defineCall({
  summary: 'What the caller set of a list: column widths in pixels, wrapping and order.',
  returns: '`ListPreferences`. Widths are in pixels.',
  errors: [...ofHidden],
  params: named,
  response: ListPreferences,
})

export const updateListPreferences = defineCall({
  summary:
    'Changes what the caller set of a list; columns that are not named keep what they have, a width of -1 is none.',
  returns: '`ListPreferences`. Widths are in pixels, at most 10,000.',
  limits: '200 columns, 16 KiB; widths to 10,000 pixels.',
  errors: [...ofPreferences],
  params: named,
  body: PreferencesInput,
  response: ListPreferences,
})
