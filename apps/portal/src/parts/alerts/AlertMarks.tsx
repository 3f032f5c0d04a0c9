import { CRITICAL } from 'contract'
import { Badge } from 'ui'

export type AlertMarkProps = {
  /** Absent where the severity is shown elsewhere. */
  isCritical?: boolean
  isUnread: boolean
  isUnconfirmed: boolean
}

/** Marks an alert as critical, as unread, or as waiting for confirmation. */
export function AlertMarks({ isCritical = false, isUnread, isUnconfirmed }: AlertMarkProps) {
  return (
    <>
      {isCritical ? <SeverityBadge severity={CRITICAL} /> : null}{' '}
      {isUnread ? <Badge tone="info">{texts.unread}</Badge> : null}{' '}
      {isUnconfirmed ? <Badge tone="caution">{texts.confirm}</Badge> : null}
    </>
  )
}

const tones: Readonly<Record<string, 'alarm' | 'caution' | 'info'>> = { [CRITICAL]: 'alarm', Caution: 'caution' }

/** Severity of an alert. */
export function SeverityBadge({ severity }: { severity: string }) {
  return severity === '' ? null : <Badge tone={tones[severity] ?? 'info'}>{severity}</Badge>
}

const texts = { unread: 'New', confirm: 'To be confirmed' } as const
