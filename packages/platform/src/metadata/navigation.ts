import type { AppDefinition } from './app-definition.ts'
import type { FormFactor } from './form-factor.ts'

/** A place that the navigation of an app leads to. One that shows an object is seen by those for whom the object exists. */
export type NavItemDefinition = {
  developerName: string
  label: string
  /** The object whose records it shows. */
  objectApiName?: string
  /** A path within the application. */
  content: string
  /** Profiles that get it; absent means all. */
  profiles?: readonly string[]
  color?: string
  iconUrl?: string
}

/** An app: a set of places for some people. `id` is a whole 18-character id that starts with 06m and never changes. */
export type NavAppDefinition = {
  developerName: string
  id: string
  label: string
  description: string
  profiles: readonly string[]
  formFactors: readonly FormFactor[]
  headerColor?: string
  iconUrl?: string
  logoUrl?: string
  startUrl: string
  navItems: readonly NavItemDefinition[]
}

/** @throws Error naming the first place that leads to an object that there is not, or the profile or app that is wrong. */
export function checkNavigation(
  { apps = [], profiles }: AppDefinition,
  objects: { has(lowerCaseName: string): boolean },
): void {
  if (new Set(apps.map(({ id }) => id)).size !== apps.length) throw new Error('Two apps have the same id')
  for (const app of apps) {
    for (const { developerName, objectApiName } of app.navItems) {
      if (objectApiName === undefined || objects.has(objectApiName.toLowerCase())) continue
      throw new Error(`The place ${developerName} leads to the unknown object ${objectApiName}`)
    }
    const named = [...app.profiles, ...app.navItems.flatMap((item) => item.profiles ?? [])]
    const unknown = named.find((name) => !profiles.some((profile) => profile.name === name))
    if (unknown) throw new Error(`The app ${app.developerName} is for the unknown profile ${unknown}`)
  }
}
