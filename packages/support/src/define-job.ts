import type { Readable } from 'node:stream'
import { type EnqueueOptions, enqueue, PermanentFailure, type Transaction } from 'database'
import type { Identity } from 'identity'
import type { Platform } from 'platform'
import type { Static, TObject } from 'typebox'
import { Check, Errors } from 'typebox/value'
import type { AlertLinks } from './alert-links.ts'
import type { CaseAddresses } from './case-addresses.ts'
import type { DataManager } from './data-manager.ts'
import type { Mailer } from './mail-document.ts'
import type { SupportPerson } from './person.ts'

/** `TooLarge`: the scanner does not read the whole file, or takes too long for it. */
export type ScanResult = 'Clean' | 'Quarantined' | 'TooLarge'

/** Searches files for viruses. */
export type FileScanner = {
  /** @throws Error while the scanner cannot be reached or does not answer; the caller retries later. */
  scan(file: Readable): Promise<ScanResult>
}

/** What jobs use. `baseUrl` is the address under which people reach the portal, `now` is in milliseconds since 1970. */
export type JobServices = {
  platform: Pick<Platform, 'as' | 'asSystem'>
  /** The person of a user, whose rights the gate checks; null for a user who may not sign in. */
  personOf(userId: string): Promise<SupportPerson | null>
  identity: Pick<Identity<SupportPerson>, 'countMail' | 'issueRegistrationToken' | 'issueToken' | 'sweep'>
  mailer: Mailer
  /** Null where files are not scanned. */
  fileScanner: FileScanner | null
  dataManager: DataManager
  /** Null if the installation receives no mail. */
  caseAddresses: CaseAddresses | null
  alertLinks: AlertLinks
  /** The survey about closed cases; null for none. */
  surveyUrl: string | null
  baseUrl: string
  now: () => number
}

/** A task of the queue, as the server registers it. */
export type Task = {
  /** Never rename one: queued jobs of running installations have this name. */
  readonly task: string
  /** Crontab schedule (UTC) on which it runs, with an empty payload. */
  readonly schedule?: string
  /** @throws PermanentFailure when the payload does not have the shape of the job, which then fails and stays visible in the queue. */
  run(services: JobServices, payload: unknown): Promise<void>
}

/** A task that rules put on the queue. */
export type Job<Payload> = Task & {
  /** Runs it after the transaction commits, or never when the transaction rolls back. */
  enqueue(tx: Pick<Transaction, 'pipeline'>, payload: Payload, options?: EnqueueOptions): void
}

type JobDefinition<P extends TObject> = {
  task: string
  payload: P
  schedule?: string
  run(services: JobServices, payload: Static<P>): Promise<unknown>
}

/** Defines work that runs after a commit or on a schedule; its area lists it. */
export function defineJob<P extends TObject>({
  task,
  payload: shape,
  schedule,
  run,
}: JobDefinition<P>): Job<Static<P>> {
  return {
    task,
    ...(schedule === undefined ? {} : { schedule }),
    enqueue: (tx, payload, options) => enqueue(tx, task, payload, options),
    run: async (services, payload) => {
      if (!Check(shape, payload))
        throw new PermanentFailure(`The payload of ${task} is wrong: ${faultsOf(shape, payload)}`)
      await run(services, payload)
    },
  }
}

const faultsOf = (shape: TObject, payload: unknown): string =>
  Errors(shape, payload)
    .map(({ instancePath, message }) => `${instancePath} ${message}`.trim())
    .join(', ')
