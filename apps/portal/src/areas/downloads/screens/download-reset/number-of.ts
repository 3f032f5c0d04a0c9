import { textOf } from '../../../../records/field-values.ts'
import type { ServiceRow } from './page.ts'
import type { ResetForm } from './reset-form.ts'

/** The number of a service that is selected. A box that was ticked before this code ran says no number: its row does. */
export function numberOf(form: ResetForm, id: string, rows: readonly ServiceRow[]): string {
  const row = rows.find((one) => one.id === id)
  return row ? textOf(row.fields.ServiceNumber__c) : (form[id] ?? '')
}
