import { AlertsIcon, CautionIcon, type IconShape, ToolsIcon } from 'ui'

const icons: Readonly<Record<string, IconShape>> = {
  'Navigation data alert': CautionIcon,
  'Chart alert': CautionIcon,
  'Service notice': ToolsIcon,
}

/** Icon of an alert kind: a triangle for incorrect data or charts, tools for service work, the bell otherwise. */
export const alertIcon = (kind: string): IconShape => icons[kind] ?? AlertsIcon
