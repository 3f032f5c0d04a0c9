import { type CaseImpact, type CaseStatusRow, caseStatusTable } from 'contract'
import type { PicklistValueDefinition } from 'platform'

type Values = readonly PicklistValueDefinition[]

const statusRows: readonly CaseStatusRow[] = caseStatusTable

export const caseStatusValues: Values = statusRows.map(({ value, label, phase }, index) => ({
  value,
  label,
  ...(index === 0 && { isDefault: true }),
  ...(phase === 'closed' && { closed: true }),
}))

export const caseImpacts = [
  { value: 'Complaint/Question', label: 'Complaint/Question (no loss)' },
  { value: 'Minor Degradation', label: 'Minor Degradation' },
  { value: 'Major Degradation', label: 'Major Degradation' },
  { value: 'Total Failure', label: 'Total Failure' },
] as const satisfies readonly (PicklistValueDefinition & { value: CaseImpact })[]

export const caseIssueTypes = [
  { value: 'Product', label: 'Product' },
  { value: 'Data', label: 'Data' },
] as const satisfies Values

export const caseOrigins = [
  { value: 'Web', label: 'Web' },
  { value: 'Email', label: 'E-mail' },
  { value: 'Phone', label: 'Phone' },
] as const satisfies Values

export const caseRatings = [
  { value: '1', label: '1 – Poor' },
  { value: '2', label: '2 – Fair' },
  { value: '3', label: '3 – Good' },
  { value: '4', label: '4 – Very good' },
  { value: '5', label: '5 – Excellent' },
] as const satisfies Values

export const caseRequests = [{ value: 'Account removal', label: 'Account removal' }] as const satisfies Values

export const caseQueues = [
  { value: 'Product Support', label: 'Product support' },
  { value: 'Aeronautical Data', label: 'Aeronautical data' },
  { value: 'Cleared Desk', label: 'Cleared desk' },
] as const satisfies Values
