import type { FormEvent } from 'react'
import { messages } from '../messages.ts'
import { Button } from './Button.tsx'
import styles from './SearchBar.module.css'
import { SearchInput, type SearchInputProps } from './SearchInput.tsx'

export interface SearchBarProps extends Omit<SearchInputProps, 'onSearch'> {
  /** The address that the form is submitted to without JavaScript; the text is sent as `name` (default `q`). */
  action: string
  /** Other parameters of the address, kept by the form. */
  params?: Readonly<Record<string, string>> | undefined
  onSearch: (value: string) => void
  buttonLabel?: string | undefined
}

/** The large search form of the home and search pages: one field and one button. */
export function SearchBar({
  action,
  params = {},
  onSearch,
  buttonLabel,
  name = 'q',
  className,
  ...input
}: SearchBarProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(input.value)
  }
  return (
    <search className={className}>
      <form action={action} className={styles.bar} onSubmit={submit}>
        {Object.entries(params).map(([param, value]) => (
          <input key={param} type="hidden" name={param} value={value} />
        ))}
        <SearchInput {...input} name={name} className={styles.input} />
        <Button type="submit">{buttonLabel ?? messages.search}</Button>
      </form>
    </search>
  )
}
