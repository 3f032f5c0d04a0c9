import type { Calls } from 'contract'
import type { CallContext } from '../http/call-context.ts'
import type { Implementation } from '../http/implementation.ts'
import { cancelRegistration } from './cancel-registration.ts'
import { changePassword } from './change-password.ts'
import { confirmRegistration } from './confirm-registration.ts'
import { forgotPassword } from './forgot-password.ts'
import { getSession } from './get-session.ts'
import { register } from './register.ts'
import { renewSession } from './renew-session.ts'
import { resendRegistration } from './resend-registration.ts'
import { resetPassword } from './reset-password.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

export const auth: Implementation<Calls['auth'], CallContext> = {
  signIn,
  signOut,
  getSession,
  renewSession,
  register,
  resendRegistration,
  confirmRegistration,
  cancelRegistration,
  forgotPassword,
  resetPassword,
  changePassword,
}
