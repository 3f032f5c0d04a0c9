import type { ReactNode } from 'react'
import { BriefingStrip, type Fact, ImpactBars, StatusGlyph } from 'ui'
import type { DateFormats } from '../../../../format/dates.ts'
import { useFormats } from '../../../../format/use-formats.ts'
import { impactLevel } from '../../../../parts/cases/case-row.ts'
import { messages } from './messages.ts'
import type { SupportCase } from './support-case.ts'

/** The most important facts of the case. */
export function CaseFacts({ supportCase, due }: { supportCase: SupportCase; due?: ReactNode }) {
  const formats = useFormats()
  return (
    <section>
      <h2 className="vh">{messages.summary}</h2>
      <BriefingStrip
        layout="case"
        facts={[...(due ? [{ label: messages.due, value: due }] : []), ...factsOf(supportCase, formats)]}
      />
    </section>
  )
}

function factsOf(supportCase: SupportCase, formats: DateFormats): Fact[] {
  const {
    status,
    statusLabel,
    impact,
    impactLabel,
    issueType,
    product,
    tail,
    service,
    cycle,
    contact,
    created,
    closed,
  } = supportCase
  return [
    { label: messages.status, value: <StatusGlyph status={status} label={statusLabel} /> },
    { label: messages.impact, value: <ImpactBars level={impactLevel(impact)} label={impactLabel} /> },
    { label: messages.issueType, value: issueType },
    { label: messages.product, value: product },
    { label: messages.tail, value: tail, isMono: true },
    { label: messages.service, value: service, isMono: true },
    ...(cycle === '' ? [] : [{ label: messages.cycle, value: cycle, isMono: true }]),
    ...(contact === '' ? [] : [{ label: messages.contact, value: contact }]),
    { label: messages.created, value: <Day instant={created} formats={formats} /> },
    ...(closed === '' ? [] : [{ label: messages.closedOn, value: <Day instant={closed} formats={formats} /> }]),
  ]
}

function Day({ instant, formats }: { instant: string; formats: DateFormats }) {
  return (
    <time dateTime={instant} title={formats.exact(instant)} className="num">
      {formats.day(instant)}
    </time>
  )
}
