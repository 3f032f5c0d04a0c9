// Written by `npm run generate` from presence/presence.ts; change that file instead.

import type { CallOf } from '../../call.ts'
import type * as definitions from '../../presence/presence.ts'

/**
 * Tells what the caller does at a case in one tab of a browser, and answers who else is there.
 *
 * @returns `{ people }`: at most ten others who are at the case and may read it, as far as the caller may read their
 * names. `seconds` is how long that holds unless they tell again. A note of support is told to support alone: for
 * others its writer is looking.
 * Limits: 30 times in ten seconds a person; ten tabs a person. Looking holds for 26 to 45 seconds, typing for 12, and
 * both end with the session. The live stream tells by `presence` when to ask again.
 * @throws NOT_FOUND.
 */
export const tellPresence: CallOf<typeof definitions.tellPresence> = {
  method: 'POST',
  path: '/cases/{caseId}/presence',
}
