import type { FormFactor } from './form-factor.ts'

/** An item in the navigation of an app. An item of an object is visible to users for whom the object exists. */
export type NavItemDefinition = {
  developerName: string
  label: string
  /** The object whose records it shows. */
  objectApiName?: string
  /** A path within the application. */
  content: string
  /** Profiles that see it; absent means all. */
  profiles?: readonly string[]
  color?: string
  iconUrl?: string
}

/** A navigation app. `id` is a stable 18-character id that starts with 06m. */
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
