import { createContext, type ReactNode, useContext } from 'react'
import type { PageData } from './page-data.ts'

/** The page for its components: the page data, their JSON and the origin; on the server also the nonce, the style sheet and the inline script. */
export type Page = Omit<PageData, 'cache'> & {
  json: string
  origin: string
  nonce: string | undefined
  styles: string
  earlyScript?: string
}

const PageContext = createContext<Page | null>(null)

export function PageProvider({ page, children }: { page: Page; children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>
}

/** The current page. */
export function usePage(): Page {
  const page = useContext(PageContext)
  if (!page) throw new Error('there is no page around this component')
  return page
}
