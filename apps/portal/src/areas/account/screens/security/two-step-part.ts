import type { auth, ExchangeOf } from 'contract'
import type { BegunApp } from '../../../../parts/second-factor/SetUpAppFields.tsx'

/** The change of the second factors that is in progress. */
export type Task =
  | { readonly kind: 'add-passkey' | 'begin' | 'make-codes' | 'remove' }
  | Removal
  | { readonly kind: 'confirm'; readonly app: BegunApp }
  | { readonly kind: 'save-codes'; readonly codes: readonly string[] }

/** The removal of a passkey, or of a company sign-in by its issuer. */
export type Removal = { readonly kind: 'remove-passkey' | 'remove-provider'; readonly id: string }

/** Props of each part: the factors, the task in progress, and callbacks to start and finish one. */
export type PartProps = {
  factors: ExchangeOf<typeof auth.getSecondFactors>['response']
  task: Task | null
  start: (task: Task) => void
  finish: (text: string, codes?: readonly string[]) => Promise<void>
  setTask: (task: Task | null) => void
}
