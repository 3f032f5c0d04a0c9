import { type Static, Type } from 'typebox'

const text = Type.String()
const textOrNull = Type.Union([Type.String(), Type.Null()])
const flag = Type.Boolean()

/** A reference to a page: its type, what it shows, and its state. */
const PageReference = Type.Object({
  attributes: Type.Record(text, text),
  state: Type.Record(text, text),
  type: text,
})

/** A page of the application; `objectApiName` is empty where it shows no object. */
export const NavItem = Type.Object({
  availableInClassic: flag,
  availableInLightning: flag,
  color: textOrNull,
  content: textOrNull,
  custom: flag,
  developerName: text,
  iconUrl: textOrNull,
  id: textOrNull,
  itemType: text,
  label: text,
  objectApiName: text,
  objectLabel: textOrNull,
  objectLabelPlural: textOrNull,
  pageReference: Type.Union([PageReference, Type.Null()]),
  standardType: textOrNull,
})

/** An app with its pages for the caller. `userNavItems` are the pages in the user's own order. */
export const App = Type.Object({
  appId: text,
  description: textOrNull,
  developerName: text,
  eTag: text,
  formFactors: Type.Array(text),
  headerColor: textOrNull,
  iconUrl: textOrNull,
  isNavAutoTempTabsDisabled: flag,
  isNavPersonalizationDisabled: flag,
  isNavTabPersistenceDisabled: flag,
  isOmniPinnedViewEnabled: flag,
  label: text,
  logoUrl: textOrNull,
  mobileStartUrl: textOrNull,
  navItems: Type.Array(NavItem),
  selected: flag,
  startUrl: textOrNull,
  type: text,
  userNavItems: Type.Array(NavItem),
})

/** One page of the navigation; `nextPageUrl` is null on the last. */
export const NavItemsPage = Type.Object({
  currentPageUrl: text,
  eTag: text,
  navItems: Type.Array(NavItem),
  nextPageUrl: textOrNull,
})

export type App = Static<typeof App>
export type NavItem = Static<typeof NavItem>
export type NavItemsPage = Static<typeof NavItemsPage>
