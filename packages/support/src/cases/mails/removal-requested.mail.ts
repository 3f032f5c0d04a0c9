import { Type } from 'typebox'
import { defineMail } from '../../define-mail.ts'
import { caseUrl } from './case-mail.ts'

type Facts = { to: string; caseId: string; caseNumber: string; accountName: string }

/** Notifies the account manager that a person of the account asks to be removed. */
export const removalRequested = defineMail({
  task: 'send-removal-requested',
  payload: Type.Object({ caseId: Type.String() }),
  reason: 'mail a request for removal to the account manager',
  key: ({ caseId }) => `removal-requested-${caseId}`,
  read: async ({ records }, { caseId }): Promise<Facts | null> => {
    const asked = await records.read('Case', caseId, ['CaseNumber', 'OwnerId', 'AccountId'])
    if (typeof asked?.OwnerId !== 'string' || typeof asked.AccountId !== 'string') return null
    const manager = await records.read('User', asked.OwnerId, ['Email', 'IsActive'])
    const account = await records.read('Account', asked.AccountId, ['Name'])
    if (manager?.IsActive !== true) return null
    return {
      to: String(manager.Email),
      caseId,
      caseNumber: String(asked.CaseNumber),
      accountName: String(account?.Name),
    }
  },
  document: ({ to, caseId, caseNumber, accountName }: Facts, baseUrl) => ({
    to,
    subject: `[${caseNumber}] A person asks to be removed`,
    preheader: `A person of ${accountName} asks for their account to be removed.`,
    heading: 'A person asks to be removed',
    paragraphs: [
      `A person of ${accountName}, whose account manager you are, asks for their account to be removed.`,
      'They keep their access until you remove it. Contact them first.',
    ],
    facts: [],
    button: { label: `Open case ${caseNumber}`, url: caseUrl(baseUrl, caseId) },
    footer: ['You receive this e-mail because you are the manager of this account.'],
  }),
})
