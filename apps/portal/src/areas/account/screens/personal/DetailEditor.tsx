import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSend } from 'record-cache-react'
import { Button, LinkButton, Picklist, Row, Stack, TextField } from 'ui'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import { PostFields } from '../../../../forms/PostFields.tsx'
import { useForm } from '../../../../forms/use-form.ts'
import { useToast } from '../../../../parts/toasts.tsx'
import { updateRecord } from '../../../../records/records.ts'
import { paths } from '../../../../site/paths.ts'
import { changeOf, type DetailForm, detailForm } from './detail-form.ts'
import { messages } from './messages.ts'
import type { OwnDetail } from './own-details.ts'

type Props = { detail: OwnDetail; recordId: string; value: string }

/** The form that edits one detail in place. */
export function DetailEditor({ detail, recordId, value }: Props) {
  const form = useDetailForm({ detail, recordId, value })
  const field = form.field('text')
  // The form was opened for typing.
  useEffect(() => document.getElementById(field.id)?.focus(), [field.id])
  return (
    <form {...form.formProps}>
      <PostFields form={form.formProps.id} />
      <Stack gap="small">
        <FormProblems form={form} />
        {detail.field === 'TimeZone' ? (
          <TimeZoneField label={detail.label} field={field} />
        ) : (
          <TextField
            {...field}
            label={detail.label}
            isLabelHidden
            type={detail.type ?? 'text'}
            autoComplete={detail.autoComplete}
          />
        )}
        <Row>
          <Button type="submit" size="sm" isBusy={form.isPending} busyLabel={messages.saving}>
            {messages.save}
          </Button>
          <LinkButton variant="quiet" size="sm" href={paths.accountPersonal()}>
            {messages.cancel}
          </LinkButton>
        </Row>
      </Stack>
    </form>
  )
}

function useDetailForm({ detail, recordId, value }: Props) {
  const [send] = useSend(updateRecord)
  const navigate = useNavigate()
  const showToast = useToast()
  return useForm<DetailForm>({
    ...detailForm(detail),
    empty: { text: value },
    send: async (values) => {
      await send(changeOf(detail, recordId, values))
      if (detail.isOfSession) location.assign(paths.accountPersonal())
      else {
        showToast({ message: messages.saved })
        await navigate(paths.accountPersonal(), { preventScrollReset: true })
      }
      return 'leaving'
    },
  })
}

type TimeZoneProps = { label: string; field: ReturnType<ReturnType<typeof useDetailForm>['field']> }

/** Picks a time zone by name; the server decides about names that this browser does not know. */
function TimeZoneField({ label, field: { value, onChange, ...field } }: TimeZoneProps) {
  const options = useMemo(() => timeZoneOptions(), [])
  const [lastTyped, setLastTyped] = useState('')
  // A name that was typed in full is picked when the field loses focus: until then the list shows the matches.
  const isPicked = value !== lastTyped && options.some((option) => option.value === value)
  return (
    <Picklist
      {...field}
      label={label}
      isLabelHidden
      options={options}
      value={isPicked ? value : null}
      typed={isPicked ? '' : value}
      onChange={({ value: picked, typed }) => {
        setLastTyped(typed)
        onChange(picked ?? typed)
      }}
    />
  )
}

/** The available time zones by name, such as `America/Chicago`. */
function timeZoneOptions(): { value: string; label: string }[] {
  const names = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])
  return [...names].map((name) => ({ value: name, label: name }))
}
