import { type AnswerOf, AppError, type MethodExchange, type ServedMethod } from 'contract'
import type { operationsMethods } from 'contract/methods'
import type { Database } from 'database'
import type { Identity } from 'identity'
import type { MethodContext, Platform, ServerMethodDefinition } from 'platform'
import type { AlertLinks } from './alert-links.ts'
import type { DataManager } from './data-manager.ts'
import type { SupportPerson } from './person.ts'

/**
 * Whether answers may show that an address is known. `spec`: yes, for a few addresses per network and hour; beyond that, and
 * always with `private`, every address gets the same answer, and only its mailbox gets the difference.
 */
export type EnumerationPolicy = 'private' | 'spec'

/** What server methods use beyond the rights of their caller. */
export type MethodServices = {
  platform: Pick<Platform, 'as' | 'asGuest' | 'asSystem'>
  identity: Pick<
    Identity<SupportPerson>,
    | 'addTokenFacts'
    | 'countAnswer'
    | 'countMail'
    | 'endSessionsOf'
    | 'readToken'
    | 'revokeLinks'
    | 'sessionsOf'
    | 'storeToken'
    | 'takeToken'
  >
  /** A small pool for forms without a sign-in: a flood of them must not take the connections of people who have signed in. */
  visitorDatabase: Pick<Database, 'transaction'>
  policy: EnumerationPolicy
  /** The person of a user; null for a user who may not sign in. */
  personOf(userId: string): Promise<SupportPerson | null>
  dataManager: DataManager
  alertLinks: AlertLinks
  /** The running installation. */
  operations: {
    health(): Promise<Omit<AnswerOf<typeof operationsMethods.getHealth>, 'emptyQueues'>>
    /** Lets every job that has failed be tried again. @returns how many they are. */
    retryFailedJobs(): Promise<number>
  }
}

/** Settings of the installation that server methods follow. */
export type MethodSettings = {
  /** Whether views of articles count; false in a preview. */
  countsViews: boolean
  /** The hosts that videos of articles may be on; empty means any. */
  videoHosts: readonly string[]
}

/** `services` is null in an application that is used as data: for the schema, types and most tests. */
export type SupportMethodContext = MethodContext & { services: MethodServices | null; settings: MethodSettings }

export type SupportMethod = ServedMethod & {
  run(context: SupportMethodContext, parameters: never): Promise<unknown>
}

/** Joins a method of the contract with a function that gets the services of the product in its context. */
export function defineMethod<E extends MethodExchange>(
  method: ServedMethod<E>,
  run: (context: SupportMethodContext, parameters: E['parameters']) => Promise<E['answer']>,
): SupportMethod {
  return { ...method, run }
}

/** The services of the product. @throws AppError `NOT_FOUND` in an application without them, as if the method did not exist. */
export function servicesOf({ services }: Pick<SupportMethodContext, 'services'>): MethodServices {
  if (services === null) throw new AppError('NOT_FOUND')
  return services
}

/** A method as the platform calls it. */
export const withServices = (
  method: SupportMethod,
  { services, ...settings }: MethodSettings & { services: () => MethodServices | null },
): ServerMethodDefinition => ({
  ...method,
  run: (context, parameters) => method.run({ ...context, settings, services: services() }, parameters),
})
