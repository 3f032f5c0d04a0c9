import type { AppDefinition, ObjectDefinition } from 'platform'
import { accounts } from './accounts/area.ts'
import { alerts } from './alerts/area.ts'
import type { Area } from './area.ts'
import { audit } from './audit/area.ts'
import { cases } from './cases/area.ts'
import { content } from './content/area.ts'
import { downloads } from './downloads/area.ts'
import { resetDownloads } from './downloads/reset-downloads.ts'
import { fleet } from './fleet/area.ts'
import { type GuestDesk, guestMethods } from './guests/guest-methods.ts'
import { knowledge } from './knowledge/area.ts'
import { knowledgeMethods } from './knowledge/methods/knowledge-methods.ts'
import { navApps } from './nav-apps.ts'
import { people } from './people/area.ts'
import { keepSessionsInStep } from './people/keep-sessions-in-step.ts'
import type { PeopleChanges } from './people/person.ts'
import { products } from './products/area.ts'
import { profiles } from './profiles.ts'
import { settings } from './settings/area.ts'

const areas: readonly Area[] = [
  accounts,
  people,
  products,
  fleet,
  cases,
  knowledge,
  content,
  downloads,
  alerts,
  settings,
  audit,
]

/** The product as data: its objects, profiles and who may do what. It has no sessions to keep in step: for schema, types and tests. */
export const supportApp: AppDefinition = {
  name: 'Navdesk',
  profiles,
  guestProfile: 'Guest',
  methods: [...knowledgeMethods, resetDownloads, ...guestMethods()],
  // The head of an article's page: title, description, and what it is about.
  seo: { object: 'Knowledge__kav', fields: ['Title', 'Summary', 'UrlName', 'InfoType__c'] },
  objects: areas.flatMap((area) => area.objects),
  photoHosts: ['photos.calder-aerodata.example'],
  access: areas.flatMap((area) => area.access),
  actions: areas.flatMap((area) => area.actions ?? []),
  apps: navApps,
}

/**
 * The product as it runs: sessions hear of every change of a user, contact or account in the transaction that makes it, and
 * guests are served where there is a desk for them.
 */
export function createSupportApp(sessions: PeopleChanges, desk?: GuestDesk): AppDefinition {
  const objects = supportApp.objects.map((object): ObjectDefinition => keepSessionsInStep(object, sessions))
  const served = guestMethods(desk)
  const others = (supportApp.methods ?? []).filter(({ className }) => className !== served[0]?.className)
  return { ...supportApp, objects, methods: [...others, ...served] }
}
