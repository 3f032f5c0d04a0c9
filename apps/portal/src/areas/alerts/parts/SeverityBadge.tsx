import { Badge } from 'ui'

const tones: Readonly<Record<string, 'alarm' | 'caution' | 'info'>> = { Critical: 'alarm', Caution: 'caution' }

/** How pressing an alert is. */
export function SeverityBadge({ severity }: { severity: string }) {
  return severity === '' ? null : <Badge tone={tones[severity] ?? 'info'}>{severity}</Badge>
}
