import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './Checkbox.module.css'
import { FieldError } from './Field.tsx'

export interface CheckboxProps {
  label: ReactNode
  help?: ReactNode
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  /** Mixed state: some but not all of the rows that this box controls are checked. */
  isMixed?: boolean | undefined
  isDisabled?: boolean | undefined
  isLabelHidden?: boolean | undefined
  error?: string | undefined
  name?: string | undefined
  value?: string | undefined
  id?: string | undefined
}

/** A checkbox; a press on its label toggles it too. */
export function Checkbox({
  label,
  help,
  isChecked,
  onChange,
  isMixed = false,
  isDisabled,
  isLabelHidden,
  error,
  name,
  value,
  id,
}: CheckboxProps) {
  const generatedId = useId()
  const inputId = id ?? generatedId
  const noteId = `${inputId}-note`
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <>
      <label className={styles.checkbox}>
        <input
          ref={input}
          type="checkbox"
          id={inputId}
          name={name}
          value={value}
          checked={isChecked}
          disabled={isDisabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || help ? noteId : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={isLabelHidden ? 'vh' : styles.text}>{label}</span>
      </label>
      {error ? <FieldError id={noteId} error={error} /> : null}
      {help && !error ? (
        <div id={noteId} className={styles.help}>
          {help}
        </div>
      ) : null}
    </>
  )
}
