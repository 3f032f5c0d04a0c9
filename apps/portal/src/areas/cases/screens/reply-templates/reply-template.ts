import { textOf } from '../../../../records/field-values.ts'
import type { TemplateRecord } from './page.ts'

/** A reply template as the screen shows it. */
export type ReplyTemplate = {
  id: string
  name: string
  body: string
  isActive: boolean
  /** Incremented by every change. */
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
