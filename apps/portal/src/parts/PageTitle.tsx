import { usePage } from '../site/page.tsx'

/** Document title: what the page shows, else its declared title; then the name of the portal. */
export function PageTitle({ of: { title }, children }: { of: { readonly title: string }; children?: string | null }) {
  const { brand } = usePage()
  return <title>{`${children ?? title} | ${brand.name}`}</title>
}
