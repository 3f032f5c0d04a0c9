import { useEffect } from 'react'

/** The page itself may move the focus in the next frame. */
const AFTER_MS = 50
/** A closed dialog returns the focus to its opener. */
const AFTER_DIALOG_MS = 500

/**
 * Keeps the place of keyboard users when the focused element is removed, such as the button of an action that is no longer offered: the
 * browser would leave the focus on the body. It moves to the heading of the nearest part of the page that remains, unless the page itself
 * has moved it by then.
 */
export function FocusKeeper() {
  useEffect(() => {
    /** The element that had the focus last, and those around it. */
    let path: Element[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const isLost = (): boolean =>
      path[0]?.isConnected === false && [document.body, null].includes(document.activeElement as HTMLElement | null)
    const move = (): void => {
      if (!isLost()) return
      const part = path.find((element) => element.isConnected)?.closest('section, dialog, [role="dialog"], main')
      const target = part?.querySelector<HTMLElement>('h1, h2') ?? document.querySelector<HTMLElement>('h1')
      if (!target) return
      target.tabIndex = -1
      target.focus({ preventScroll: true })
    }
    const remember = ({ target }: Event): void => {
      path = []
      for (let element = target as Element | null; element; element = element.parentElement) path.push(element)
    }
    // A press elsewhere gives the place up.
    const forget = ({ target }: Event): void => {
      if (!path[0]?.contains(target as Node)) path = []
    }
    const observer = new MutationObserver(() => {
      if (!isLost()) return
      clearTimeout(timer)
      const isOfDialog = path.some((element) => element.matches('dialog, [role="dialog"], [role="alertdialog"]'))
      timer = setTimeout(move, isOfDialog ? AFTER_DIALOG_MS : AFTER_MS)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', remember)
    document.addEventListener('pointerdown', forget)
    return () => {
      clearTimeout(timer)
      path = []
      observer.disconnect()
      document.removeEventListener('focusin', remember)
      document.removeEventListener('pointerdown', forget)
    }
  }, [])
  return null
}
