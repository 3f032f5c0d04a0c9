import type { NavItem } from 'contract'
import { isKnownTo } from '../access/known-to.ts'
import type { PersonCaller } from '../engine.ts'
import type { NavAppDefinition, NavItemDefinition } from '../metadata/navigation.ts'

/** The navigation items of an app that exist for the caller. */
export function navItemsOf(caller: PersonCaller, app: NavAppDefinition): NavItem[] {
  return app.navItems.filter((item) => isVisible(caller, item)).map((item) => navItem(caller, app, item))
}

function isVisible({ grantsOf, principal }: PersonCaller, { objectApiName, profiles }: NavItemDefinition): boolean {
  return (
    isKnownTo(principal, profiles === undefined ? {} : { profiles }) &&
    (objectApiName === undefined || grantsOf(objectApiName) !== null)
  )
}

/** An item without a color or icon takes those of its object, else those of the app. */
function navItem({ engine }: PersonCaller, app: NavAppDefinition, item: NavItemDefinition): NavItem {
  const object = item.objectApiName === undefined ? undefined : engine.app.object(item.objectApiName)
  return {
    availableInClassic: false,
    availableInLightning: true,
    color: item.color ?? object?.theme?.color ?? app.headerColor ?? null,
    content: item.content,
    custom: object ? (object.custom ?? false) : true,
    developerName: item.developerName,
    iconUrl: item.iconUrl ?? object?.theme?.iconUrl ?? app.iconUrl ?? null,
    id: null,
    itemType: object ? 'Entity' : 'WebPage',
    label: item.label,
    objectApiName: object?.apiName ?? '',
    objectLabel: object?.label ?? null,
    objectLabelPlural: object?.labelPlural ?? null,
    pageReference: object
      ? { attributes: { actionName: 'home', objectApiName: object.apiName }, state: {}, type: 'standard__objectPage' }
      : { attributes: { url: item.content }, state: {}, type: 'standard__webPage' },
    standardType: null,
  }
}
