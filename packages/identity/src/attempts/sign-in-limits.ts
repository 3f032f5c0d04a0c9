/** Limits of failed sign-in attempts. */
export interface SignInLimits {
  /** Consecutive failures of one account without a delay before the next attempt; then it doubles from one second. */
  readonly freeFailures: number
  readonly longestDelaySeconds: number
  /** Consecutive failures of one account after which its password is checked on known devices only, until a new one is set. */
  readonly failuresInARow: number
  /** The window in which the failures of a network, and of all, are counted. */
  readonly windowSeconds: number
  readonly networkFailures: number
  /** Failures in total after which the portal counts as under attack, and a network may have `networkFailuresUnderAttack`. */
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

/** The delay of an account after so many consecutive failures; 0 before the last free one. */
export function delaySeconds(failures: number, { freeFailures, longestDelaySeconds }: SignInLimits): number {
  return failures < freeFailures ? 0 : Math.min(2 ** (failures - freeFailures), longestDelaySeconds)
}
