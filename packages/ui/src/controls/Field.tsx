import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { messages } from '../messages.ts'
import styles from './Field.module.css'
import { FieldError } from './FieldError.tsx'

/** Props of every labelled control. */
export interface FieldProps {
  label: string
  /** Keeps the label for assistive technology only. */
  isLabelHidden?: boolean | undefined
  /** Marks the field "(optional)"; required fields carry no mark. */
  isOptional?: boolean | undefined
  optionalLabel?: string | undefined
  help?: ReactNode
  /** One or more messages; they replace the help and mark the control invalid. */
  error?: string | readonly string[] | undefined
  /** Content at the end of the label row, such as a "Forgot password?" link. */
  labelEnd?: ReactNode
  /** The id of the control, for links from an error summary; generated when absent. */
  id?: string | undefined
}

/** Attributes that connect a control to its label, help and error. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A label, its control, and below them the help text or the error that replaces it. */
export function Field({
  children,
  className,
  ...field
}: FieldProps & { children: (control: FieldControl) => ReactNode; className?: string | undefined }) {
  const generatedId = useId()
  const id = field.id ?? generatedId
  const hasError = field.error !== undefined && field.error.length > 0
  const noteId = `${id}-note`
  const hasNote = hasError || Boolean(field.help)
  const label = (
    <label htmlFor={id} className={classNames(field.isLabelHidden ? 'vh' : styles.label)}>
      {field.label}
      {field.isOptional ? <span className={styles.optional}> {field.optionalLabel ?? messages.optional}</span> : null}
    </label>
  )
  return (
    <div className={classNames(styles.field, hasError && styles.invalid, className)}>
      {field.labelEnd ? (
        <div className={styles.labelRow}>
          {label}
          {field.labelEnd}
        </div>
      ) : (
        label
      )}
      {children({
        id,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-invalid': hasError || undefined,
      })}
      {hasNote ? (
        <div id={noteId} className={styles.note}>
          {hasError ? <FieldError error={field.error} /> : <div className={styles.help}>{field.help}</div>}
        </div>
      ) : null}
    </div>
  )
}
