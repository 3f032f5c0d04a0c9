import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Checkbox.module.css'
import { Checkbox } from './Checkbox.tsx'
import chip from './Chip.module.css'
import field from './Field.module.css'
import { FieldError } from './Field.tsx'

export interface CheckboxGroupProps {
  legend: string
  isLegendHidden?: boolean | undefined
  options: readonly { value: string; label: ReactNode; help?: ReactNode }[]
  values: readonly string[]
  /** Prefix of the names and ids of the boxes, as in `article-categories-0`; each is sent with its value. */
  name?: string | undefined
  /** Gets the checked values in the order of the options. */
  onChange: (values: string[]) => void
  error?: string | undefined
  /** One box per row instead of as many as fit. */
  isStacked?: boolean | undefined
  /** Renders the boxes as chips, for many short labels; chips show no help. */
  areChips?: boolean | undefined
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
  areChips,
}: CheckboxGroupProps) {
  const errorId = useId()
  const change = (changed: string, isChecked: boolean) =>
    onChange(
      options.map((option) => option.value).filter((value) => (value === changed ? isChecked : values.includes(value))),
    )
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className={isLegendHidden ? 'vh' : field.legend}>{legend}</legend>
      <div className={areChips ? chip.row : classNames(styles.rows, isStacked && styles.stacked)}>
        {options.map(({ value, label, help }, index) => {
          const named = name === undefined ? undefined : `${name}-${index}`
          const box = { id: named, name: named, value: named === undefined ? undefined : value }
          const isChecked = values.includes(value)
          if (areChips) {
            return (
              <label key={value} className={chip.chip}>
                <input
                  {...box}
                  type="checkbox"
                  checked={isChecked}
                  onChange={(event) => change(value, event.target.checked)}
                />
                {label}
              </label>
            )
          }
          return (
            <div key={value}>
              <Checkbox
                {...box}
                label={label}
                help={help}
                isChecked={isChecked}
                onChange={(checked) => change(value, checked)}
              />
            </div>
          )
        })}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}
