import type { MouseEvent } from 'react'

/** Controls that handle their own press, so that it does not follow the link of the row. */
const CONTROLS = 'a, button, input, select, textarea, label, summary, [role="button"]'

/**
 * Handlers of a row that acts as its first link: a press anywhere in it follows the link, and the middle button or Ctrl, Cmd or Shift opens
 * it in a new tab. The end of a text selection does not count as a press. Keyboards and screen readers use the link itself.
 */
export const rowLinkHandlers = {
  onClick: (event: MouseEvent<HTMLElement>) => {
    const link = linkOf(event)
    if (!link || getSelection()?.isCollapsed === false) return
    if (event.ctrlKey || event.metaKey || event.shiftKey) openInNewTab(link)
    else link.click()
  },
  // Otherwise some browsers start to scroll.
  onMouseDown: (event: MouseEvent<HTMLElement>) => {
    if (event.button === 1 && linkOf(event)) event.preventDefault()
  },
  onAuxClick: (event: MouseEvent<HTMLElement>) => {
    const link = linkOf(event)
    if (event.button === 1 && link) openInNewTab(link)
  },
}

function linkOf({ target, currentTarget }: MouseEvent<HTMLElement>): HTMLAnchorElement | null {
  if (!(target instanceof Element) || target.closest(CONTROLS)) return null
  return currentTarget.querySelector('a')
}

function openInNewTab(link: HTMLAnchorElement): void {
  window.open(link.href, '_blank', 'noopener')
}
