import type { MouseEvent } from 'react'

/** What is pressed for itself, and not for the row around it. */
const CONTROLS = 'a, button, input, select, textarea, label, summary, [role="button"]'

/**
 * The handlers of a row that is pressed anywhere as its first link is: a press follows it, and with the middle button or with Ctrl,
 * Cmd or Shift it opens beside the page. Text can be selected: the end of a selection is no press. Keyboards and screen readers
 * have the link itself.
 */
export const rowLinkHandlers = {
  onClick: (event: MouseEvent<HTMLElement>) => {
    const link = linkOf(event)
    if (!link || getSelection()?.isCollapsed === false) return
    if (event.ctrlKey || event.metaKey || event.shiftKey) openBeside(link)
    else link.click()
  },
  // Otherwise some browsers begin to scroll.
  onMouseDown: (event: MouseEvent<HTMLElement>) => {
    if (event.button === 1 && linkOf(event)) event.preventDefault()
  },
  onAuxClick: (event: MouseEvent<HTMLElement>) => {
    const link = linkOf(event)
    if (event.button === 1 && link) openBeside(link)
  },
}

function linkOf({ target, currentTarget }: MouseEvent<HTMLElement>): HTMLAnchorElement | null {
  if (!(target instanceof Element) || target.closest(CONTROLS)) return null
  return currentTarget.querySelector('a')
}

function openBeside(link: HTMLAnchorElement): void {
  window.open(link.href, '_blank', 'noopener')
}
