import { Type } from 'typebox'
import { App, NavItemsPage } from './apps-shapes.schemas.ts'
import { NameList, strict } from './inputs.schemas.ts'

const Word = Type.String({ maxLength: 40 })
const howShown = Type.Object(
  { formFactor: Type.Optional(Word), userCustomizations: Type.Optional(Type.Boolean()) },
  strict,
)

export const getAllApps = { query: howShown, response: Type.Object({ apps: Type.Array(App) }) }

export const getAppDetails = {
  params: Type.Object({ appId: Type.String({ minLength: 1, maxLength: 80, pattern: '^[0-9A-Za-z_]+$' }) }, strict),
  query: howShown,
  response: App,
}

export const getNavItems = {
  query: Type.Object(
    {
      formFactor: Type.Optional(Word),
      navItemNames: Type.Optional(NameList),
      page: Type.Optional(Type.Integer()),
      pageSize: Type.Optional(Type.Integer()),
    },
    strict,
  ),
  response: NavItemsPage,
}
