import { Icon } from '../icons/Icon.tsx'
import { ExternalLinkIcon } from '../icons/icons.ts'
import { messages } from '../messages.ts'
import { type LinkComponentProps, useLinkComponent } from './LinkProvider.tsx'

export interface LinkProps extends LinkComponentProps {
  /** Leaves the portal: opens in a new tab, with an icon and a spoken hint. */
  isExternal?: boolean | undefined
  /** Hides the external-link icon where a parent already draws one; the spoken hint stays. */
  isIconHidden?: boolean | undefined
  externalHint?: string | undefined
}

/** A text link: inside the portal through the provided link component, outside it as a plain `<a>` in a new tab. */
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
