import type { Problems } from '../../../../forms/outcome.ts'
import { textProblem } from '../../../../forms/text-problem.ts'
import { messages } from './messages.ts'
import type { OwnDetail } from './own-details.ts'

export type DetailForm = { text: string }

/** The form of one detail, used by the screen and by the POST handler. */
export const detailForm = (detail: OwnDetail) =>
  ({
    id: 'detail',
    fields: ['text'],
    fieldOf: { [detail.field]: 'text', Name: 'text' },
    texts: messages.failures,
    problemsOf: (values: DetailForm) => problemsOf(detail, values),
  }) as const

/** The record change for a detail; an empty text clears the field. */
export function changeOf({ object, field }: OwnDetail, recordId: string, { text }: DetailForm) {
  const typed = text.trim()
  return { apiName: object, fields: { Id: recordId, [field]: typed === '' ? null : typed } }
}

function problemsOf({ label, most, isRequired }: OwnDetail, { text }: DetailForm): Problems<DetailForm> {
  const typed = text.trim()
  return { text: isRequired || typed !== '' ? textProblem(typed, label, most) : undefined }
}
