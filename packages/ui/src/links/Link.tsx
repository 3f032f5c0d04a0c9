import { Icon } from '../icons/Icon.tsx'
import { ExternalLinkIcon } from '../icons/icons.ts'
import { messages } from '../messages.ts'
import { type LinkComponentProps, useLinkComponent } from './LinkProvider.tsx'

export interface LinkProps extends LinkComponentProps {
  /** The link leaves the portal: it opens in a new tab, with an icon and a hint for screen readers. */
  isExternal?: boolean | undefined
  /** Hides the external-link icon where a parent already shows one; the hint for screen readers stays. */
  isIconHidden?: boolean | undefined
  externalHint?: string | undefined
}

/** A text link. Uses the provided link component inside the portal, and a plain `<a>` in a new tab for other sites. */
export function Link({ isExternal, isIconHidden, externalHint, children, ...anchor }: LinkProps) {
  const InnerLink = useLinkComponent()
  if (!isExternal) return <InnerLink {...anchor}>{children}</InnerLink>
  return (
    <a {...anchor} target="_blank" rel="noopener noreferrer">
      {children}
      {isIconHidden ? null : (
        <>
          {' '}
          <Icon of={ExternalLinkIcon} />
        </>
      )}{' '}
      <span className="vh">({externalHint ?? messages.opensInNewTab})</span>
    </a>
  )
}
