import { airacCycleAt } from 'contract'
import type { SupportCase } from '../support-case.ts'

/** What the fields of a template stand for, in lower case; '' where the case says nothing. */
export type TemplateValues = Readonly<Record<string, string>>

type Facts = { supportCase: SupportCase; agent: string; guest: string; nowMs: number }

export function templateValues({ supportCase, agent, guest, nowMs }: Facts): TemplateValues {
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
    'airac cycle': cycle,
    'current airac cycle': airacCycleAt(nowMs).number,
    'agent name': agent,
  }
}

/** A field of a template: a name in braces on one line. */
const FIELD = /\{([^{}\n]{1,80})\}/g

/** The text with its fields filled in. Those that are not known, or are empty for this case, stay as they are. */
export function fillTemplate(text: string, values: TemplateValues): string {
  return text.replace(FIELD, (field, name: string) => values[name.trim().toLowerCase()] || field)
}

/** The fields that a text still holds, as they are written, each once. */
export function openFields(text: string): string[] {
  return [...new Set(text.match(FIELD) ?? [])]
}
