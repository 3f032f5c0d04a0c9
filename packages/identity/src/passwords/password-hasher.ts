import { randomBytes } from 'node:crypto'
import { hash, hashRaw, verify } from '@node-rs/argon2'
import { AppError } from 'contract'
import { createWorkQueue } from './work-queue.ts'

/** Hashes passwords and compares them with hashes (argon2id, PHC strings). */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /**
   * Compares at the same cost with and without a hash.
   *
   * @param passwordHash - null when no password may be accepted; the answer is then false.
   */
  matches(passwordHash: string | null, password: string): Promise<boolean>
  /** The hash of a text with a given salt: 32 bytes, deterministic. */
  hashWithSalt(text: string, salt: Buffer): Promise<Buffer>
}

/** The cost of a hash: memory in KiB, passes, and lanes. */
export interface HashCost {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

const PRODUCTION_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const THREADS = 2
const WAITING = 50

/**
 * Creates a hasher that uses at most two threads, so that a burst of sign-ins does not block the rest of the process. Its
 * calls throw AppError `SERVICE_UNAVAILABLE` when fifty others are already waiting.
 *
 * @param cost - of new hashes; a stored hash is compared at its own cost.
 */
export function createPasswordHasher(cost: HashCost = PRODUCTION_COST): PasswordHasher {
  const queue = createWorkQueue({
    concurrency: THREADS,
    waiting: WAITING,
    refuse: () => new AppError('SERVICE_UNAVAILABLE'),
  })
  const dummyHash = hashOfNoPassword(cost)
  return {
    hash: (password) => queue.run(() => hash(password.normalize('NFC'), cost)),
    matches: (passwordHash, password) =>
      queue.run(async () => {
        const equal = await verify(passwordHash ?? dummyHash, password.normalize('NFC'))
        return equal && passwordHash !== null
      }),
    hashWithSalt: (text, salt) => queue.run(() => hashRaw(text, { ...cost, salt })),
  }
}

// Random salt and tag: a comparison costs the same as with a real hash, and no known password matches.
function hashOfNoPassword({ memoryCost, timeCost, parallelism }: HashCost): string {
  const [salt, tag] = [randomBytes(16), randomBytes(32)].map((part) => part.toString('base64').replaceAll('=', ''))
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${tag}`
}
