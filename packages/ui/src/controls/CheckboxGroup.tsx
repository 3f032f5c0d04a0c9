import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Checkbox.module.css'
import { Checkbox } from './Checkbox.tsx'
import field from './Field.module.css'
import { FieldError } from './FieldError.tsx'

export interface CheckboxGroupProps {
  legend: string
  isLegendHidden?: boolean | undefined
  options: readonly { value: string; label: ReactNode; help?: ReactNode }[]
  values: readonly string[]
  /** Starts the names and ids of the boxes, as in `article-categories-0`; each is sent with its value. */
  name?: string | undefined
  /** Gets the checked values in the order of the options. */
  onChange: (values: string[]) => void
  error?: string | undefined
  /** One per row instead of as many as fit. */
  isStacked?: boolean | undefined
}

/** A group of checkboxes; any number can be checked. */
export function CheckboxGroup({
  legend,
  isLegendHidden,
  options,
  values,
  name,
  onChange,
  error,
  isStacked,
}: CheckboxGroupProps) {
  const errorId = useId()
  const change = (changed: string, isChecked: boolean) =>
    onChange(
      options.map((option) => option.value).filter((value) => (value === changed ? isChecked : values.includes(value))),
    )
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className={isLegendHidden ? 'vh' : field.legend}>{legend}</legend>
      <div className={classNames(styles.rows, isStacked && styles.stacked)}>
        {options.map((option, index) => (
          <div key={option.value}>
            <Checkbox
              label={option.label}
              help={option.help}
              id={name === undefined ? undefined : `${name}-${index}`}
              name={name === undefined ? undefined : `${name}-${index}`}
              value={name === undefined ? undefined : option.value}
              isChecked={values.includes(option.value)}
              onChange={(isChecked) => change(option.value, isChecked)}
            />
          </div>
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}
