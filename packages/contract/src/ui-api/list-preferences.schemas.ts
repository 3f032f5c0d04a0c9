import { Type } from 'typebox'
import { ApiName, strict } from './inputs.schemas.ts'
import { ListPreferences, PreferencesInput } from './list-views.schemas.ts'

const named = Type.Object({ objectApiName: ApiName, listViewApiName: ApiName }, strict)

export const getListPreferences = { params: named, response: ListPreferences }
export const updateListPreferences = { params: named, body: PreferencesInput, response: ListPreferences }
