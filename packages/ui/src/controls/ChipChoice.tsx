import { useId } from 'react'
import styles from './Chip.module.css'
import field from './Field.module.css'
import type { Option } from './filter-options.ts'

export interface ChipChoiceProps {
  legend: string
  isLegendHidden?: boolean | undefined
  options: readonly Option[]
  /** null while nothing is chosen. */
  value: string | null
  onChange: (value: string) => void
  name?: string | undefined
}

/** Radio buttons in the form of chips, for presets of which one is active. */
export function ChipChoice({ legend, isLegendHidden, options, value, onChange, name }: ChipChoiceProps) {
  const generatedName = useId()
  return (
    <fieldset>
      <legend className={isLegendHidden ? 'vh' : field.legend}>{legend}</legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={styles.chip}>
            <input
              type="radio"
              name={name ?? generatedName}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
