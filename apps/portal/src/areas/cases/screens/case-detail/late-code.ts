import { latePart } from 'ui'
import type { CodeFor } from '../../../../records/page.ts'
import { isFor } from '../../../../site/audience.ts'

/** The agents' layout of the page; customers do not load it. */
export const agentCase = latePart(async () => (await import('./agent/AgentCase.tsx')).AgentCase)

/** When support answers, for customers; the first script has no room for it. */
export const answerNotice = latePart(async () => (await import('./LateFacts.tsx')).AnswerNotice)

/** The fields that the installation has added. */
export const ownFacts = latePart(async () => (await import('./LateFacts.tsx')).OwnFacts)

const forCustomers = { load: async () => (await ownFacts.load()) && answerNotice.load() }

/** Code that the page needs for this user in addition to the shared code. */
export const caseCodeFor: CodeFor = (session) => (isFor('agent', session) ? agentCase : forCustomers)
