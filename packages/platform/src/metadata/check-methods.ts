import type { AppDefinition } from './app-definition.ts'
import type { ServerMethodDefinition } from './server-method.ts'

/**
 * The server methods of an application, by `class/method`.
 *
 * @throws Error for the first invalid method, and if guests may call methods but have no profile.
 */
export function serverMethods(definition: AppDefinition): Map<string, ServerMethodDefinition> {
  const { guestProfile, profiles } = definition
  if (guestProfile !== undefined && !profiles.some(({ name }) => name === guestProfile)) {
    throw new Error(`Guests have the unknown profile ${guestProfile}`)
  }
  const methods = new Map<string, ServerMethodDefinition>()
  for (const method of definition.methods ?? []) {
    const key = `${method.className}/${method.methodName}`
    if (methods.has(key)) throw new Error(`Two server methods are named ${key}`)
    if (method.access === 'open' && guestProfile === undefined) {
      throw new Error(`The server method ${key} is open, but guests have no profile`)
    }
    methods.set(key, method)
  }
  return methods
}
