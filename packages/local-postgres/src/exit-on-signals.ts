import { constants } from 'node:os'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Makes the signals that stop a command end it as `process.exit` does, so that an embedded server is stopped with it. A repeated
 * signal changes nothing: npm repeats those of its process group.
 */
export function exitOnSignals(): void {
  for (const signal of SIGNALS) process.on(signal, () => process.exit(128 + constants.signals[signal]))
}
