import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
} from 'react'

/** Props of a link component: those of an `<a>`, with `href` required. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  ref?: Ref<HTMLAnchorElement> | undefined
}

/** Renders an `<a>`; a router's version also navigates without a page load. */
export type LinkComponent = ComponentType<LinkComponentProps>

const LinkContext = createContext<LinkComponent>(PlainLink)

/** Makes every link of the design system use `component`, for instance the link of a router. */
export function LinkProvider({ component, children }: { component: LinkComponent; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** The link component of the nearest provider; a plain `<a>` without one. */
export function useLinkComponent(): LinkComponent {
  return useContext(LinkContext)
}

function PlainLink(props: LinkComponentProps) {
  return <a {...props} />
}
