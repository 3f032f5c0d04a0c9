import type { CheckedPath, TypedRecord } from 'record-cache/typed'
import { expectTypeOf, it } from 'vitest'
import { createHooks } from './create-hooks.ts'

type Objects = {
  Case: { Subject: string | null; IsEscalated: boolean; AccountId: string | null; Account: 'Account'; Parent: 'Case' }
  Account: { Name: string; Employees: number | null; Owner: 'User' }
  User: { Name: string }
}

it('types each field by its path', () => {
  type Row = TypedRecord<
    Objects,
    'Case.Subject' | 'Case.IsEscalated' | 'Case.Account.Employees' | 'Case.Account.Owner.Name'
  >
  expectTypeOf<Row['fields']['Subject']['value']>().toEqualTypeOf<string | null>()
  expectTypeOf<Row['fields']['IsEscalated']['value']>().toEqualTypeOf<boolean>()
  type Account = NonNullable<Row['fields']['Account']['value']>
  expectTypeOf<Account['fields']['Employees']['value']>().toEqualTypeOf<number | null>()
  type Owner = NonNullable<Account['fields']['Owner']['value']>
  expectTypeOf<Owner['fields']['Name']['value']>().toEqualTypeOf<string>()
  expectTypeOf<Row['weakEtag']>().toEqualTypeOf<number>()
})

it('types optional fields as those that may be missing, at every step of their way', () => {
  type Row = TypedRecord<Objects, 'Case.Subject' | 'Case.Account.Name', 'Case.IsEscalated' | 'Case.Account.Owner.Name'>
  expectTypeOf<Row['fields']['Subject']['value']>().toEqualTypeOf<string | null>()
  type Escalated = Row['fields']['IsEscalated']
  expectTypeOf<undefined>().toExtend<Escalated>()
  expectTypeOf<NonNullable<Escalated>['value']>().toEqualTypeOf<boolean>()
  type Account = NonNullable<Row['fields']['Account']['value']>
  expectTypeOf<Account['fields']['Name']['value']>().toEqualTypeOf<string>()
  expectTypeOf<undefined>().toExtend<Account['fields']['Owner']>()
  type Owner = NonNullable<NonNullable<Account['fields']['Owner']>['value']>
  expectTypeOf<NonNullable<Owner['fields']['Name']>['value']>().toEqualTypeOf<string>()
})

it('types records of which every field may be missing', () => {
  type Row = TypedRecord<Objects, never, 'Case.Subject' | 'Case.Account.Name'>
  expectTypeOf<NonNullable<Row['fields']['Subject']>['value']>().toEqualTypeOf<string | null>()
  type Account = NonNullable<NonNullable<Row['fields']['Account']>['value']>
  expectTypeOf<NonNullable<Account['fields']['Name']>['value']>().toEqualTypeOf<string>()
})

it('accepts paths of six names and no wrong one', () => {
  expectTypeOf<
    CheckedPath<Objects, 'Case.Parent.Parent.Parent.Account.Name'>
  >().toEqualTypeOf<'Case.Parent.Parent.Parent.Account.Name'>()
  expectTypeOf<CheckedPath<Objects, 'Case.Subjekt'>>().toEqualTypeOf<'Case has no field Subjekt'>()
  expectTypeOf<CheckedPath<Objects, 'Case.Account'>>().toEqualTypeOf<'Case has no field Account'>()
  expectTypeOf<CheckedPath<Objects, 'Cake.Subject'>>().toEqualTypeOf<'There is no object Cake'>()
})

it('does not compile a hook that names a field wrongly', () => {
  const { useRecord, useRelatedList, useListRecords } = createHooks<Objects>()
  const compiled = () => {
    useRecord('500000000000001AAA', ['Case.Subject', 'Case.Account.Name'])
    useRecord(undefined, ['Case.Subject'])
    // @ts-expect-error there is no such field
    useRecord('500000000000001AAA', ['Case.Subject', 'Case.Account.Nome'])
    // @ts-expect-error a record is read by at least one field
    useRecord('500000000000001AAA', [])
    // @ts-expect-error a relationship is not a field to read
    useRelatedList({ parentRecordId: '500000000000001AAA', relatedListId: 'ChildCases' }, ['Case.Account'])
    // @ts-expect-error there is no such object
    useListRecords({ objectApiName: 'Case', listViewApiName: 'AllCases' }, ['Cases.Subject'])
    const { data } = useListRecords({ objectApiName: 'Case', listViewApiName: 'AllCases' }, ['Case.Subject'])
    // @ts-expect-error only what was asked can be read
    data?.records[0]?.fields.IsEscalated
    // @ts-expect-error there is no such optional field
    useRecord('500000000000001AAA', ['Case.Subject'], ['Case.Account.Nome'])
    // @ts-expect-error the fields of a record start with one object
    useRecord('500000000000001AAA', ['Case.Subject', 'Account.Name'])
    // @ts-expect-error so do those that may be missing
    useRecord('500000000000001AAA', ['Case.Subject'], ['Account.Name'])
    const children = { parentRecordId: '500000000000001AAA', relatedListId: 'ChildCases' }
    const row = useRelatedList(children, ['Case.Subject'], ['Case.IsEscalated']).data?.records[0]
    // @ts-expect-error an optional field may be missing
    row?.fields.IsEscalated.value
    return row?.fields.IsEscalated?.value
  }
  expectTypeOf(compiled).toBeFunction()
})
