const OWN = 'portal'

/** Reloads the page, marked as a reload by the application: see `preventForeignReloads`. */
export function reloadPage(): void {
  if (window.navigation === undefined) location.reload()
  // Rejects if the user cancels the reload to keep unsaved input.
  else window.navigation.reload({ info: OWN }).committed?.catch(() => undefined)
}

/**
 * Prevents reloads by libraries, and calls `onPrevented` instead. Reloads by the reader and by `reloadPage` are allowed. Browsers without
 * the Navigation API always reload.
 *
 * @returns a function that ends the prevention.
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
