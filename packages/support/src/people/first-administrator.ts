import type { Identity } from 'identity'
import type { Platform } from 'platform'
import type { SupportPerson } from '../person.ts'
import { staffLink } from './staff.mails.ts'
import { activeAdministrators } from './staff-rules.ts'

/** The platform has the application as it runs, whose rules remove second factors and end sessions. */
type Parts = {
  platform: Pick<Platform, 'asSystem'>
  identity: Pick<Identity<SupportPerson>, 'issueToken'>
}

/** The reason for which no link was made, in words for the person at the terminal. */
export class AdministratorRefused extends Error {}

/**
 * Makes the link by which an administrator chooses a password; it works once, within 24 hours. All of it is one transaction: the login, its
 * audit event, the link, and the notices to the other administrators.
 *
 * Without `isRecovery` the login is new, or one that never signed in, and no other administrator can sign in. With it, the address may be
 * that of an administrator who has lost access, whose second factors are removed.
 *
 * @throws AdministratorRefused; AppError of the rules of users, such as `EMAIL_TAKEN`.
 */
export function administratorLink(
  { platform, identity }: Parts,
  { email, name, isRecovery, baseUrl }: { email: string; name: string; isRecovery: boolean; baseUrl: string },
): Promise<string> {
  return platform.asSystem('make an administrator by a command').transaction(async (records, tx) => {
    const address = email.trim().toLowerCase()
    const active = await activeAdministrators(records)
    if (!isRecovery && active.length > 0) {
      throw new AdministratorRefused(
        `${active.length === 1 ? 'An administrator' : `${active.length} administrators`} can sign in already. ` +
          'Invite people under Setup, People; if all administrators are locked out, add --recover.',
      )
    }
    const [known] = await records.find('User', { Email: address }, ['Id', 'Profile', 'IsActive'], 1)
    if (known && known.Profile !== 'Administrator') {
      throw new AdministratorRefused('This address belongs to a login with another role. Choose another address.')
    }
    const userId = known
      ? String(known.Id)
      : await records.create('User', { Name: name.trim(), Email: address, Profile: 'Administrator', IsActive: true })
    if (known && known.IsActive !== true) await records.update('User', userId, { IsActive: true })
    if (known && isRecovery) await records.update('User', userId, { FactorsReset__c: true })
    const token = await identity.issueToken(tx, 'staff', { subject: userId, facts: {} })
    return staffLink(baseUrl, address, token)
  })
}

/** Whether an administrator can sign in. Without one, no person can be added to the installation. */
export async function hasAdministrator(platform: Pick<Platform, 'asSystem'>): Promise<boolean> {
  return (await activeAdministrators(platform.asSystem('look for an administrator'))).length > 0
}
