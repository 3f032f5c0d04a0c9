import { type TypedRecord, useRead, useSend } from 'record-cache-react'
import { expect, expectTypeOf, it } from 'vitest'
import { keyPrefixes, type Objects } from './record-types.ts'
import { createRecord, type RecordWith, readList, readRecord, readRelatedList } from './records.ts'

it('knows the field types of the objects of this product', () => {
  type Case = TypedRecord<Objects, 'Case.Subject' | 'Case.AwaitingCustomer__c' | 'Case.Account.Name'>
  expectTypeOf<Case['fields']['Subject']['value']>().toEqualTypeOf<string | null>()
  expectTypeOf<Case['fields']['AwaitingCustomer__c']['value']>().toEqualTypeOf<boolean | null>()
  type Account = NonNullable<Case['fields']['Account']['value']>
  expectTypeOf<Account['fields']['Name']['value']>().toEqualTypeOf<string | null>()
})

it('does not compile where a field of this product is named wrongly', () => {
  const compiled = (id: string) => {
    readRecord(id, ['Case.Subject', 'Case.Account.Name'])
    // @ts-expect-error there is no such field
    readRecord(id, ['Case.Subjekt'])
    // @ts-expect-error accounts have no such field
    readRecord(id, ['Case.Account.Subject'])
    // @ts-expect-error there is no such field
    readList({ objectApiName: 'Case', listViewApiName: 'AllCases' }, ['Case.Subject'], ['Case.Nope__c'])
    // @ts-expect-error comments have no such field
    readRelatedList({ parentRecordId: id, relatedListId: 'CaseComments' }, ['CaseComment.Subject'])
  }
  const fieldsOf = ({ fields }: RecordWith<['Case.Subject'], ['Case.Product__r.Name']>) => [
    fields.Subject.value,
    fields.Product__r?.value?.fields.Name?.value,
    // @ts-expect-error it was not read
    fields.Status,
  ]
  expectTypeOf(fieldsOf).toBeFunction()
  expectTypeOf(compiled).toBeFunction()
})

it('does not compile where a list, a picklist value or a written field of this product is named wrongly', () => {
  const compiled = (id: string) => {
    // @ts-expect-error there is no such list view
    readList({ objectApiName: 'Case', listViewApiName: 'AllKases' }, ['Case.Subject'])
    // @ts-expect-error there is no such related list
    readRelatedList({ parentRecordId: id, relatedListId: 'CaseComment' }, ['CaseComment.CommentBody'])
    const [send] = useSend(createRecord)
    void send({ apiName: 'CaseComment', fields: { ParentId: id, CommentBody: 'Thank you.' } })
    // @ts-expect-error the author of a comment is read-only
    void send({ apiName: 'CaseComment', fields: { ParentId: id, CommentBody: 'Thank you.', CreatedById: id } })
    // @ts-expect-error a comment belongs to a case
    void send({ apiName: 'CaseComment', fields: { CommentBody: 'Thank you.' } })
    const { data } = useRead(readRecord(id, ['Case.Status']))
    // @ts-expect-error there is no such status
    return data?.fields.Status.value === 'Shut'
  }
  expectTypeOf(compiled).toBeFunction()
  expectTypeOf<NonNullable<Objects['Case']['Impact__c']>>().toEqualTypeOf<
    'Complaint/Question' | 'Minor Degradation' | 'Major Degradation' | 'Total Failure'
  >()
})

it('knows what the ids of each object start with', () => {
  expect([keyPrefixes.Case, keyPrefixes.Subscription__c]).toEqual(['500', 'a01'])
})
