import { type InputHTMLAttributes, type Ref, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icons/Icon.tsx'
import { CloseIcon, SearchIcon } from '../icons/icons.ts'
import { messages } from '../messages.ts'
import styles from './Field.module.css'

export interface SearchInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'type' | 'size'> {
  /** The accessible name. It is not visible: the placeholder says what can be searched. */
  label: string
  value: string
  onChange: (value: string) => void
  /** Enter was pressed. Without it, Enter submits the form around the input. */
  onSearch?: ((value: string) => void) | undefined
  clearLabel?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** A search field with a clear button while it has text; Escape clears it too. */
export function SearchInput({
  label,
  value,
  onChange,
  onSearch,
  clearLabel,
  id,
  className,
  ref,
  ...input
}: SearchInputProps) {
  const generatedId = useId()
  const inputId = id ?? generatedId
  const field = useRef<HTMLDivElement>(null)
  const clear = () => {
    onChange('')
    field.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={field} className={classNames(styles.inset, className)}>
      <label htmlFor={inputId} className="vh">
        {label}
      </label>
      <Icon of={SearchIcon} className={styles.start} />
      <input
        dir="auto"
        {...input}
        ref={ref}
        id={inputId}
        type="search"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value !== '') {
            event.preventDefault()
            event.stopPropagation()
            clear()
          }
          if (event.key === 'Enter' && onSearch) {
            event.preventDefault()
            onSearch(value)
          }
        }}
        className={classNames(styles.input, styles.hasStart, value !== '' && styles.hasEnd)}
      />
      {value === '' ? null : (
        <button type="button" className={styles.end} aria-label={clearLabel ?? messages.clearSearch} onClick={clear}>
          <Icon of={CloseIcon} />
        </button>
      )}
    </div>
  )
}
