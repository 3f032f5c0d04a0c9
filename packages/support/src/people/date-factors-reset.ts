import { AppError } from 'contract'
import type { Change } from 'platform'

/**
 * Dates a reset of second factors that is asked for; they are removed with the date. One's own are changed with the password only.
 *
 * @throws AppError `OWN_ACCESS`.
 */
export function dateFactorsReset(change: Change): void {
  if (!change.isChanged('FactorsReset__c') || change.value('FactorsReset__c') !== true) return
  if (change.id === change.principal?.userId) throw new AppError('OWN_ACCESS')
  change.set('FactorsReset__c', false)
  change.set('FactorsResetDate__c', change.now)
}
