// Written by `npm run generate` from presence/presence.ts; change that file instead.

import type { CallOf } from '../../call.ts'
import type * as definitions from '../../presence/presence.ts'

/**
 * Sends what the caller does at a case in one browser tab, and answers who else is there.
 *
 * @returns `{ people }`: at most ten others who are at the case and may read it, as far as the caller may read their
 * names. `seconds` is how long an entry is valid unless it is sent again. That an agent types an internal note is shown
 * to support only: others see that agent as looking.
 * Limits: 30 times in ten seconds a person; ten tabs a person. Looking holds for 26 to 45 seconds, typing for 12, and
 * both end with the session. The live event `presence` says when to call again.
 * @throws NOT_FOUND.
 */
export const sendPresence: CallOf<typeof definitions.sendPresence> = {
  method: 'POST',
  path: '/cases/{caseId}/presence',
}
