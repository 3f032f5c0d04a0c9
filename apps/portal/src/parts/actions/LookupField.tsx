import { useMemo } from 'react'
import { getLookupMetadata, getLookupRecords, getRecord } from 'record-cache'
import { read, useRead } from 'record-cache-react'
import { type Option, type OptionSearch, Picklist } from 'ui'
import type { Form } from '../../forms/form.ts'
import { fieldAt } from '../../records/field-at.ts'
import { textOf } from '../../records/field-values.ts'
import { useTextAtRest } from '../use-text-at-rest.ts'
import { type ActionField, type ActionValues, targetOf, typedIn } from './action-form.ts'
import { messages } from './messages.ts'

type Props = { form: Form<ActionValues>; field: ActionField; objectApiName: string; recordId: string | null }

/** Maximum number of fields shown with the name to identify a record. */
const MOST_DETAILS = 3

/** Lookup field: references another record, searched by its name or by words it contains. */
export function LookupField({ form, field, objectApiName, recordId }: Props) {
  const { apiName, label, required } = field
  const { onChange: _, value: __, ...control } = form.field(apiName)
  const value = form.values[apiName] ?? ''
  const typed = form.values[typedIn(apiName)] ?? ''
  const { options, search } = useLookup({
    objectApiName,
    fieldApiName: apiName,
    sourceRecordId: recordId ?? undefined,
    value,
    typed,
  })
  return (
    <Picklist
      {...control}
      label={label}
      help={options.find((option) => option.value === value)?.detail}
      isOptional={!required}
      placeholder={messages.lookupHint}
      options={options}
      search={search}
      value={value === '' ? null : value}
      typed={typed}
      onChange={(changed) => form.change({ [apiName]: changed.value ?? '', [typedIn(apiName)]: changed.typed })}
    />
  )
}

type Wanted = {
  objectApiName: string
  fieldApiName: string
  /** Absent for a record that does not exist yet. */
  sourceRecordId: string | undefined
  value: string
  typed: string
}

/** Options of a lookup: the chosen record and the search results, or recently used records while no search runs. */
export function useLookup({ objectApiName, fieldApiName, sourceRecordId, value, typed }: Wanted): {
  options: readonly Option[]
  search: OptionSearch | undefined
} {
  const metadata = useRead(read(getLookupMetadata, { objectApiName, fieldApiName }))
  const target = metadata.data ? targetOf(metadata.data) : undefined
  const q = useTextAtRest(typed).trim()
  const isSearched = q !== '' && [...q].length >= (metadata.data?.minimumCharacters ?? 0)
  const results = useRead(
    target
      ? read(getLookupRecords, {
          objectApiName,
          fieldApiName,
          ...(sourceRecordId === undefined ? {} : { sourceRecordId }),
          ...(isSearched ? { q } : { searchType: 'Recent' }),
        })
      : null,
  )
  const chosen = useRead(target && value !== '' ? readShown(value, target) : null)
  const options = useMemo(() => {
    if (!target) return []
    const records = [...(chosen.data ? [chosen.data] : []), ...(results.data?.records ?? [])]
    // A record cannot reference itself.
    const others = records.filter(({ id }) => id !== sourceRecordId)
    return [...new Map(others.map((record) => [record.id, optionOf(record, target)])).values()]
  }, [target, chosen.data, results.data, sourceRecordId])
  const isPending = q !== typed.trim() || (!results.data && results.state !== 'Error')
  return { options, search: typed === '' || !isSearched ? undefined : isPending ? 'pending' : 'found' }
}

type Target = NonNullable<ReturnType<typeof targetOf>>

/** Fields that identify a record, in addition to its name. */
const detailsOf = ({ nameField, displayFields }: Target): readonly string[] =>
  displayFields.filter((field) => field !== nameField).slice(0, MOST_DETAILS)

const readShown = (recordId: string, target: Target) =>
  read(getRecord, {
    recordId,
    fields: [`${target.apiName}.${target.nameField}`],
    optionalFields: detailsOf(target).map((field) => `${target.apiName}.${field}`),
  })

type LookupRecord = { readonly id: string; readonly fields: { readonly [name: string]: unknown } }

function optionOf(record: LookupRecord, target: Target): Option {
  const details = detailsOf(target).map((field) => textAt(record, field.split('.')))
  const detail = details.filter((text) => text !== '').join(' · ')
  return { value: record.id, label: textAt(record, [target.nameField]), ...(detail === '' ? {} : { detail }) }
}

const textAt = (record: LookupRecord, path: readonly string[]): string => textOf(fieldAt(record, path) as never)
