import type { Calls } from 'contract'
import type { CallContext } from '../http/call-context.ts'
import type { Implementation } from '../http/implementation.ts'
import { getSession } from './get-session.ts'
import { renewSession } from './renew-session.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

export const auth: Implementation<Calls['auth'], CallContext> = { signIn, signOut, getSession, renewSession }
