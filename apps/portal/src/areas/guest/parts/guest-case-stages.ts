import { type AnswerOf, cleanEmail, type guestMethods, isBlank, isEmail } from 'contract'

export type VerificationAnswer = AnswerOf<typeof guestMethods.sendVerificationEmail>

/** The answer that the address is known, with its account. */
export type KnownAddress = Exclude<VerificationAnswer, { result: 'Success' }>

export type GuestDetails = { readonly name: string; readonly email: string }

/** 1 choice, 2 guest details, 3 verify e-mail, 4 account already exists (portal specification, section 4, guest modal). */
export type GuestCaseState = GuestDetails &
  ({ readonly stage: 1 | 2 | 3; readonly known: null } | { readonly stage: 4; readonly known: KnownAddress })

export type GuestCaseStep =
  | { readonly kind: 'next' }
  | { readonly kind: 'back' }
  | { readonly kind: 'type'; readonly typed: Partial<GuestDetails> }
  | { readonly kind: 'answered'; readonly answer: VerificationAnswer }

export const firstStage: GuestCaseState = { stage: 1, name: '', email: '', known: null }

/** The state after a step. Reopening the modal starts from `firstStage`. */
export function stageAfter(state: GuestCaseState, step: GuestCaseStep): GuestCaseState {
  switch (step.kind) {
    case 'next':
      return state.stage === 1 ? { ...state, stage: 2 } : state.stage === 2 ? { ...state, stage: 3 } : state
    case 'back':
      return state.stage === 2 ? { ...state, stage: 1 } : state
    case 'type':
      return { ...state, ...step.typed }
    case 'answered':
      if (state.stage !== 2) return state
      return step.answer.result === 'Success'
        ? stageAfter(state, { kind: 'next' })
        : { ...state, stage: 4, known: step.answer }
  }
}

/** Whether Submit is enabled: both fields are filled in, and the address is well formed (portal specification, section 5). */
export function canSubmit({ name, email }: GuestDetails): boolean {
  return !isBlank(name) && isEmail(cleanEmail(email))
}

/** The parameters of `sendVerificationEmail`; by the specification `encodedURL` repeats name and e-mail. */
export function verificationOf(details: GuestDetails) {
  const [name, emailAddress] = [details.name.trim(), details.email.trim()]
  return { encodedURL: new URLSearchParams({ name, email: emailAddress }).toString(), emailAddress, name }
}
