import { Badge } from 'ui'

const tones: Readonly<Record<string, 'alarm' | 'caution' | 'info'>> = { Critical: 'alarm', Caution: 'caution' }

/** Severity of an alert. */
export function SeverityBadge({ severity }: { severity: string }) {
  return severity === '' ? null : <Badge tone={tones[severity] ?? 'info'}>{severity}</Badge>
}
