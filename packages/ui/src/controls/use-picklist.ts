import { type KeyboardEvent, useState } from 'react'
import { filterOptions, type Option } from './filter-options.ts'

/** The value of the picked option, and typed text that matches no option. */
export interface PicklistValue {
  value: string | null
  /** '' when an option is picked or the field is empty. Typed text is not a value. */
  typed: string
}

/**
 * State of a search for options by a service. `found`: all options are shown. `pending`: the search is running; previous options that match
 * the typed text are shown.
 */
export type OptionSearch = 'found' | 'pending'

/** The state of a searchable picklist and the functions that change it, without the DOM. */
export interface PicklistState {
  /** The text of the input: the typed text, else the label of the value. */
  text: string
  matches: readonly Option[]
  /** True only with at least one match. */
  isOpen: boolean
  /** No option contains the typed text. */
  isNothingFound: boolean
  /** The field lost focus with a text that matches no option. */
  isUnknown: boolean
  /** Index in `matches`, -1 without one. */
  activeIndex: number
  type: (text: string) => void
  pick: (option: Option) => void
  /** Opens the list, at the picked option if there is one. */
  open: () => void
  /** Opens or closes the full list. */
  toggle: () => void
  /** Closes the list when the field loses focus. Picks an option whose label was typed in full; any other text is kept as unknown. */
  leave: () => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

/**
 * Up/Down move, Enter picks, Tab picks and leaves, Escape closes first and clears next. No option is active on an emptied field, so that
 * Tab leaves it empty.
 *
 * @param onChange - gets the picked value, or null and the typed text.
 * @param search - absent where `options` is complete.
 */
export function usePicklist(
  options: readonly Option[],
  { value, typed }: PicklistValue,
  onChange: (changed: PicklistValue) => void,
  search?: OptionSearch,
): PicklistState {
  const [isEditing, setEditing] = useState(false)
  const [wantsOpen, setWantsOpen] = useState(false)
  const [active, setActive] = useState(-1)

  const selected = options.find((option) => option.value === value)
  const text = typed || (selected?.label ?? '')
  const matches = search === 'found' ? options : filterOptions(options, typed)
  const isOpen = wantsOpen && matches.length > 0
  const isNothingFound = wantsOpen && matches.length === 0 && typed !== '' && search !== 'pending'
  const activeIndex = isOpen ? Math.min(active, matches.length - 1) : -1
  const exact = options.find((option) => option.label.toLowerCase() === typed.trim().toLowerCase())

  const close = () => setWantsOpen(false)
  /** Opens at the picked option, else at the given index. */
  const openAt = (index: number) => {
    setEditing(true)
    setWantsOpen(true)
    setActive(selected && matches.includes(selected) ? matches.indexOf(selected) : index)
  }
  const set = (changed: PicklistValue) => {
    if (changed.value !== value || changed.typed !== typed) onChange(changed)
  }
  const pick = (option: Option) => {
    close()
    set({ value: option.value, typed: '' })
  }
  const type = (next: string) => {
    const isEmptied = next.trim() === ''
    setEditing(true)
    setWantsOpen(true)
    setActive(isEmptied ? -1 : 0)
    set({ value: null, typed: isEmptied ? '' : next })
  }
  const leave = () => {
    if (exact) pick(exact)
    setEditing(false)
    close()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const activeOption = matches[activeIndex]
    const wanted = activeOption ?? exact
    const isUp = event.key === 'ArrowUp'
    if (event.key === 'ArrowDown' || isUp) {
      event.preventDefault()
      if (!isOpen) return openAt(0)
      const from = isUp && activeIndex < 0 ? 0 : activeIndex
      setActive((from + (isUp ? -1 : 1) + matches.length) % matches.length)
    } else if (event.key === 'Enter' && wanted) {
      event.preventDefault()
      pick(wanted)
    } else if (event.key === 'Tab' && activeOption) {
      pick(activeOption)
    } else if (event.key === 'Escape' && (isOpen || isNothingFound || text !== '')) {
      // Handled here, so a dialog around the field stays open.
      event.stopPropagation()
      event.preventDefault()
      if (isOpen || isNothingFound) return close()
      set({ value: null, typed: '' })
    }
  }
  return {
    text,
    matches,
    isOpen,
    isNothingFound,
    isUnknown: typed !== '' && !isEditing,
    activeIndex,
    type,
    pick,
    open: () => {
      if (!isOpen) openAt(-1)
    },
    toggle: isOpen ? close : () => openAt(-1),
    leave,
    onKeyDown,
  }
}
