import type { Drafts } from '../session/drafts.ts'
import { announceSentDraft } from './sent-drafts.ts'
import type { AttemptKey } from './use-attempt-key.ts'
import { useIsGone } from './use-is-gone.ts'
import type { DraftOptions, Values } from './use-values.ts'

type Parts<V> = {
  draft: DraftOptions<V> | undefined
  /** The part of the values that identifies what was sent. */
  contentOf: (values: V) => unknown
  drafts: () => Drafts
  keys: AttemptKey
  own: Pick<Values<V>, 'stopKeeping' | 'continueFrom'>
}

type Attempt<V> = { idempotencyKey: string; content: string; sent: V }

/**
 * Removes the draft and the idempotency key of a form once the server has it. `arrived` does nothing after `stored`.
 */
export function useArrival<V>({ draft, contentOf, drafts, keys, own }: Parts<V>) {
  const isGone = useIsGone()

  /** Another mount of the form may have opened the draft and changed it: removes only the content that the server has. */
  const forgetElsewhere = ({ idempotencyKey, content }: Attempt<V>): void => {
    keys.forget(idempotencyKey)
    if (!draft) return
    const kept = draft.read(drafts().read(draft.name))
    if (kept && JSON.stringify(contentOf(kept)) === content) drafts().remove(draft.name)
    announceSentDraft(draft.name, content)
  }

  return (attempt: Attempt<V>) => {
    let hasArrived = false
    const forget = (continueForm: () => void): void => {
      hasArrived = true
      if (isGone()) forgetElsewhere(attempt)
      else {
        keys.forget()
        continueForm()
      }
    }
    return {
      arrived: (): void => {
        if (!hasArrived) forget(own.stopKeeping)
      },
      /** The form continues from the values that the server has stored. */
      stored: (saved: V): void => forget(() => own.continueFrom(attempt.sent, saved)),
    }
  }
}
