import type { FactorChange, RemainingSignIns } from 'identity'
import { Type } from 'typebox'
import { defineMail } from '../define-mail.ts'

/** Notifies the owner of a login of a changed password, in case another person changed it, and names what still signs in. */
export const passwordNotice = defineMail({
  task: 'send-password-notice',
  payload: Type.Object({
    userId: Type.String(),
    key: Type.String(),
    passkeys: Type.Optional(Type.Array(Type.String())),
    providers: Type.Optional(Type.Array(Type.String())),
  }),
  reason: 'send notice of a changed password',
  key: ({ key }) => `password-${key}`,
  read: async ({ records }, { userId, passkeys = [], providers = [] }) => {
    const user = await records.read('User', userId, ['Email'])
    return typeof user?.Email === 'string' ? { to: user.Email, passkeys, providers } : null
  },
  document: ({ to, passkeys, providers }: { to: string } & RemainingSignIns) => ({
    to,
    subject: 'Your password was changed',
    preheader: 'All other sessions have ended.',
    heading: 'Your password was changed',
    paragraphs: [
      'The password of your account was changed, and all other sessions have ended. Your alert feed has a new address.',
      ...(passkeys.length + providers.length > 0
        ? [
            'These sign-in methods still work without the password. Remove those that are not yours under Security in your account.',
          ]
        : []),
      'If it was not you, tell your account manager at once.',
    ],
    facts: [
      ...passkeys.map((name) => ({ label: 'Passkey', value: name })),
      ...providers.map((issuer) => ({ label: 'Company sign-in', value: issuer })),
    ],
    footer: ['You receive this e-mail whenever the password of your account is changed.'],
  }),
})

const texts: Readonly<Record<FactorChange, { subject: string; what: string }>> = {
  AuthenticatorAppAdded: {
    subject: 'An authenticator app was added',
    what: 'An authenticator app was added to your login. Signing in now takes its code as well as your password.',
  },
  AuthenticatorAppRemoved: {
    subject: 'Your authenticator app was removed',
    what: 'The authenticator app of your login was removed, with its recovery codes. Signing in takes your password alone.',
  },
  PasskeyAdded: {
    subject: 'A passkey was added',
    what: 'A passkey was added to your login. It signs you in without a password; your password now needs a second step.',
  },
  PasskeyRemoved: {
    subject: 'A passkey was removed',
    what: 'A passkey of your login was removed. It no longer signs in.',
  },
  ProviderRemoved: {
    subject: 'A company sign-in was removed',
    what: 'The link between your login and a company sign-in was removed. The next sign-in there is matched by your e-mail address.',
  },
  RecoveryCodesMade: {
    subject: 'You have new recovery codes',
    what: 'New recovery codes were made for your login. Earlier ones no longer work.',
  },
  SecondFactorsReset: {
    subject: 'Your second factors were reset',
    what: 'An account admin removed the authenticator app, the passkeys and the recovery codes of your login, and ended its sessions. Sign in with your password and set them up again.',
  },
  RecoveryCodeUsed: {
    subject: 'A recovery code was used',
    what: 'A recovery code was used to sign in to your account. It cannot be used again.',
  },
}

/** Notifies the owner of a login of changed second factors or a used recovery code, in case another person did it. */
export const secondFactorNotice = defineMail({
  task: 'send-second-factor-notice',
  payload: Type.Object({
    userId: Type.String(),
    change: Type.Enum(Object.keys(texts) as FactorChange[]),
    key: Type.String(),
  }),
  reason: 'send notice of a changed second factor',
  key: ({ key }) => `second-factor-${key}`,
  read: async ({ records }, { userId, change }) => {
    const user = await records.read('User', userId, ['Email'])
    return typeof user?.Email === 'string' ? { to: user.Email, change } : null
  },
  document: ({ to, change }: { to: string; change: FactorChange }) => ({
    to,
    subject: texts[change].subject,
    preheader: 'If it was not you, tell your account manager at once.',
    heading: texts[change].subject,
    paragraphs: [texts[change].what, 'If it was not you, change your password and tell your account manager at once.'],
    facts: [],
    footer: ['You receive this e-mail whenever the second factors of your login change.'],
  }),
})

/** All changes that have a mail. */
export const factorChanges = Object.keys(texts) as FactorChange[]
