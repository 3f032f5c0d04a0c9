import type { CaseImpact } from 'contract'
import type { PicklistValueDefinition } from 'platform'

type Values = readonly PicklistValueDefinition[]

export const caseStatusValues = [
  { value: 'Open', label: 'Open', isDefault: true },
  { value: 'In-Progress', label: 'In Progress' },
  { value: 'Pending Engineering', label: 'Pending Engineering' },
  { value: 'Resolved', label: 'Resolved' },
  { value: 'Closed', label: 'Closed', closed: true },
  { value: 'Not Actionable', label: 'Not Actionable', closed: true },
] as const satisfies Values

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

export const caseRequests = [{ value: 'Account removal', label: 'Account removal' }] as const satisfies Values

export const caseQueues = [
  { value: 'Product Support', label: 'Product support' },
  { value: 'Aeronautical Data', label: 'Aeronautical data' },
  { value: 'Cleared Desk', label: 'Cleared desk' },
] as const satisfies Values
