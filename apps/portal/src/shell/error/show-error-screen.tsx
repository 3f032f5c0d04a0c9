import { createRoot } from 'react-dom/client'
import { type Page, PageProvider } from '../../site/page.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'

/**
 * Replaces a page that could not be hydrated by the error screen. It is rendered without the router, so its links load whole pages.
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
