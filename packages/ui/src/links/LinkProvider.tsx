import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
} from 'react'

/** What a link component gets: everything an `<a>` takes, with `href` always given. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  ref?: Ref<HTMLAnchorElement> | undefined
}

/** Renders an `<a>`; a router's version also navigates without a page load. */
export type LinkComponent = ComponentType<LinkComponentProps>

const LinkContext = createContext<LinkComponent>(PlainLink)

/** Makes every link of the design system use `component`, for instance one that hands clicks to a router. */
export function LinkProvider({ component, children }: { component: LinkComponent; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** The link component in force here; a plain `<a>` without a provider. */
export function useLinkComponent(): LinkComponent {
  return useContext(LinkContext)
}

function PlainLink(props: LinkComponentProps) {
  return <a {...props} />
}
