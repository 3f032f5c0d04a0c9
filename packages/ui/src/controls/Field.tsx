import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icons/Icon.tsx'
import { AlarmIcon } from '../icons/icons.ts'
import { messages } from '../messages.ts'
import styles from './Field.module.css'

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

/** One line per message, each with the alarm icon; renders nothing without a message. */
export function FieldError({ error, id }: { error: string | readonly string[] | undefined; id?: string | undefined }) {
  const lines = error === undefined ? [] : typeof error === 'string' ? [error] : error
  if (lines.length === 0 || lines[0] === '') return null
  return (
    <div id={id} className={styles.errors}>
      {lines.map((line) => (
        <p key={line} className={styles.error}>
          <Icon of={AlarmIcon} />
          <span>{line}</span>
        </p>
      ))}
    </div>
  )
}

/** What a labelled control passes to its `Field`: the props of the field and a class name for the outer element. */
export type FieldPart = FieldProps & { className?: string | undefined }

/** Splits props into those of the surrounding field and those of the control itself. */
export function fieldParts<P extends FieldPart>({
  label,
  isLabelHidden,
  isOptional,
  optionalLabel,
  help,
  error,
  labelEnd,
  id,
  className,
  ...control
}: P): { field: FieldPart; control: Omit<P, keyof FieldPart> } {
  return { field: { label, isLabelHidden, isOptional, optionalLabel, help, error, labelEnd, id, className }, control }
}
