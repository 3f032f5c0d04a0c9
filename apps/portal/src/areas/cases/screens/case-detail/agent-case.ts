import type { SessionShape } from 'contract'
import { latePart } from 'ui'
import { isFor } from '../../../../site/audience.ts'

/** The page as agents work on a case, which is no part of the page of customers. */
export const agentCase = latePart(async () => (await import('./agent/AgentCase.tsx')).AgentCase)

/** What the page of a case is drawn with for somebody, beside its own code. */
export const caseCodeFor = (session: SessionShape | null) => (isFor('agent', session) ? agentCase : null)
