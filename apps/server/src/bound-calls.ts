import type { Call, ServedCall } from 'contract'
import type { Calls } from 'contract/calls'
import * as calls from 'contract/calls'
import { type Handlers, uiApi } from 'platform'
import { auth, session } from './auth/auth.ts'
import { presence } from './events/presence.ts'
import { type BoundCall, bindCalls } from './http/bound-call.ts'
import type { CallContext } from './http/call-context.ts'
import type { InputOf } from './http/implementation.ts'
import { methods } from './methods/methods.ts'
import { seo } from './seo/seo.ts'

/** Every call of the product with its implementation. */
export function boundCalls(): BoundCall[] {
  return [
    ...bindCalls('auth', calls.auth, auth),
    ...bindCalls('session', calls.session, session),
    ...bindUiApi(),
    ...bindCalls('seo', calls.seo, seo),
    ...bindCalls('presence', calls.presence, presence),
    ...bindCalls('methods', calls.methods, methods),
  ]
}

type AnyHandlers = Handlers<Readonly<Record<string, Call>>>

/** The calls of the UI service, which the platform answers with the rights of the caller. */
function bindUiApi(): BoundCall[] {
  const definitions: Readonly<Record<string, Readonly<Record<string, ServedCall>>>> = calls
  const groups: Record<Exclude<keyof Calls, 'auth' | 'methods' | 'presence' | 'seo' | 'session'>, AnyHandlers> = uiApi
  return Object.entries(groups).flatMap(([name, handlers]) => {
    const implementation = Object.entries(handlers).map(([call, handler]) => [
      call,
      (context: CallContext, input: InputOf<Call>) => context.gateway.answer(handler, input, context),
    ])
    return bindCalls(name, definitions[name] ?? {}, Object.fromEntries(implementation))
  })
}
