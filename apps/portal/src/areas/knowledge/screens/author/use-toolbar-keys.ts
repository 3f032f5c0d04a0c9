import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

type ToolbarProps = {
  ref: RefObject<HTMLDivElement | null>
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onFocus: (event: FocusEvent<HTMLElement>) => void
}

const CONTROLS = 'button:enabled:not([role="menuitem"]), select'

/**
 * One tab stop for all controls of a toolbar: Left, Right, Home and End move between them, and Tab returns to the last one.
 *
 * @param forms - selector of the forms of its tools; their fields are further tab stops.
 */
export function useToolbarKeys(forms: string): ToolbarProps {
  const ref = useRef<HTMLDivElement>(null)
  const last = useRef<Element>(null)
  const controls = (): HTMLElement[] =>
    Array.from(ref.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? []).filter((each) => !each.closest(forms))
  // After each render, because the control that was the tab stop may be disabled or gone.
  useEffect(() => setStop(controls(), last.current))
  return {
    ref,
    onKeyDown: (event) => {
      const all = controls()
      const to = destination(event.key, all.indexOf(event.target as HTMLElement), all.length)
      if (to === undefined) return
      event.preventDefault()
      all[to]?.focus()
    },
    onFocus: ({ target }) => {
      const all = controls()
      if (!all.includes(target)) return
      last.current = target
      setStop(all, target)
    },
  }
}

/** Makes a control the only tab stop; the first one if it is none of them. */
function setStop(controls: readonly HTMLElement[], wanted: Element | null): void {
  const stop = controls.find((control) => control === wanted) ?? controls[0]
  for (const control of controls) control.tabIndex = control === stop ? 0 : -1
}

function destination(key: string, at: number, count: number): number | undefined {
  if (at < 0) return undefined
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
