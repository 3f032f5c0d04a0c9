import { checkbox, type FieldDefinition, type Grant, type GrantValue } from 'platform'

/**
 * The column that hides rows of military and held accounts from agents without export clearance. It is copied from the account through
 * `lookup`, so that one indexed equality decides.
 */
export const exportRestrictedBy = (lookup: string): FieldDefinition =>
  checkbox({ label: 'Export restricted', copyOf: { lookup, field: 'ExportRestricted__c' } })

/** The grants of agents on such an object: all rows with export clearance, only unrestricted rows without it. */
export function agentGrants(
  rights: Omit<Grant, 'rows' | 'when'>,
  rows: Readonly<Record<string, GrantValue>> = {},
): readonly Grant[] {
  return [
    { when: { exportClearance: true }, rows: Object.keys(rows).length === 0 ? 'all' : rows, ...rights },
    { when: { exportClearance: false }, rows: { ...rows, ExportRestricted__c: false }, ...rights },
  ]
}
