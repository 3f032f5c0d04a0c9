import type { Ref, TextareaHTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Field.module.css'
import { Field, type FieldProps, fieldParts } from './Field.tsx'

export interface TextAreaProps
  extends FieldProps,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps | 'onChange' | 'value'> {
  ref?: Ref<HTMLTextAreaElement> | undefined
  value?: string | undefined
  onChange?: ((value: string) => void) | undefined
  /** Grows with its text in browsers that support it. */
  isGrowing?: boolean | undefined
}

/** A field for several lines of text, which can be dragged taller. `rows` sets the initial height. */
export function TextArea(props: TextAreaProps) {
  const {
    field,
    control: { onChange, isGrowing, ...area },
  } = fieldParts(props)
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          dir="auto"
          {...area}
          {...control}
          onChange={onChange && ((event) => onChange(event.target.value))}
          className={classNames(styles.input, area.rows !== undefined && styles.ownHeight, isGrowing && styles.growing)}
        />
      )}
    </Field>
  )
}
