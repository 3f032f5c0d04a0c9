import type { ComponentProps } from 'react'
import type { Form } from '../../../forms/form.ts'
import type { AttemptTexts } from '../../../forms/outcome.ts'
import { useForm } from '../../../forms/use-form.ts'
import type { NewPasswordFields } from '../../../parts/new-password/NewPasswordFields.tsx'
import {
  emptyNewPassword,
  type NewPassword,
  newPasswordFieldOf,
  newPasswordProblems,
} from '../../../parts/new-password/new-password.ts'
import { useRefusedRules } from '../../../parts/new-password/use-refused-rules.ts'

type Options = {
  readonly id: string
  readonly texts?: AttemptTexts
  /** Sends the password to the server. */
  readonly setPassword: (typed: NewPassword) => Promise<unknown>
  /** Navigates away once the password is stored. */
  readonly leave: (password: string) => Promise<void> | void
}

/** The form that sets a password by a mailed link, and the props of its `NewPasswordFields`. */
export function useNewPasswordForm({ id, texts, setPassword, leave }: Options): {
  form: Form<NewPassword>
  fields: Omit<ComponentProps<typeof NewPasswordFields>, 'email'>
} {
  const { refused, noteRefusal } = useRefusedRules()
  const form = useForm<NewPassword>({
    id,
    empty: emptyNewPassword,
    fields: ['password', 'confirmation'],
    fieldOf: newPasswordFieldOf,
    problemsOf: newPasswordProblems,
    ...(texts ? { texts } : {}),
    send: async (typed) => {
      await noteRefusal(typed.password, () => setPassword(typed))
      await leave(typed.password)
      return 'leaving'
    },
  })
  return { form, fields: { password: form.field('password'), confirmation: form.field('confirmation'), refused } }
}
