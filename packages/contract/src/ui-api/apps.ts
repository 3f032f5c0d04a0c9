import { Type } from 'typebox'
import { UI_API } from '../call.ts'
import { ofHidden } from '../call-errors.ts'
import { defineCall } from '../define-call.ts'
import { App, NavItemsPage } from './app-shapes.ts'
import { NameList, strict } from './inputs.ts'

const Word = Type.String({ maxLength: 40 })
const howShown = Type.Object(
  { formFactor: Type.Optional(Word), userCustomizations: Type.Optional(Type.Boolean()) },
  strict,
)

export const getAllApps = defineCall({
  method: 'GET',
  path: `${UI_API}/apps`,
  summary: 'The apps that the caller may open, with their navigation.',
  returns: '`{ apps, eTag }`; `apps` is a list of `App`.',
  errors: [],
  query: howShown,
  response: Type.Object({ apps: Type.Array(App), eTag: Type.String() }),
})

export const getAppDetails = defineCall({
  method: 'GET',
  path: `${UI_API}/apps/{appId}`,
  summary: 'One app, by its id or developer name.',
  returns: '`App`.',
  errors: [...ofHidden],

  params: Type.Object({ appId: Type.String({ minLength: 1, maxLength: 80, pattern: '^[0-9A-Za-z_]+$' }) }, strict),
  query: howShown,
  response: App,
})

export const getNavItems = defineCall({
  method: 'GET',
  path: `${UI_API}/nav-items`,
  summary: 'One page of the navigation of all apps of the caller; pages count from 0.',
  returns: '`NavItemsPage`.',
  limits: 'Pages of 1 to 2,000, 25 by default; 200 names.',
  errors: ['NUMBER_OUTSIDE_VALID_RANGE', 'QUERY_TOO_COMPLICATED'],

  query: Type.Object(
    {
      formFactor: Type.Optional(Word),
      navItemNames: Type.Optional(NameList),
      page: Type.Optional(Type.Integer({ description: 'The number of the page, counted from 0.' })),
      pageSize: Type.Optional(Type.Integer({ description: 'Navigation items per page, 1 to 2,000; 25 by default.' })),
    },
    strict,
  ),
  response: NavItemsPage,
})
