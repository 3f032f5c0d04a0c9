import { identifier, type Transaction } from 'database'
import type { SystemRecords } from 'platform'
import { valueLists } from './with-list-values.ts'

/** Actions that end a field or a value, which records may have. */
export const endsUse = (actionApiName: string): boolean =>
  ['CustomField__c.Retire', 'CustomField__c.Delete', 'ListValue__c.Retire'].includes(actionApiName)

/** Counts the records that have a value in an own field, or have a value of a list; stops at `most`. */
export async function countUses(
  records: SystemRecords,
  tx: Transaction,
  { recordId, actionApiName, most }: { recordId: string; actionApiName: string; most: number },
): Promise<number> {
  if (actionApiName === 'ListValue__c.Retire') {
    const value = await records.read('ListValue__c', recordId, ['List__c', 'Value__c'])
    const [object, field] = valueLists[String(value?.List__c)]?.of ?? []
    if (object === undefined || field === undefined) return 0
    return (await records.find(object, { [field]: value?.Value__c ?? null }, ['Id'], most)).length
  }
  const own = await records.read('CustomField__c', recordId, ['Object__c', 'ApiName__c', 'Type__c'])
  if (own === null) return 0
  const column = identifier(String(own.ApiName__c))
  const isFilled = own.Type__c === 'Checkbox' ? column : `${column} is not null`
  const { rowCount } = await tx.query(
    `select from records.${identifier(String(own.Object__c))} where ${isFilled} limit $1`,
    [most],
  )
  return rowCount
}
