import { useMemo } from 'react'
import { getLookupMetadata, getLookupRecords, getRecord } from 'record-cache'
import { read, useRead } from 'record-cache-react'
import { type Option, Picklist } from 'ui'
import type { Form } from '../../forms/form.ts'
import { textOf } from '../../records/field-values.ts'
import { useTextAtRest } from '../use-text-at-rest.ts'
import { type ActionField, type ActionValues, targetOf, typedIn } from './action-form.ts'
import { messages } from './messages.ts'

type Props = { form: Form<ActionValues>; field: ActionField; objectApiName: string; recordId: string }

/** A reference to another record, found by typing. */
export function LookupField({ form, field, objectApiName, recordId }: Props) {
  const { apiName, label, required } = field
  const { onChange: _, value: __, ...control } = form.field(apiName)
  const value = form.values[apiName] ?? ''
  const typed = form.values[typedIn(apiName)] ?? ''
  const options = useLookupOptions({ objectApiName, fieldApiName: apiName, sourceRecordId: recordId, value, typed })
  return (
    <Picklist
      {...control}
      label={label}
      isOptional={!required}
      placeholder={messages.lookupHint}
      options={options}
      value={value === '' ? null : value}
      typed={typed}
      onChange={(changed) => form.change({ [apiName]: changed.value ?? '', [typedIn(apiName)]: changed.typed })}
    />
  )
}

type Wanted = { objectApiName: string; fieldApiName: string; sourceRecordId: string; value: string; typed: string }

/** The chosen record, and those that match what is typed: what was used last, while nothing is. */
function useLookupOptions({ objectApiName, fieldApiName, sourceRecordId, value, typed }: Wanted): readonly Option[] {
  const metadata = useRead(
    useMemo(() => read(getLookupMetadata, { objectApiName, fieldApiName }), [objectApiName, fieldApiName]),
  )
  const target = metadata.data ? targetOf(metadata.data) : undefined
  const q = useTextAtRest(typed).trim()
  const isLongEnough = [...q].length >= (metadata.data?.minimumCharacters ?? 0)
  const found = useRead(
    useMemo(
      () =>
        target
          ? read(getLookupRecords, {
              objectApiName,
              fieldApiName,
              sourceRecordId,
              ...(q !== '' && isLongEnough ? { q } : { searchType: 'Recent' }),
            })
          : null,
      [target, objectApiName, fieldApiName, sourceRecordId, q, isLongEnough],
    ),
  )
  const name = target ? `${target.apiName}.${target.nameField}` : ''
  const chosen = useRead(
    useMemo(
      () => (name !== '' && value !== '' ? read(getRecord, { recordId: value, fields: [name] }) : null),
      [name, value],
    ),
  )
  return useMemo(() => {
    if (!target) return []
    const records = [...(chosen.data ? [chosen.data] : []), ...(found.data?.records ?? [])]
    const byId = new Map(records.map(({ id, fields }) => [id, textOf(fields[target.nameField] as never)]))
    return [...byId].map(([id, text]) => ({ value: id, label: text }))
  }, [target, chosen.data, found.data])
}
