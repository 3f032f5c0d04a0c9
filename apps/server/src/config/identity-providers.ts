import { readFileSync } from 'node:fs'
import { type Static, Type } from 'typebox'
import { Check, Errors } from 'typebox/value'
import { isLoopback } from './loopback.ts'

const text = Type.String({ minLength: 1, maxLength: 500 })
const domain = Type.String({ pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+$', maxLength: 253 })

const IdentityProviders = Type.Array(
  Type.Object(
    { issuer: text, clientId: text, clientSecret: text, domains: Type.Array(domain, { minItems: 1 }) },
    { additionalProperties: false },
  ),
)

/** The OpenID Connect provider of a customer, for e-mail addresses in `domains`, which are in lower case. */
export type IdentityProvider = Static<typeof IdentityProviders>[number]

/**
 * Reads the file of providers.
 *
 * @throws Error that names the problem of the file, without its contents, which hold secrets.
 */
export function readIdentityProviders(path: string): IdentityProvider[] {
  const providers = parsed(path)
  if (!Check(IdentityProviders, providers)) {
    const [first] = Errors(IdentityProviders, providers)
    throw new Error(`names a file with a wrong value at "${first?.instancePath ?? ''}": see docs/accounts.md`)
  }
  const listed = new Set<string>()
  for (const { issuer, domains } of providers) {
    if (!isSafe(issuer)) throw new Error('names a file with an issuer that does not start with https:')
    for (const name of domains) {
      if (listed.has(name)) throw new Error(`names a file in which ${name} is listed twice`)
      listed.add(name)
    }
  }
  return providers
}

/** Whether the provider signs in people with this e-mail address. */
export const servesEmail = ({ domains }: IdentityProvider, email: string): boolean =>
  domains.includes(email.trim().toLowerCase().split('@').at(-1) ?? '')

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read'
    throw new Error(`names a file that ${reason}`)
  }
}

/** Over plain HTTP an attacker in the network could sign in as any user; loopback never leaves this machine. */
function isSafe(issuer: string): boolean {
  const url = URL.parse(issuer)
  return url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.host)))
}
