import type { SessionShape } from 'contract'
import { latePart } from 'ui'
import { isFor } from '../../../../site/audience.ts'

/** The agents' layout of the page; customers do not load it. */
export const agentCase = latePart(async () => (await import('./agent/AgentCase.tsx')).AgentCase)

/** Code that the page needs for this user in addition to the shared code. */
export const caseCodeFor = (session: SessionShape | null) => (isFor('agent', session) ? agentCase : null)
