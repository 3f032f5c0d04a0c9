import { useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './DateRangeFields.module.css'
import field from './Field.module.css'
import { FieldError } from './Field.tsx'

export interface DateRangeFieldsProps {
  startLabel: string
  endLabel: string
  /** `YYYY-MM-DD` or ''. */
  start: string
  end: string
  /** First and last day that the browser's own calendar offers, `YYYY-MM-DD`. */
  min?: string | undefined
  max?: string | undefined
  onChange: (range: { start: string; end: string }) => void
  startError?: string | undefined
  endError?: string | undefined
}

/** Two dates side by side with their messages below both. */
export function DateRangeFields({
  startLabel,
  endLabel,
  start,
  end,
  min,
  max,
  onChange,
  startError,
  endError,
}: DateRangeFieldsProps) {
  const id = useId()
  const errors = [startError, endError].filter((error): error is string => Boolean(error))
  return (
    <div className={field.field}>
      <div className={styles.pair}>
        {[
          { key: 'start', label: startLabel, value: start, error: startError },
          { key: 'end', label: endLabel, value: end, error: endError },
        ].map(({ key, label, value, error }) => (
          <div key={key} className={classNames(field.field, error && field.invalid)}>
            <label htmlFor={`${id}-${key}`} className={field.label}>
              {label}
            </label>
            <input
              type="date"
              id={`${id}-${key}`}
              className={classNames(field.input, 'num')}
              value={value}
              min={min}
              max={max}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-errors` : undefined}
              onChange={(event) => onChange({ start, end, [key]: event.target.value })}
            />
          </div>
        ))}
      </div>
      <FieldError id={`${id}-errors`} error={errors} />
    </div>
  )
}
