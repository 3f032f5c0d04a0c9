import { Type } from 'typebox'
import { ofHidden, ofPreferences } from '../call-errors.ts'
import { defineCall } from '../served-call.ts'
import { ApiName, ListViewApiName, strict } from './inputs.schemas.ts'
import { ListPreferences, PreferencesInput } from './list-views.schemas.ts'

const named = Type.Object({ objectApiName: ApiName, listViewApiName: ListViewApiName }, strict)

export const getListPreferences = defineCall({
  summary: 'The preferences of the caller for a list: column widths in pixels, wrapping and order.',
  returns: '`ListPreferences`. Widths are in pixels.',
  errors: [...ofHidden],
  params: named,
  response: ListPreferences,
})

export const updateListPreferences = defineCall({
  summary:
    'Changes the preferences of the caller for a list; columns that are not named are unchanged, a width of -1 clears it.',
  returns: '`ListPreferences`. Widths are in pixels, at most 10,000.',
  limits: '200 columns, 16 KiB; widths to 10,000 pixels.',
  errors: [...ofPreferences],
  params: named,
  body: PreferencesInput,
  response: ListPreferences,
})
