import { usePage } from '../site/page.tsx'

/** The title of the page in the browser: what it shows, then the name of the portal. */
export function PageTitle({ children }: { children: string }) {
  const { brand } = usePage()
  return <title>{`${children} | ${brand.name}`}</title>
}
