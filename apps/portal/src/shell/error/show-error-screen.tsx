import { createRoot } from 'react-dom/client'
import { type Page, PageProvider } from '../../site/page.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'

/**
 * Puts the error screen where a page was that could not be taken over. It stands alone, without the router: its links load
 * whole pages.
 */
export function showErrorScreen(document: Document, page: Page): void {
  const main = document.createElement('main')
  document.body.replaceChildren(main)
  createRoot(main).render(
    <PageProvider page={page}>
      <ErrorScreen />
    </PageProvider>,
  )
}
