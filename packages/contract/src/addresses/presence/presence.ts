// Written by `npm run generate` from presence/presence.ts; change that file instead.

import type { CallOf } from '../../call.ts'
import type * as definitions from '../../presence/presence.ts'

/**
 * Reports the activity of the caller at a case in one browser tab, and returns who else has the case open.
 *
 * @returns `{ people }`: at most ten other people who have the case open and whose names the caller may read. An entry
 * is valid for `seconds` unless it is sent again. Only support sees that an agent is typing an internal note; for
 * others that agent is looking.
 * Limits: 30 calls in ten seconds per user; ten tabs per user. Looking is valid for 26 to 45 seconds, typing for 12;
 * both end with the session. Call again at the live event `presence`.
 * @throws NOT_FOUND.
 */
export const sendPresence: CallOf<typeof definitions.sendPresence> = {
  method: 'POST',
  path: '/cases/{caseId}/presence',
}
