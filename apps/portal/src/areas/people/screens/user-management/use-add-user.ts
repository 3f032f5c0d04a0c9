import { useRecordCache } from 'record-cache-react'
import type { Form } from '../../../../forms/form.ts'
import { useForm } from '../../../../forms/use-form.ts'
import { performQuickAction } from '../../../../records/records.ts'
import { addUserForm, emptyUser, type NewUser, userActionOf } from './add-user-form.ts'
import { messages } from './messages.ts'

/** The form that adds a user. @param onAdded - called with the server's message when the user was added. */
export function useAddUser(onAdded: (successMessage: string) => void): Form<NewUser> {
  const cache = useRecordCache()
  return useForm<NewUser>({
    ...addUserForm,
    empty: emptyUser,
    summary: messages.add.checkFields,
    send: async (values, { idempotencyKey }) => {
      const { successMessage } = await cache.send(performQuickAction, userActionOf(values), { idempotencyKey })
      onAdded(successMessage)
      return 'leaving'
    },
  })
}
