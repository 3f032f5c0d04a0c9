import type { Static } from 'typebox'
import type * as shapes from './apps-shapes.schemas.ts'

export type App = Static<typeof shapes.App>
export type NavItem = Static<typeof shapes.NavItem>
export type NavItemsPage = Static<typeof shapes.NavItemsPage>
