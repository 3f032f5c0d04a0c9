import { Checkbox, CheckboxGroup, ChoiceList, DateField, FieldPair, Select, TextArea, TextField } from 'ui'
import type { Form } from '../../forms/form.ts'
import { type ActionField, type ActionForm, type ActionValues, severalOf } from './action-form.ts'
import { LookupField } from './LookupField.tsx'
import { messages } from './messages.ts'

/** Picklists with at most this many values are shown as a list of choices. */
const SHORT_LIST = 6

type Props = { form: Form<ActionValues>; described: ActionForm; recordId: string | null }

/** The fields of the form of an action, row by row. */
export function ActionFields({ form, described, recordId }: Props) {
  const draw = (field: ActionField) => (
    <OneField
      key={field.apiName}
      field={field}
      form={form}
      objectApiName={described.objectApiName}
      recordId={described.isChange ? recordId : null}
    />
  )
  return described.rows.map((row) => {
    const key = row.map(({ apiName }) => apiName).join()
    return row.length > 1 && !row.some(isWide) ? <FieldPair key={key}>{row.map(draw)}</FieldPair> : row.map(draw)
  })
}

/** Whether a picklist is shown as a list of choices. */
const isChoiceList = ({ dataType, required, options }: ActionField): boolean =>
  dataType === 'picklist' && required && options.length <= SHORT_LIST

/** Whether a field takes the whole width. */
const isWide = (field: ActionField): boolean => field.dataType === 'longText' || isChoiceList(field)

type FieldProps = Pick<Props, 'form' | 'recordId'> & { field: ActionField; objectApiName: string }

/** The control of one field. */
export function OneField({ field, form, objectApiName, recordId }: FieldProps) {
  const { apiName, label, required, dataType, options, help } = field
  const control = { ...form.field(apiName), help, value: form.values[apiName] ?? '' }
  const isOptional = !required
  switch (dataType) {
    case 'lookup':
      return <LookupField form={form} field={field} objectApiName={objectApiName} recordId={recordId} />
    case 'checkbox': {
      const { onChange, value, name } = control
      return (
        <div>
          <Checkbox
            label={label}
            help={help}
            name={name}
            isChecked={value === 'true'}
            onChange={(isChecked) => onChange(isChecked ? 'true' : '')}
          />
        </div>
      )
    }
    case 'picklist': {
      const { onBlur: _, help: __, value, ...choice } = control
      if (!isChoiceList(field)) {
        return (
          <Select {...control} label={label} isOptional={isOptional} options={options} placeholder={messages.none} />
        )
      }
      return <ChoiceList {...choice} value={value === '' ? null : value} legend={label} choices={options} />
    }
    case 'multiPicklist': {
      const { onChange, value, name, error } = control
      return (
        <CheckboxGroup
          legend={label}
          name={name}
          options={options}
          values={severalOf(value)}
          onChange={(values) => onChange(values.join(';'))}
          error={error}
        />
      )
    }
    case 'date':
      return <DateField {...control} label={label} isOptional={isOptional} />
    case 'email':
      return <TextField {...control} label={label} isOptional={isOptional} type="email" autoComplete="off" />
    case 'number':
      return <TextField {...control} label={label} isOptional={isOptional} inputMode="decimal" />
    case 'longText':
      return <TextArea {...control} label={label} isOptional={isOptional} rows={5} />
    default:
      return <TextField {...control} label={label} isOptional={isOptional} />
  }
}
