import type { auth, ExchangeOf } from 'contract'
import type { BegunApp } from '../../../../parts/second-factor/SetUpAppFields.tsx'

/** What the reader is doing with the second factors. */
export type Task =
  | { readonly kind: 'add-passkey' | 'begin' | 'make-codes' | 'remove' }
  | { readonly kind: 'remove-passkey'; readonly id: string }
  | { readonly kind: 'confirm'; readonly app: BegunApp }
  | { readonly kind: 'save-codes'; readonly codes: readonly string[] }

/** What each part takes: what there is, what is being done, and how it goes on. */
export type PartProps = {
  factors: ExchangeOf<typeof auth.getSecondFactors>['response']
  task: Task | null
  start: (task: Task) => void
  finish: (text: string, codes?: readonly string[]) => Promise<void>
  setTask: (task: Task | null) => void
}
