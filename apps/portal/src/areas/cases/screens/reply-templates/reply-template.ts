import { textOf } from '../../../../records/field-values.ts'
import type { RecordActions } from '../../../../records/record-actions.ts'
import type { TemplateRecord } from './page.ts'

/** A reply template as the screen shows it. */
export type ReplyTemplate = {
  id: string
  name: string
  body: string
  isActive: boolean
  /** Grows with every change of it. */
  version: number
}

export function replyTemplateOf({ id, fields, weakEtag }: TemplateRecord): ReplyTemplate {
  return {
    id,
    name: textOf(fields.Name),
    body: fields.Body__c.value ?? '',
    isActive: fields.IsActive__c.value ?? false,
    version: weakEtag,
  }
}

/** Whether the server offers something of this name, on one template or on all. */
export function isOffered(
  offered: RecordActions | undefined,
  on: string,
  name: 'Edit' | 'Delete' | 'SaveEdit',
): boolean {
  return offered?.actions[on]?.actions.some(({ apiName }) => apiName === name) ?? false
}
