import type { AnswerOf, downloadMethods } from 'contract'
import { textOf } from '../../../../records/field-values.ts'
import { paths } from '../../../../site/paths.ts'
import { messages } from './messages.ts'
import type { ResetItems } from './page.ts'

type Answer = AnswerOf<typeof downloadMethods.resetDownloads>

/** The result of a reset, per service. */
export type ResetResult = {
  outcome: Answer['result']
  /** Id of the reset; null when it was not recorded. */
  resetId: string | null
  services: readonly { id: string; number: string; result: Answer['services'][number]['result'] }[]
}

export const resultOfAnswer = ({ result, resetId, services }: Answer): ResetResult => ({
  outcome: result,
  resetId,
  services: services.map(({ serviceId, serviceNumber, result: own }) => ({
    id: serviceId,
    number: serviceNumber ?? '',
    result: own,
  })),
})

/** The result from the stored records of a reset. */
export function resultOfRecords(resetId: string, outcome: string | null, items: ResetItems): ResetResult {
  return {
    resetId,
    outcome: outcome === 'Success' || outcome === 'Partial' || outcome === 'Failure' ? outcome : 'Pending',
    services: items.records.map(({ fields }) => ({
      id: String(fields.SubscriptionId__c.value),
      number: textOf(fields.Subscription__r?.value?.fields.ServiceNumber__c),
      result:
        fields.Result__c.value === 'Reset' || fields.Result__c.value === 'Not reset'
          ? fields.Result__c.value
          : 'Pending',
    })),
  }
}

/** Text under the title of a result. */
export function textOfResult({ outcome, services }: ResetResult): string {
  const done = services.filter(({ result }) => result === 'Reset').length
  switch (outcome) {
    case 'Success':
      return messages.success(done)
    case 'Partial':
      return messages.partial(done, services.length)
    case 'Failure':
      return messages.failure
    case 'Pending':
      return messages.pending
  }
}

/** Whether a case makes sense: some services definitely failed. */
export const leadsToCase = ({ outcome }: ResetResult): boolean => outcome === 'Partial' || outcome === 'Failure'

/** The case form about the failed services: it selects the first, lists all, and takes the reason from the record of the reset. */
export function caseHrefOf({ services, resetId }: ResetResult): string {
  const numbers = services.flatMap(({ number, result }) => (result === 'Reset' || number === '' ? [] : [number])).sort()
  return paths.openCase({ tail: numbers[0], notReset: numbers.join(','), reset: resetId ?? undefined })
}
