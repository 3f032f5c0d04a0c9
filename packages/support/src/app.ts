import type { AppDefinition, ServerMethodDefinition } from 'platform'
import { accounts } from './accounts/area.ts'
import { proveDomains, type ResolveTxt } from './accounts/prove-domain.ts'
import { alerts } from './alerts/area.ts'
import type { Area } from './area.ts'
import { audit } from './audit/area.ts'
import { auditChanges } from './audit/audit-changes.ts'
import { cases } from './cases/area.ts'
import { content } from './content/area.ts'
import { scanNewFiles } from './content/scan-files.ts'
import type { Task } from './define-job.ts'
import { type MethodServices, type MethodSettings, withServices } from './define-method.ts'
import { downloads } from './downloads/area.ts'
import { fleet } from './fleet/area.ts'
import { guests } from './guests/area.ts'
import { knowledge } from './knowledge/area.ts'
import { keepVideoHosts } from './knowledge/keep-video.ts'
import { mailedReplies } from './mailed-replies/area.ts'
import { navApps } from './nav-apps.ts'
import { operations } from './operations/area.ts'
import { ownFields } from './own-fields/area.ts'
import { checkListValues } from './own-fields/list-value.object.ts'
import { checkOwnFields } from './own-fields/own-field-rules.ts'
import { people } from './people/area.ts'
import { keepSessionsInStep } from './people/keep-sessions-in-step.ts'
import type { PeopleChanges } from './person.ts'
import { products } from './products/area.ts'
import { profiles } from './profiles.ts'
import { search } from './search/area.ts'
import { selfService } from './self-service/area.ts'
import { settings } from './settings/area.ts'

/** What the product consists of. */
export const areas: readonly Area[] = [
  accounts,
  people,
  products,
  fleet,
  cases,
  knowledge,
  content,
  downloads,
  selfService,
  guests,
  mailedReplies,
  alerts,
  settings,
  audit,
  search,
  ownFields,
  operations,
]

const [builtIn, access] = [areas.flatMap(({ objects = [] }) => objects), areas.flatMap((area) => area.access ?? [])]

/** The product as data, for the schema, types and tests: it updates no sessions, and methods that need services answer `NOT_FOUND`. */
export const supportApp: AppDefinition = {
  name: 'Navdesk',
  profiles,
  guestProfile: 'Guest',
  methods: methodsWith({ countsViews: true, videoHosts: [], services: () => null }),
  // The head of an article's page: title, description, and what it is about. Without a summary its text describes it.
  seo: {
    object: 'Knowledge__kav',
    fields: ['Title', 'Summary', 'UrlName', 'InfoType__c'],
    beginnings: { Summary: 'Content__c' },
  },
  objects: builtIn.map((object) =>
    auditChanges(checkListValues(checkOwnFields(object, { objects: builtIn, access }), { objects: builtIn })),
  ),
  photoHosts: ['photos.calder-aerodata.example'],
  access,
  actions: areas.flatMap((area) => area.actions ?? []),
  apps: navApps,
}

/** The mails and jobs of all areas, which the server runs. */
export const supportTasks: readonly Task[] = areas.flatMap(({ mails = [], jobs = [] }) => [...mails, ...jobs])

/**
 * The product as it runs: a change of a user, contact or account rewrites the sessions concerned in the same transaction.
 *
 * @param options - `services` are read when a method is called, since they are made of the platform; absent, methods that need them
 * answer `NOT_FOUND`. `scansFiles`: new files wait for a virus scan.
 */
export function createSupportApp(
  sessions: PeopleChanges,
  {
    services = () => null,
    countsViews = true,
    videoHosts = [],
    scansFiles = false,
    resolveTxt = null,
  }: Partial<MethodSettings> & {
    services?: () => MethodServices | null
    scansFiles?: boolean
    resolveTxt?: ResolveTxt | null
  },
): AppDefinition {
  const objects = supportApp.objects.map((object) =>
    keepVideoHosts(proveDomains(keepSessionsInStep(object, sessions), resolveTxt), videoHosts),
  )
  return {
    ...supportApp,
    objects: scansFiles ? objects.map(scanNewFiles) : objects,
    methods: methodsWith({ countsViews, videoHosts, services }),
  }
}

function methodsWith(parts: Parameters<typeof withServices>[1]): ServerMethodDefinition[] {
  return areas.flatMap(({ methods = [] }) => methods).map((method) => withServices(method, parts))
}
