import { textOf } from '../../../../records/field-values.ts'
import type { ServiceRow } from './page.ts'
import type { ResetForm } from './reset-form.ts'

/** The number of a selected service. A box ticked before hydration has no number, so that its row is searched. */
export function numberOf(form: ResetForm, id: string, rows: readonly ServiceRow[]): string {
  const row = rows.find((candidate) => candidate.id === id)
  return row ? textOf(row.fields.ServiceNumber__c) : (form[id] ?? '')
}
