import { downloadMethods } from 'contract'
import { useState } from 'react'
import { useSendToMethod } from 'record-cache-react'
import type { Outcome } from '../../../../forms/outcome.ts'
import { useForm } from '../../../../forms/use-form.ts'
import { isRefused } from '../../../../records/is-refused.ts'
import { messages } from './messages.ts'
import { numberOf } from './number-of.ts'
import type { ServiceRow } from './page.ts'
import { newsOf, type ResetNews } from './ResetDialog.tsx'
import { DRAFT, emptyReset, type ResetForm, requestOf, resetForm, resetOfDraft, selectedIn } from './reset-form.ts'
import { leadsToCase, type ResetResult, resultOfAnswer } from './reset-result.ts'

/**
 * The reset form and its result. If the result is unknown, the same request is sent again with the same key, so that nothing is reset
 * twice.
 *
 * @param rows - the shown services.
 * @param onAnswer - called when counters may have changed.
 */
export function useReset({ rows, onAnswer }: { rows: readonly ServiceRow[]; onAnswer: () => void }) {
  const [send] = useSendToMethod(downloadMethods.resetDownloads)
  const [news, setNews] = useState<ResetNews | null>(null)
  const form = useForm<ResetForm>({
    ...resetForm,
    empty: emptyReset,
    contentOf: requestOf,
    draft: { name: DRAFT, read: resetOfDraft },
    // Each service is a field named by its id.
    adopt: (field, typed) => ({ [field]: typed }),
    send: async (values, { idempotencyKey }): Promise<Outcome<ResetForm>> => {
      try {
        const result = resultOfAnswer(await send(requestOf(values), { idempotencyKey }))
        setNews(newsOf(result))
        onAnswer()
        // An attempt without an answer keeps its key for the retry.
        if (result.outcome === 'Pending') return {}
        return leadsToCase(result) ? { continueWith: withoutReset(result) } : 'sent'
      } catch (error) {
        const failure = newsOfFailure(error, values, rows)
        if (failure === null) throw error
        setNews(failure)
        return {}
      }
    },
  })
  return {
    form,
    news,
    close: () => {
      if (news?.result.outcome === 'Success') form.startAgain()
      setNews(null)
    },
    askAgain: () => {
      setNews(null)
      void form.submit()
    },
  }
}

/** Failed services stay selected with the reason, for a retry. */
const withoutReset = ({ services }: ResetResult): Partial<ResetForm> =>
  Object.fromEntries(services.filter(({ result }) => result === 'Reset').map(({ id }) => [id, '']))

/** The dialog text of a failure; null when the form shows it. */
function newsOfFailure(error: unknown, form: ResetForm, rows: readonly ServiceRow[]): ResetNews | null {
  if (!isRefused(error)) {
    const result = { outcome: 'Pending', resetId: null, services: [] } as const
    return { title: messages.titles.Pending, text: messages.noAnswer, result }
  }
  const [reason] = error.errors
  if (reason?.type !== 'NO_ACTIVE_SUBSCRIPTION') return null
  const services = selectedIn(form).map((id) => ({
    id,
    number: numberOf(form, id, rows),
    result: 'Not reset' as const,
  }))
  return newsOf({ outcome: 'Failure', resetId: null, services })
}
