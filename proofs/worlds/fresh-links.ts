import type { Identity, TokenPurpose } from 'identity'
import type { SupportPerson } from 'support'
import { accountIdOf, type SupportWorld, userIdOf } from 'support/testing'
import { FRESH_TOKEN } from './credentials.ts'
import type { HttpInput } from './http-input.ts'

type Payload = HttpInput['payload']

/** Of mailed links; that of an invitation is taken where that of a registration is. */
type Purpose = Extract<TokenPurpose, 'guest' | 'guest-case' | 'register' | 'reset'>

const purposes: Readonly<Record<string, Purpose>> = {
  '/auth/register/confirm': 'register',
  '/auth/register/cancel': 'register',
  '/auth/password/reset': 'reset',
  '/lwr/apex/v65.0/GuestUserController/createCase': 'guest',
  '/lwr/apex/v65.0/GuestUserController/readLink': 'guest',
  '/lwr/apex/v65.0/GuestUserController/confirmNotice': 'guest',
}

/** Puts the token of a link that was mailed a moment ago where a request has the words for it. */
export function freshLinks(
  world: SupportWorld,
  identity: Identity<SupportPerson>,
): (url: string, payload: Payload) => Promise<Payload> {
  const owner = userIdOf('nils')
  let contacts = 0
  const subjects: Readonly<Record<Purpose, () => Promise<string>>> = {
    guest: async () => 'guest@world.example',
    'guest-case': async () => 'guest@world.example',
    register: async () => {
      const email = `contact-${contacts++}@world.example`
      const fields = { LastName: 'Newcomer', Email: email, AccountId: accountIdOf('osprey') }
      await world.asActor('jonas').records.create('Contact', fields)
      return email
    },
    // Who has had no password has used none before.
    reset: async () => {
      await world.database.query('delete from identity.credential where user_id = $1', [owner])
      return owner
    },
  }
  return async (url, payload) => {
    const purpose = purposes[url]
    if (purpose === undefined || typeof payload !== 'string' || !payload.includes(FRESH_TOKEN)) return payload
    const subject = await subjects[purpose]()
    const token = await world.database.transaction((tx) =>
      identity.issueToken(tx, purpose, { subject, facts: { name: 'Guest' } }),
    )
    return payload.replaceAll(FRESH_TOKEN, token)
  }
}
