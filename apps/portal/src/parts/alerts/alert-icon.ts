import { AlertsIcon, AttentionIcon, CautionIcon, type IconShape, RenewIcon, ToolsIcon, UploadIcon } from 'ui'

const icons: Readonly<Record<string, IconShape>> = {
  'New data cycle': RenewIcon,
  'Navigation data alert': CautionIcon,
  'Change notice': AttentionIcon,
  'Chart alert': CautionIcon,
  'Service notice': ToolsIcon,
  'New version': UploadIcon,
}

/** The sign of a kind of alerts. */
export const alertIcon = (kind: string): IconShape => icons[kind] ?? AlertsIcon
