import type { ActionFunction } from 'react-router'
import { takePost } from '../../../../forms/take-post.ts'
import { performQuickAction } from '../../../../records/records.ts'
import { paths } from '../../../../site/paths.ts'
import { addUserForm, emptyUser, type NewUser, userActionOf } from './add-user-form.ts'
import { userManagement } from './page.ts'

/** Adds a user for an account admin whose browser sent the form by itself. */
export const takeUser: ActionFunction = takePost<NewUser>(userManagement, {
  ...addUserForm,
  read: ({ isAdmin, ...typed }) => ({ ...emptyUser, ...typed, isAdmin: isAdmin !== undefined }),
  send: async (values, { cache, idempotencyKey }) => {
    await cache.send(performQuickAction, userActionOf(values), { idempotencyKey })
    return paths.userManagement({ added: '1' })
  },
})
