import { Type } from 'typebox'
import { ofHidden } from '../call-errors.ts'
import { defineCall } from '../define-call.ts'
import * as limits from '../limits.ts'
import { RecordId, strict } from '../ui-api/inputs.ts'

const activities = [Type.Literal('looking'), Type.Literal('typing'), Type.Literal('noting')] as const

export const sendPresence = defineCall({
  method: 'POST',
  path: '/cases/{caseId}/presence',
  // An open page sends this without its user, so that it must not keep the session alive.
  renewsSession: false,
  summary: 'Reports the activity of the caller at a case in one browser tab, and returns who else has the case open.',
  returns:
    '`{ people }`: at most ten other people who have the case open and whose names the caller may read. An entry is valid for `seconds` unless it is sent again. Only support sees that an agent is typing an internal note; for others that agent is looking.',
  limits:
    '30 calls in ten seconds per user; ten tabs per user. Looking is valid for 26 to 45 seconds, typing for 12; both end with the session. Call again at the live event `presence`.',
  errors: [...ofHidden],

  params: Type.Object({ caseId: RecordId }, strict),
  body: Type.Object(
    {
      tab: Type.String({
        pattern: `^[0-9A-Za-z-]{8,${limits.tabCharacters}}$`,
        description: 'A random name that the tab chose.',
      }),
      activity: Type.Union([...activities, Type.Literal('gone')], {
        description: '`noting` means typing an internal note, which only support sees; `gone` removes the tab.',
      }),
    },
    strict,
  ),
  response: Type.Object({
    people: Type.Array(
      Type.Object({
        userId: RecordId,
        name: Type.String(),
        isFromSupport: Type.Boolean(),
        activity: Type.Union([...activities]),
        seconds: Type.Integer(),
      }),
    ),
  }),
})
