/** How many failed tries to sign in are suffered. */
export interface SignInLimits {
  /** Failures in a row of one account after which each further one makes it wait, doubling from one second. */
  readonly freeFailures: number
  readonly longestDelaySeconds: number
  /** Failures in a row of one account after which no password is looked at until a new one is set. */
  readonly failuresInARow: number
  /** The stretch of time in which the failures of networks, and of everybody, are counted. */
  readonly windowSeconds: number
  readonly networkFailures: number
  /** Failures of everybody after which the portal counts as attacked, and a network has `networkFailuresUnderAttack`. */
  readonly globalFailures: number
  readonly networkFailuresUnderAttack: number
}

export const signInLimits: SignInLimits = {
  freeFailures: 5,
  longestDelaySeconds: 300,
  failuresInARow: 100,
  windowSeconds: 900,
  networkFailures: 100,
  globalFailures: 1_000,
  networkFailuresUnderAttack: 10,
}

/** How long an account waits after so many failures in a row; 0 while they are free. */
export function delaySeconds(failures: number, { freeFailures, longestDelaySeconds }: SignInLimits): number {
  return failures <= freeFailures ? 0 : Math.min(2 ** (failures - freeFailures - 1), longestDelaySeconds)
}
