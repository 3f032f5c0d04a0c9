import type { Problems } from '../../../../forms/outcome.ts'
import { textProblem } from '../../../../forms/text-problem.ts'
import { messages } from './messages.ts'
import type { OwnDetail } from './own-details.ts'

export type DetailForm = { text: string }

/** The form of one detail, wherever it is sent from. */
export const detailForm = (detail: OwnDetail) =>
  ({
    id: 'detail',
    fields: ['text'],
    fieldOf: { [detail.field]: 'text', Name: 'text' },
    texts: messages.failures,
    problemsOf: (values: DetailForm) => problemsOf(detail, values),
  }) as const

/** The change of the record that holds the detail; an empty text is none. */
export function changeOf({ object, field }: OwnDetail, recordId: string, { text }: DetailForm) {
  const typed = text.trim()
  return { apiName: object, fields: { Id: recordId, [field]: typed === '' ? null : typed } }
}

function problemsOf({ label, most, isRequired }: OwnDetail, { text }: DetailForm): Problems<DetailForm> {
  const typed = text.trim()
  return { text: isRequired || typed !== '' ? textProblem(typed, label, most) : undefined }
}
