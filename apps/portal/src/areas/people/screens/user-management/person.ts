import { textOf } from '../../../../records/field-values.ts'
import type { messages } from './messages.ts'
import type { PersonRow } from './page.ts'

type Access = keyof typeof messages.accesses

/** One person of the account; missing texts are ''. */
export function personOf(row: PersonRow) {
  const { fields } = row
  const login = fields.Login__r?.value ?? null
  return {
    id: row.id,
    name: textOf(fields.Name),
    email: textOf(fields.Email),
    /** Why the last e-mail was not sent; '' for no problem. */
    mailProblem: textOf(fields.MailProblem__c),
    role: textOf(fields.Role__c),
    access: accessOf(fields.PortalAccess__c.value, login?.fields ?? null),
    /** Null without a login. */
    loginId: fields.LoginId__c.value,
    /** Null before the first sign-in. */
    lastSignIn: login?.fields.LastLoginDate?.value ?? null,
  }
}

export type Person = ReturnType<typeof personOf>

type Login = NonNullable<NonNullable<PersonRow['fields']['Login__r']>['value']>['fields']

function accessOf(portalAccess: string | null, login: Login | null): Access {
  if (portalAccess === 'Removed') return 'removed'
  if (portalAccess === 'Invited') return 'invited'
  if (login === null) return 'none'
  if (login.IsActive?.value === false) return 'inactive'
  return login.Profile?.value === 'AccountAdmin' ? 'admin' : 'user'
}
