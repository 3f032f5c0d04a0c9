import type { Static } from 'typebox'
import type * as shapes from './actions-shapes.schemas.ts'

export type Action = Static<typeof shapes.Action>
export type ActionCollection = Static<typeof shapes.ActionCollection>
export type FormulaActivations = Static<typeof shapes.FormulaActivations>
export type QuickActionDefaults = Static<typeof shapes.QuickActionDefaults>
export type QuickActionInfo = Static<typeof shapes.QuickActionInfo>
export type QuickActionLayout = Static<typeof shapes.QuickActionLayout>
export type QuickActionResult = Static<typeof shapes.QuickActionResult>
