import type { Ref, SelectHTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icons/Icon.tsx'
import { ChevronDownIcon } from '../icons/icons.ts'
import styles from './Field.module.css'
import { Field, type FieldProps, fieldParts } from './Field.tsx'
import type { Option } from './filter-options.ts'

export interface SelectProps
  extends FieldProps,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps | 'onChange' | 'value' | 'children'> {
  ref?: Ref<HTMLSelectElement> | undefined
  options: readonly Option[]
  /** '' while nothing is chosen. */
  value?: string | undefined
  onChange?: ((value: string) => void) | undefined
  /** The first row, whose value is ''. */
  placeholder?: string | undefined
}

/** A native select for short lists; use `Picklist` for long ones. */
export function Select(props: SelectProps) {
  const {
    field,
    control: { options, onChange, placeholder, ...select },
  } = fieldParts(props)
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.inset}>
          <select
            {...select}
            {...control}
            onChange={onChange && ((event) => onChange(event.target.value))}
            className={classNames(styles.input, styles.select)}
          >
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDownIcon} className={styles.selectArrow} />
        </div>
      )}
    </Field>
  )
}
