import { type KeyboardEvent, useState } from 'react'
import { filterOptions, type Option } from './filter-options.ts'

/** The state of a searchable picklist and the moves that change it; no DOM in here. */
export interface PicklistState {
  /** What the input shows: the text being typed, else the label of the value. */
  text: string
  /** The typed text that filters, '' when nothing was typed. */
  query: string
  matches: readonly Option[]
  /** True only with at least one match. */
  isOpen: boolean
  /** Index in `matches`, -1 without one. */
  activeIndex: number
  type: (text: string) => void
  pick: (option: Option) => void
  /** Opens or closes the full list. */
  toggle: () => void
  /** Takes an exactly typed label, else goes back to the value; closes. */
  leave: () => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

/**
 * Up/Down move, Enter picks, Tab picks and leaves, Escape closes first and clears next. Nothing is active on an emptied field, so
 * that Tab leaves it empty.
 *
 * @param onChange - gets the picked value, or null when the text is cleared.
 */
export function usePicklist(
  options: readonly Option[],
  value: string | null,
  onChange: (value: string | null) => void,
): PicklistState {
  const [typed, setTyped] = useState<string | null>(null)
  const [wantsOpen, setWantsOpen] = useState(false)
  const [active, setActive] = useState(-1)

  const selected = options.find((option) => option.value === value)
  const text = typed ?? selected?.label ?? ''
  const query = typed ?? ''
  const matches = filterOptions(options, query)
  const isOpen = wantsOpen && matches.length > 0
  const activeIndex = isOpen ? Math.min(active, matches.length - 1) : -1

  const close = () => setWantsOpen(false)
  /** Opens at the picked option, else at this one. */
  const openAt = (index: number) => {
    setWantsOpen(true)
    setActive(selected && matches.includes(selected) ? matches.indexOf(selected) : index)
  }
  const pick = (option: Option) => {
    setTyped(null)
    close()
    if (option.value !== value) onChange(option.value)
  }
  const type = (next: string) => {
    setTyped(next)
    setWantsOpen(true)
    setActive(next.trim() === '' ? -1 : 0)
    if (next === '' && value !== null) onChange(null)
  }
  const leave = () => {
    const exact = options.find((option) => option.label.toLowerCase() === query.trim().toLowerCase())
    if (typed !== null && exact) pick(exact)
    setTyped(null)
    close()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const activeOption = matches[activeIndex]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) return openAt(0)
      const isUp = event.key === 'ArrowUp'
      const from = isUp && activeIndex < 0 ? 0 : activeIndex
      setActive((from + (isUp ? -1 : 1) + matches.length) % matches.length)
    } else if (event.key === 'Enter' && activeOption) {
      event.preventDefault()
      pick(activeOption)
    } else if (event.key === 'Tab' && activeOption) {
      pick(activeOption)
    } else if (event.key === 'Escape' && (isOpen || text !== '')) {
      // Handled here, so a dialog around the field stays open.
      event.stopPropagation()
      event.preventDefault()
      if (isOpen) return close()
      setTyped(null)
      if (value !== null) onChange(null)
    }
  }
  const toggle = isOpen ? close : () => openAt(-1)
  return { text, query, matches, isOpen, activeIndex, type, pick, toggle, leave, onKeyDown }
}
