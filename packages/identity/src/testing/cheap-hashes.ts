import type { HashCost } from '../passwords/password-hasher.ts'

/** The lowest cost that argon2id accepts, for tests that are about something else. */
export const cheapHashes: HashCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }
