import type { TypedRecord } from 'record-cache-react'
import { expectTypeOf, it } from 'vitest'
import type { Objects } from './record-types.ts'
import { type RecordWith, useListRecords, useRecord, useRelatedList } from './records.ts'

it('knows the field types of the objects of this product', () => {
  type Case = TypedRecord<Objects, 'Case.Subject' | 'Case.AwaitingCustomer__c' | 'Case.Account.Name'>
  expectTypeOf<Case['fields']['Subject']['value']>().toEqualTypeOf<string | null>()
  expectTypeOf<Case['fields']['AwaitingCustomer__c']['value']>().toEqualTypeOf<boolean | null>()
  type Account = NonNullable<Case['fields']['Account']['value']>
  expectTypeOf<Account['fields']['Name']['value']>().toEqualTypeOf<string | null>()
})

it('does not compile where a field of this product is named wrongly', () => {
  const compiled = (id: string) => {
    useRecord(id, ['Case.Subject', 'Case.Account.Name'])
    // @ts-expect-error there is no such field
    useRecord(id, ['Case.Subjekt'])
    // @ts-expect-error accounts have no such field
    useRecord(id, ['Case.Account.Subject'])
    // @ts-expect-error there is no such field
    useListRecords({ objectApiName: 'Case', listViewApiName: 'AllCases' }, ['Case.Subject'], ['Case.Nope__c'])
    // @ts-expect-error comments have no such field
    useRelatedList({ parentRecordId: id, relatedListId: 'CaseComments' }, ['CaseComment.Subject'])
  }
  const drawn = ({ fields }: RecordWith<['Case.Subject'], ['Case.Product__r.Name']>) => [
    fields.Subject.value,
    fields.Product__r?.value?.fields.Name?.value,
    // @ts-expect-error it was not read
    fields.Status,
  ]
  expectTypeOf(drawn).toBeFunction()
  expectTypeOf(compiled).toBeFunction()
})
