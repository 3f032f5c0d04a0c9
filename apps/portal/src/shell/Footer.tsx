import type { ReactNode } from 'react'
import { Link, Page } from 'ui'
import { CookieSettingsLink } from '../parts/cookies/CookieSettingsLink.tsx'
import { useNow } from '../site/now.tsx'
import { usePage } from '../site/page.tsx'
import { paths } from '../site/paths.ts'
import { BrandName } from './BrandLink.tsx'
import { type ExternalLink, externalLinksOf } from './external-links.ts'
import styles from './Footer.module.css'
import { messages } from './messages.ts'

const legalLinks = [
  { href: paths.legal({ legalName: 'terms' }), label: messages.siteTerms },
  { href: paths.legal({ legalName: 'privacy' }), label: messages.privacyNotice },
  { href: paths.legal({ legalName: 'cookies' }), label: messages.cookiePolicy },
]

/** The company, links and the version of the portal. */
export function Footer() {
  const { brand, shop } = usePage()
  const { support, survey, social } = externalLinksOf(shop)
  const year = String(new Date(useNow()).getUTCFullYear())
  return (
    <footer className={styles.footer}>
      <Page>
        <div className={styles.columns}>
          <div className={styles.first}>
            <BrandName />
            <p className="soft">{messages.aboutPortal}</p>
          </div>
          <LinkColumn title={messages.support} links={[...support, ...survey]} />
          <LinkColumn title={messages.legal} links={legalLinks}>
            <CookieSettingsLink />
          </LinkColumn>
          <LinkColumn title={messages.followUs} links={social} />
        </div>
        <div className={styles.base}>
          <span>{messages.copyright(year, brand.company)}</span>
          <span>{messages.version}</span>
          <span className={styles.utc}>{messages.utcNote}</span>
        </div>
      </Page>
    </footer>
  )
}

/** Links within the portal, and absolute links to other sites. */
function LinkColumn({ title, links, children }: { title: string; links: ExternalLink[]; children?: ReactNode }) {
  if (links.length === 0) return null
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} isExternal={!href.startsWith('/')}>
              {label}
            </Link>
          </li>
        ))}
        {children ? <li>{children}</li> : null}
      </ul>
    </div>
  )
}
