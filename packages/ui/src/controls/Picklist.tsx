import { useEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { grouped } from '../grouped.ts'
import { Icon } from '../icons/Icon.tsx'
import { ChevronDownIcon } from '../icons/icons.ts'
import styles from './Field.module.css'
import { Field, type FieldProps } from './Field.tsx'
import { type Option, splitAtMatch } from './filter-options.ts'
import menu from './Picklist.module.css'
import { type OptionSearch, type PicklistState, type PicklistValue, usePicklist } from './use-picklist.ts'

export interface PicklistProps extends FieldProps {
  options: readonly Option[]
  /** The value of the picked option; null when nothing is picked. */
  value: string | null
  /** Typed text that matches no option, or ''. A form with such a text must not be submitted. */
  typed: string
  /** Gets the picked value, or null and the typed text that matches no option. */
  onChange: (changed: PicklistValue) => void
  /** State of a search for options elsewhere, such as by a service; absent where `options` is complete. */
  search?: OptionSearch | undefined
  placeholder?: string | undefined
  isDisabled?: boolean | undefined
  /** The form name of the text; the picked value has the same name followed by `-value`. */
  name?: string | undefined
  onBlur?: (() => void) | undefined
  showOptionsLabel?: string | undefined
  countLabel?: ((count: number) => string) | undefined
  nothingFoundLabel?: ((typed: string) => string) | undefined
  /** The error shown when the field loses focus with a text that matches no option. */
  unknownError?: string | undefined
}

/**
 * A searchable picklist (ARIA combobox) that filters by substring. It opens only when an option matches, and says so when none does.
 * A text that matches no option stays in the field, with an error once the field loses focus.
 */
export function Picklist({
  options,
  value,
  typed,
  onChange,
  search,
  placeholder,
  isDisabled,
  name,
  onBlur,
  showOptionsLabel,
  countLabel = messages.optionCount,
  nothingFoundLabel = messages.nothingFound,
  unknownError = messages.chooseFromList,
  ...field
}: PicklistProps) {
  const list = usePicklist(options, { value, typed }, onChange, search)
  const input = useRef<HTMLInputElement>(null)
  return (
    <Field {...field} error={field.error ?? (list.isUnknown ? unknownError : undefined)}>
      {(control) => (
        <div className={styles.inset}>
          <input
            {...control}
            ref={input}
            name={name}
            // biome-ignore lint/a11y/noRedundantRoles: the list of the browser is there without JavaScript only
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={list.isOpen}
            aria-controls={list.isOpen ? `${control.id}-list` : undefined}
            aria-activedescendant={list.activeIndex < 0 ? undefined : `${control.id}-option-${list.activeIndex}`}
            autoComplete="off"
            list={name === undefined ? undefined : `${control.id}-choices`}
            value={list.text}
            placeholder={placeholder}
            disabled={isDisabled}
            onChange={(event) => list.type(event.target.value)}
            onClick={list.open}
            onKeyDown={list.onKeyDown}
            onBlur={() => {
              list.leave()
              onBlur?.()
            }}
            className={classNames(styles.input, styles.hasEnd)}
          />
          {name === undefined ? null : (
            <>
              <input type="hidden" name={`${name}-value`} value={value ?? ''} />
              <noscript>
                <datalist id={`${control.id}-choices`}>
                  {options.map((option) => (
                    <option key={option.value} value={option.label} />
                  ))}
                </datalist>
              </noscript>
            </>
          )}
          <button
            type="button"
            tabIndex={-1}
            className={styles.end}
            disabled={isDisabled}
            aria-label={showOptionsLabel ?? messages.showOptions(field.label)}
            // Keeps the focus in the input: losing it would close the list again.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              input.current?.focus()
              list.toggle()
            }}
          >
            <Icon of={ChevronDownIcon} />
          </button>
          {list.isOpen ? (
            <OptionList id={control.id} label={field.label} list={list} value={value} typed={typed} />
          ) : null}
          <div role="status" className={list.isNothingFound ? classNames(menu.list, menu.nothing) : 'vh'}>
            {list.isNothingFound
              ? nothingFoundLabel(typed.trim())
              : list.isOpen
                ? countLabel(list.matches.length)
                : null}
          </div>
        </div>
      )}
    </Field>
  )
}

type OptionListProps = PicklistValue & { id: string; label: string; list: PicklistState }

function OptionList({ id, label, list, value, typed }: OptionListProps) {
  const active = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: must scroll each time the active option changes
  useEffect(() => {
    // In some browsers scrollIntoView returns a promise, which an effect must not return.
    active.current?.scrollIntoView?.({ block: 'nearest' })
  }, [list.activeIndex])
  return (
    <div role="listbox" id={`${id}-list`} aria-label={label} tabIndex={-1} className={menu.list}>
      {list.matches.map((option, index) => {
        const { before, match, after } = splitAtMatch(option.label, typed)
        const isActive = index === list.activeIndex
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled on the combobox, which keeps the focus
          <div
            key={option.value}
            ref={isActive ? active : undefined}
            role="option"
            tabIndex={-1}
            id={`${id}-option-${index}`}
            aria-selected={option.value === value}
            className={classNames(menu.option, isActive && menu.active)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => list.pick(option)}
          >
            {before}
            {match === '' ? null : <mark className={menu.match}>{match}</mark>}
            {after}
            {option.detail ? <span className={menu.detail}>{option.detail}</span> : null}
          </div>
        )
      })}
    </div>
  )
}

const messages = {
  showOptions: (label: string) => `Show options: ${label}`,
  optionCount: (count: number) => (count === 1 ? '1 option' : `${grouped(count)} options`),
  nothingFound: (typed: string) => `Nothing found for \u201c${typed}\u201d`,
  chooseFromList: 'Choose one from the list.',
} as const
