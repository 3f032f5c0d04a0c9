import { amplyTimed } from 'database/testing'
import { cheapHashes } from 'identity/testing'
import type { ServerOptions } from '../create-server.ts'

/** For servers of tests that are about neither passwords nor time limits. */
export const testOptions: ServerOptions = { hashCost: cheapHashes, databaseLimits: amplyTimed }
