import { AppError } from 'contract'
import type { Gateway } from 'platform'

/** Whether the gate shows a case to this caller now. */
export async function mayReadCase({ records }: Pick<Gateway, 'records'>, caseId: string): Promise<boolean> {
  try {
    await records.get(caseId, { optionalFields: ['Case.CaseNumber'] })
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return false
    throw error
  }
}
