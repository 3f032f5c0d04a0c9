import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Popover } from 'react-aria-components/Popover'
import { classNames } from '../class-names.ts'
import { Button } from '../controls/Button.tsx'
import { FiltersIcon } from '../icons/icons.ts'
import { Count } from '../records/Badge.tsx'
import styles from './FilterPopover.module.css'
import { useOutsidePress } from './use-outside-press.ts'

export interface FilterPopoverProps {
  /** The word on the button and the name of the panel. */
  label: string
  /** How many filters are in force; 0 shows no number. */
  count: number
  isOpen: boolean
  /** The button, Escape or a press outside; closing this way applies nothing. */
  onOpenChange: (isOpen: boolean) => void
  applyLabel: string
  clearLabel: string
  /** The screen checks what was entered and closes the panel when it holds. */
  onApply: () => void
  onClear: () => void
  /** The controls; the first one gets the focus. */
  children: ReactNode
}

/** A button with a panel of filters below it, not modal; a sheet of full width on phones. */
export function FilterPopover({ label, count, isOpen, onOpenChange, ...panel }: FilterPopoverProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const popover = useRef<HTMLElement>(null)
  useOutsidePress(isOpen, [button, popover], () => onOpenChange(false))
  return (
    <>
      <Button
        ref={button}
        variant="line"
        icon={FiltersIcon}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={(event) => {
          event.currentTarget.focus()
          onOpenChange(!isOpen)
        }}
      >
        {/* The space keeps word and number apart in the accessible name. */}
        {label} {count > 0 ? <Count>{count}</Count> : null}
      </Button>
      <Popover
        ref={popover}
        isNonModal
        // The popover asks to close when the page scrolls, too: then what was chosen so far would be lost.
        isOpen={isOpen}
        triggerRef={button}
        placement="bottom start"
        offset={4}
        className={classNames(styles.popover)}
      >
        <FilterPanel
          id={id}
          label={label}
          onEscape={() => {
            onOpenChange(false)
            button.current?.focus()
          }}
          {...panel}
        />
      </Popover>
    </>
  )
}

interface FilterPanelProps
  extends Pick<FilterPopoverProps, 'label' | 'applyLabel' | 'clearLabel' | 'onApply' | 'onClear' | 'children'> {
  id: string
  onEscape: () => void
}

function FilterPanel({ id, label, applyLabel, clearLabel, onEscape, onApply, onClear, children }: FilterPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const first = panel.current?.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea, button')
    // Of a row of radios, the chosen one is where Tab would land.
    const isRadio = first instanceof HTMLInputElement && first.type === 'radio'
    const chosen = isRadio ? first.closest('fieldset')?.querySelector<HTMLElement>('input:checked') : undefined
    const start = chosen ?? first
    start?.focus()
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onApply()
  }
  return (
    <div
      ref={panel}
      role="dialog"
      id={id}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onEscape()
      }}
    >
      <form onSubmit={submit} noValidate>
        <div className={styles.controls}>{children}</div>
        <div className={styles.footer}>
          <Button variant="quiet" onClick={onClear}>
            {clearLabel}
          </Button>
          <Button type="submit">{applyLabel}</Button>
        </div>
      </form>
    </div>
  )
}
