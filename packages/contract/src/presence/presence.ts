import { Type } from 'typebox'
import { ofHidden } from '../call-errors.ts'
import { defineCall } from '../define-call.ts'
import * as limits from '../limits.ts'
import { RecordId, strict } from '../ui-api/inputs.ts'

const activities = [Type.Literal('looking'), Type.Literal('typing'), Type.Literal('noting')] as const

export const tellPresence = defineCall({
  method: 'POST',
  path: '/cases/{caseId}/presence',
  // A page that is open tells by itself: the session ends in its time.
  renewsSession: false,
  summary: 'Tells what the caller does at a case in one tab of a browser, and answers who else is there.',
  returns:
    '`{ people }`: at most ten others who are at the case and may read it, as far as the caller may read their names. `seconds` is how long that holds unless they tell again. A note of support is told to support alone: for others its writer is looking.',
  limits:
    '30 times in ten seconds a person; ten tabs a person. Looking holds for 26 to 45 seconds, typing for 12, and both end with the session. The live stream tells by `presence` when to ask again.',
  errors: [...ofHidden],

  params: Type.Object({ caseId: RecordId }, strict),
  body: Type.Object(
    {
      tab: Type.String({
        pattern: `^[0-9A-Za-z-]{8,${limits.tabCharacters}}$`,
        description: 'A random name that the tab has given itself.',
      }),
      activity: Type.Union([...activities, Type.Literal('gone')], {
        description: '`noting` is typing a note that support alone reads; `gone` ends what was told.',
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
