import type { InputHTMLAttributes, Ref } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Field.module.css'
import { Field, type FieldProps, fieldParts } from './Field.tsx'

export interface TextFieldProps
  extends FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'onChange' | 'value' | 'size'> {
  ref?: Ref<HTMLInputElement> | undefined
  value?: string | undefined
  onChange?: ((value: string) => void) | undefined
  /** Uses the typeface of identifiers: case, tail, service and item numbers. */
  isMono?: boolean | undefined
}

/** A field for one line of text: controlled with `value` and `onChange`, or uncontrolled with `defaultValue` and `name`. */
export function TextField(props: TextFieldProps) {
  const {
    field,
    control: { onChange, isMono, ...input },
  } = fieldParts(props)
  return (
    <Field {...field}>
      {(control) => (
        <input
          dir="auto"
          {...input}
          {...control}
          onChange={onChange && ((event) => onChange(event.target.value))}
          className={classNames(styles.input, isMono && 'mono')}
        />
      )}
    </Field>
  )
}

export interface DateFieldProps
  extends Omit<TextFieldProps, 'type' | 'value' | 'onChange' | 'min' | 'max' | 'isMono' | 'defaultValue'> {
  /** `YYYY-MM-DD`, or '' while the date is absent or incomplete. */
  value: string
  onChange: (value: string) => void
  /** First and last day allowed, `YYYY-MM-DD`. */
  min?: string | undefined
  max?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** One calendar day, typed or picked in the browser's own calendar, shown in the reader's date format. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />
}
