import { AppError } from 'contract'
import type { Gateway } from 'platform'

/** Whether the gate shows a record to this caller now. @param field - any field of the record, such as `Case.CaseNumber`. */
export async function mayReadRecord(
  { records }: Pick<Gateway, 'records'>,
  id: string,
  field: string,
): Promise<boolean> {
  try {
    await records.get(id, { optionalFields: [field] })
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return false
    throw error
  }
}
