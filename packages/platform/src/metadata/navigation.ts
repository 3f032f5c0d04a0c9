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
