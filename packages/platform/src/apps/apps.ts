import { type App, AppError } from 'contract'
import { isKnownTo } from '../access/known-to.ts'
import { eTagOf } from '../e-tag.ts'
import type { PersonCaller } from '../engine.ts'
import { formFactorOf } from '../metadata/form-factor.ts'
import type { NavAppDefinition } from '../metadata/navigation.ts'
import { navItemsOf } from './nav-item.ts'

export type AppsParams = {
  formFactor?: string | undefined
  /** False leaves out the user's own navigation items; absent means true. */
  userCustomizations?: boolean | undefined
}

/** The apps that the caller may open, in the order of the metadata; the first is the selected one. */
export function allApps(caller: PersonCaller, params: AppsParams = {}): { apps: App[]; eTag: string } {
  const visible = visibleApps(caller, params.formFactor)
  const body = { apps: visible.map((definition) => appOf(caller, definition, definition === visible[0], params)) }
  return { ...body, eTag: eTagOf(body) }
}

/** @throws AppError `NOT_FOUND`, also for an app that exists but not for the caller. */
export function appDetails(caller: PersonCaller, appId: string, params: AppsParams = {}): App {
  const visible = visibleApps(caller, params.formFactor)
  const definition = visible.find(({ developerName, id }) => [developerName, id, id.slice(0, 15)].includes(appId))
  if (!definition) throw new AppError('NOT_FOUND')
  return appOf(caller, definition, definition === visible[0], params)
}

/** @throws AppError `ILLEGAL_QUERY_PARAMETER_VALUE` for a form factor that is none. */
export function visibleApps({ engine, principal }: PersonCaller, formFactor: string | undefined): NavAppDefinition[] {
  const wanted = formFactorOf(formFactor)
  return engine.app.navApps.filter((app) => isKnownTo(principal, app) && app.formFactors.includes(wanted))
}

function appOf(caller: PersonCaller, definition: NavAppDefinition, selected: boolean, params: AppsParams): App {
  const navItems = navItemsOf(caller, definition)
  const body = {
    appId: definition.id,
    description: definition.description,
    developerName: definition.developerName,
    formFactors: [...definition.formFactors],
    headerColor: definition.headerColor ?? null,
    iconUrl: definition.iconUrl ?? null,
    isNavAutoTempTabsDisabled: true,
    isNavPersonalizationDisabled: true,
    isNavTabPersistenceDisabled: true,
    isOmniPinnedViewEnabled: false,
    label: definition.label,
    logoUrl: definition.logoUrl ?? null,
    mobileStartUrl: definition.startUrl,
    navItems,
    selected,
    startUrl: definition.startUrl,
    type: 'Standard',
    // Users cannot rearrange the navigation, so their items are those of the app.
    userNavItems: params.userCustomizations === false ? [] : navItems,
  }
  return { ...body, eTag: eTagOf(body) }
}
