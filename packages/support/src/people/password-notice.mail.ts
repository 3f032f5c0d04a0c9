import { Type } from 'typebox'
import { defineMail } from '../define-mail.ts'

/** Tells the owner of a login that its password was changed, in case it was somebody else. */
export const passwordNotice = defineMail({
  task: 'send-password-notice',
  payload: Type.Object({ userId: Type.String(), key: Type.String() }),
  reason: 'send notice of a changed password',
  key: ({ key }) => `password-${key}`,
  read: async ({ records }, { userId }) => {
    const user = await records.read('User', userId, ['Email'])
    return typeof user?.Email === 'string' ? { to: user.Email } : null
  },
  document: ({ to }: { to: string }) => ({
    to,
    subject: 'Your password was changed',
    preheader: 'All other sessions have ended.',
    heading: 'Your password was changed',
    paragraphs: [
      'The password of your account was changed, and all other sessions have ended.',
      'If it was not you, tell your account manager at once.',
    ],
    facts: [],
    footer: ['You receive this e-mail whenever the password of your account is changed.'],
  }),
})
