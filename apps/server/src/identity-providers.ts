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

/** The OpenID Connect provider of a customer: `domains` are those of the addresses for which it speaks, in lower case. */
export type IdentityProvider = Static<typeof IdentityProviders>[number]

/**
 * Reads the file of providers.
 *
 * @throws Error that says what is wrong with the file, without its contents, which hold secrets.
 */
export function readIdentityProviders(path: string): IdentityProvider[] {
  const providers = parsed(path)
  if (!Check(IdentityProviders, providers)) {
    const [first] = Errors(IdentityProviders, providers)
    throw new Error(`names a file with a wrong value at "${first?.instancePath ?? ''}": see docs/accounts.md`)
  }
  const taken = new Set<string>()
  for (const { issuer, domains } of providers) {
    if (!isSafe(issuer)) throw new Error('names a file with an issuer that does not start with https:')
    for (const name of domains) {
      if (taken.has(name)) throw new Error(`names a file in which ${name} stands twice`)
      taken.add(name)
    }
  }
  return providers
}

/** Whether an address is of a domain of this provider. */
export const speaksFor = ({ domains }: IdentityProvider, email: string): boolean =>
  domains.includes(email.trim().toLowerCase().split('@').at(-1) ?? '')

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read'
    throw new Error(`names a file that ${reason}`)
  }
}

/** Over plain HTTP anybody on the way could sign in as anybody; on this machine there is nobody on the way. */
function isSafe(issuer: string): boolean {
  const url = URL.parse(issuer)
  return url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.host)))
}
