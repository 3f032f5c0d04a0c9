import { useSearchParams } from 'react-router'
import { useRead } from 'record-cache-react'
import { Picklist } from 'ui'
import type { Form } from '../../../../forms/form.ts'
import { useLookup } from '../../../../parts/actions/LookupField.tsx'
import { textOf } from '../../../../records/field-values.ts'
import { readContact } from './case-choices.ts'
import type { CaseForm } from './case-form.ts'
import { messages } from './messages.ts'

/** Chooses a contact by name or words. The address holds the contact, because aircraft and services are those of its account. */
export function ContactPicklist({ form }: { form: Form<CaseForm> }) {
  const [, setAddress] = useSearchParams()
  const { contact = null, contactText = '' } = form.values
  const { options, search } = useLookup({
    objectApiName: 'Case',
    fieldApiName: 'ContactId',
    sourceRecordId: undefined,
    value: contact ?? '',
    typed: contactText,
  })
  const known = useRead(contact ? readContact(contact) : null)
  return (
    <Picklist
      {...form.field('contact')}
      // A form without JavaScript sends the hidden field of this name.
      name={undefined}
      label={messages.contact}
      placeholder={messages.contactHint}
      help={textOf(known.data?.fields.Account?.value?.fields.Name)}
      options={options}
      search={search}
      value={contact}
      typed={contactText}
      unknownError={messages.chooseFromList}
      onChange={({ value, typed }) => {
        form.change({ contact: value, contactText: typed, concerns: null, concernsText: '' })
        if (value === contact) return
        setAddress((before) => ({ ...Object.fromEntries(before), contact: value ?? '' }), {
          replace: true,
          preventScrollReset: true,
        })
      }}
    />
  )
}
