import { Badge } from 'ui'
import { messages } from './messages.ts'

export type AlertMarkProps = { isUnread: boolean; isUnconfirmed: boolean }

/** Marks an alert as unread, or as waiting for confirmation. */
export function AlertMarks({ isUnread, isUnconfirmed }: AlertMarkProps) {
  return (
    <>
      {isUnread ? <Badge tone="info">{messages.unread}</Badge> : null}{' '}
      {isUnconfirmed ? <Badge tone="caution">{messages.confirm}</Badge> : null}
    </>
  )
}

const tones: Readonly<Record<string, 'alarm' | 'caution' | 'info'>> = { Critical: 'alarm', Caution: 'caution' }

/** Severity of an alert. */
export function SeverityBadge({ severity }: { severity: string }) {
  return severity === '' ? null : <Badge tone={tones[severity] ?? 'info'}>{severity}</Badge>
}
