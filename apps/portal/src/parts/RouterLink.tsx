import { Link } from 'react-router'
import type { LinkComponentProps } from 'ui'

/** A link of the design system that navigates without a page load. */
export function RouterLink({ href, ...anchor }: LinkComponentProps) {
  return <Link {...anchor} to={href} />
}
