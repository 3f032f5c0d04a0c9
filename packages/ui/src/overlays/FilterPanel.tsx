import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Popover } from 'react-aria-components/Popover'
import { classNames } from '../class-names.ts'
import { Button } from '../controls/Button.tsx'
import styles from './FilterPopover.module.css'

/** The filter form: its labels, its controls and its actions. */
export interface FilterFormProps {
  /** The label of the button and the accessible name of the panel. */
  label: string
  applyLabel: string
  clearLabel: string
  /** The screen validates the input and closes the panel when it is valid. */
  onApply: () => void
  onClear: () => void
  /** The controls; the first one gets the focus. */
  children: ReactNode
}

interface FormProps extends FilterFormProps {
  id: string
  trigger: RefObject<HTMLButtonElement | null>
  onEscape: () => void
  /** Called when the focus moves to the page behind the panel, where the panel may cover the focused element. */
  onLeave: () => void
}

export interface FilterPanelProps extends FormProps {
  isOpen: boolean
  popover: RefObject<HTMLElement | null>
}

/** The floating part of a `FilterPopover`. */
export function FilterPanel({ isOpen, popover, ...form }: FilterPanelProps) {
  return (
    <Popover
      ref={popover}
      isNonModal
      // The popover also asks to close when the page scrolls. Ignored, because the choices made so far would be lost.
      isOpen={isOpen}
      triggerRef={form.trigger}
      placement="bottom start"
      offset={4}
      className={classNames(styles.popover)}
    >
      <FilterForm {...form} />
    </Popover>
  )
}

function FilterForm(props: FormProps) {
  const { id, label, trigger, applyLabel, clearLabel, onEscape, onLeave, onApply, onClear, children } = props
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const first = panel.current?.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea, button')
    // In a radio group, Tab would move to the checked radio.
    const isRadio = first instanceof HTMLInputElement && first.type === 'radio'
    const chosen = isRadio ? first.closest('fieldset')?.querySelector<HTMLElement>('input:checked') : undefined
    const start = chosen ?? first
    start?.focus()
  }, [])
  const [attempt, setAttempt] = useState(0)
  // After a failed attempt, the first invalid field gets the focus.
  useEffect(() => {
    if (attempt > 0) panel.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempt])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onApply()
    setAttempt((before) => before + 1)
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
      onBlur={({ currentTarget, relatedTarget: next }) => {
        // The button toggles the panel itself.
        if (next && !currentTarget.contains(next) && !trigger.current?.contains(next)) onLeave()
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
