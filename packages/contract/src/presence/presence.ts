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
  summary: 'Sends what the caller does at a case in one browser tab, and answers who else is there.',
  returns:
    '`{ people }`: at most ten others who are at the case and may read it, as far as the caller may read their names. `seconds` is how long an entry is valid unless it is sent again. That an agent types an internal note is shown to support only: others see that agent as looking.',
  limits:
    '30 times in ten seconds a person; ten tabs a person. Looking holds for 26 to 45 seconds, typing for 12, and both end with the session. The live event `presence` says when to call again.',
  errors: [...ofHidden],

  params: Type.Object({ caseId: RecordId }, strict),
  body: Type.Object(
    {
      tab: Type.String({
        pattern: `^[0-9A-Za-z-]{8,${limits.tabCharacters}}$`,
        description: 'A random name that the tab chose.',
      }),
      activity: Type.Union([...activities, Type.Literal('gone')], {
        description: '`noting` is typing an internal note, which support alone reads; `gone` removes the tab.',
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
