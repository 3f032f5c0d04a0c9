import { usePage } from '../site/page.tsx'

/** The title of the document: what the page shows, else the title it is declared with; then the name of the portal. */
export function PageTitle({ of: { title }, children }: { of: { readonly title: string }; children?: string | null }) {
  const { brand } = usePage()
  return <title>{`${children ?? title} | ${brand.name}`}</title>
}
