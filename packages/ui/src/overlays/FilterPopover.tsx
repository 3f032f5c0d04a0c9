import { useId, useRef, useState } from 'react'
import { Button } from '../controls/Button.tsx'
import type { IconShape } from '../icons/Icon.tsx'
import { FiltersIcon } from '../icons/icons.ts'
import { Late, latePart, useLoadAhead } from '../late-part.tsx'
import { Count } from '../records/Badge.tsx'
import type { FilterFormProps } from './FilterPanel.tsx'
import { useOutsidePress } from './use-outside-press.ts'

export interface FilterPopoverProps extends FilterFormProps {
  /** How many filters are active; 0 shows no number. */
  count: number
  /** The filter icon when absent. */
  icon?: IconShape | undefined
  isOpen: boolean
  /** Called on the button, Escape, a press outside, and when the focus leaves the panel. The filters are not applied. */
  onOpenChange: (isOpen: boolean) => void
}

// The panel needs much more code than its button: it is loaded when the page has settled or when the button is hovered or focused.
const filterPanel = latePart(async () => (await import('./FilterPanel.tsx')).FilterPanel)

/**
 * A draft of the values in a popover: each opening starts from the current values, and closing without applying changes nothing.
 *
 * @param start - returns the current values when the popover is opened.
 */
export function usePopoverDraft<D>(start: () => D) {
  const [isOpen, setOpen] = useState(false)
  const [draft, setDraft] = useState(start)
  return {
    isOpen,
    onOpenChange: (open: boolean): void => {
      if (open) setDraft(start())
      setOpen(open)
    },
    draft,
    setDraft,
    close: () => setOpen(false),
  }
}

/** A button with a non-modal filter panel below it; a full-width sheet on phones. */
export function FilterPopover({
  label,
  count,
  icon = FiltersIcon,
  isOpen,
  onOpenChange,
  ...panel
}: FilterPopoverProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const popover = useRef<HTMLElement>(null)
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  useOutsidePress(isOpen, [button, popover], () => onOpenChange(false))
  useLoadAhead(filterPanel)
  return (
    <>
      <Button
        ref={button}
        variant="line"
        icon={icon}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={filterPanel.load}
        onFocus={filterPanel.load}
        onClick={(event) => {
          event.currentTarget.focus()
          onOpenChange(!isOpen)
        }}
      >
        {/* The space separates label and number in the accessible name. */}
        {label} {count > 0 ? <Count>{count}</Count> : null}
      </Button>
      {wasOpened ? (
        <Late
          part={filterPanel}
          props={{
            id,
            label,
            isOpen,
            trigger: button,
            popover,
            onEscape: () => {
              onOpenChange(false)
              button.current?.focus()
            },
            onLeave: () => onOpenChange(false),
            ...panel,
          }}
        />
      ) : null}
    </>
  )
}
