import { airacCycleAt } from 'contract'
import type { TemplateField } from '../../../parts/reply-template/template-fields.ts'
import type { SupportCase } from '../support-case.ts'

type Facts = { supportCase: SupportCase; agent: string; guest: string; nowMs: number }

/** What the fields of a reply template stand for in a case; '' where the case says nothing. */
export function templateValues({ supportCase, agent, guest, nowMs }: Facts): Readonly<Record<TemplateField, string>> {
  const { number, subject, contact, account, product, tail, service, statusLabel, cycle } = supportCase
  const name = contact || guest
  return {
    'contact name': name,
    'contact first name': name.split(' ')[0] ?? '',
    'account name': account,
    'case number': number,
    'case subject': subject,
    status: statusLabel,
    product,
    'tail number': tail,
    'service number': service,
    'AIRAC cycle': cycle,
    'current AIRAC cycle': airacCycleAt(nowMs).number,
    'agent name': agent,
  }
}
