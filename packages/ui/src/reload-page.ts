const OWN = 'portal'

/** Reloads the page, marked as a reload that the application wants: see `preventForeignReloads`. */
export function reloadPage(): void {
  if (window.navigation === undefined) location.reload()
  // It rejects where the reader stays, when the browser asks before text is lost.
  else window.navigation.reload({ info: OWN }).committed?.catch(() => undefined)
}

/**
 * Prevents reloads that a library starts, and calls `onPrevented` instead. Reloads by the reader and by `reloadPage` happen. Browsers without
 * the Navigation API reload.
 *
 * @returns ends it.
 */
export function preventForeignReloads(onPrevented: () => void): () => void {
  const prevent = (event: NavigateEvent): void => {
    if (event.navigationType !== 'reload' || event.userInitiated || event.info === OWN) return
    event.preventDefault()
    onPrevented()
  }
  const { navigation } = window
  navigation?.addEventListener('navigate', prevent)
  return () => navigation?.removeEventListener('navigate', prevent)
}
