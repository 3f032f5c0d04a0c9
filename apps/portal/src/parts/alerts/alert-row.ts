import { CRITICAL } from 'contract'
import { AlertsIcon, CautionIcon, type IconShape, type LinkRow, ToolsIcon } from 'ui'
import { textOf } from '../../records/field-values.ts'
import { paths } from '../../site/paths.ts'

type Fields = Record<'Title__c' | 'Kind__c' | 'Severity__c', Parameters<typeof textOf>[0]>

/** An alert as a row of a list: a critical one stands out. */
export const alertRow = (id: string, { Title__c, Kind__c, Severity__c }: Fields) =>
  ({
    href: paths.productAlert({ id }),
    icon: icons[textOf(Kind__c)] ?? AlertsIcon,
    title: textOf(Title__c),
    isAlarm: textOf(Severity__c) === CRITICAL,
  }) satisfies LinkRow

/** A triangle for incorrect data or charts, tools for service work, the bell otherwise. */
const icons: Readonly<Record<string, IconShape>> = {
  'Navigation data alert': CautionIcon,
  'Chart alert': CautionIcon,
  'Service notice': ToolsIcon,
}
