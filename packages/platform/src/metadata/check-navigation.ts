import type { AppDefinition } from './app-definition.ts'

/** @throws Error naming the first navigation item with an unknown object, or the invalid profile or app. */
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
