import { createAlertLinks } from '../alert-links.ts'
import { createCaseAddresses } from '../case-addresses.ts'
import { embeddedDataManager } from '../data-manager.ts'
import type { JobServices } from '../define-job.ts'
import type { MethodServices } from '../define-method.ts'
import type { MailDocument } from '../mail-document.ts'
import { createPeople } from '../people/create-people.ts'
import type { SupportWorld } from './support-world.ts'

/** A mail as a job of the small world sent it. */
export type SentMail = { mail: MailDocument; key: string }

/** The tasks of the mails and jobs on the queue of the small world, in the order of their names. */
export async function queuedTasks({ database }: Pick<SupportWorld, 'database'>): Promise<string[]> {
  const { rows } = await database.query('select task_identifier from graphile_worker.jobs order by task_identifier')
  return rows.map(([task]) => String(task))
}

/** Services for the methods of the small world, which has no sign-in and takes no guests. */
export function methodServices(platform: MethodServices['platform']): MethodServices {
  const refuse = () => Promise.reject(new Error('The small world has no sign-in'))
  const { personOf, dataManager, alertLinks } = jobServices({ platform })
  return {
    platform,
    identity: {
      addTokenFacts: refuse,
      countAnswer: refuse,
      countMail: refuse,
      endSessionsOf: refuse,
      revokeLinks: refuse,
      sessionsOf: refuse,
      readToken: refuse,
      storeToken: refuse,
      takeToken: refuse,
    },
    visitorDatabase: { transaction: refuse },
    policy: 'private',
    personOf,
    dataManager,
    alertLinks,
    operations: { health: refuse, retryFailedJobs: refuse },
  }
}

/** Services for a job of the small world, which has no sign-in; mails go into `sent`. */
export function jobServices({ platform }: Pick<JobServices, 'platform'>, sent: SentMail[] = [], now = 0): JobServices {
  const refuse = () => Promise.reject(new Error('The small world has no sign-in'))
  const people = createPeople(platform)
  return {
    platform,
    personOf: (userId) => platform.asSystem('a job').transaction((_records, tx) => people.personOf(tx, userId)),
    identity: { countMail: refuse, issueRegistrationToken: refuse, issueToken: refuse, sweep: refuse },
    mailer: { send: async (mail, key) => void sent.push({ mail, key }) },
    fileScanner: null,
    dataManager: embeddedDataManager,
    alertLinks: createAlertLinks('the small world'),
    surveyUrl: 'https://survey.calder-aerodata.example/',
    caseAddresses: createCaseAddresses({ domain: 'calder-aerodata.example', secret: 'the small world' }),
    baseUrl: 'https://support.calder-aerodata.example',
    now: () => now,
  }
}
