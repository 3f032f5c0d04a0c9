import { AlertsIcon, CautionIcon, type IconShape, ToolsIcon } from 'ui'

const icons: Readonly<Record<string, IconShape>> = {
  'Navigation data alert': CautionIcon,
  'Chart alert': CautionIcon,
  'Service notice': ToolsIcon,
}

/** The sign of a kind of alerts: a triangle where data or a chart is wrong, a tool for work at a service, the bell otherwise. */
export const alertIcon = (kind: string): IconShape => icons[kind] ?? AlertsIcon
