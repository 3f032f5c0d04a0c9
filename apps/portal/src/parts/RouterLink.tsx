import { Link } from 'react-router'
import type { LinkComponentProps } from 'ui'

/** A link of the design system that navigates without a page load. The browser fetches downloads, because they are not pages. */
export function RouterLink({ href, ...anchor }: LinkComponentProps) {
  if (anchor.download !== undefined) return <a {...anchor} href={href} />
  return <Link {...anchor} to={href} />
}
