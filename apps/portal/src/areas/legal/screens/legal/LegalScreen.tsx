import { useLoaderData } from 'react-router'
import { Breadcrumb, Link, Notice, Page, PageHead, Prose, Sheet, Stack } from 'ui'
import { formatCalendarDay } from '../../../../format/dates.ts'
import styles from '../../../../parts/CleanedText.module.css'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { paths } from '../../../../site/paths.ts'
import type { LegalPage } from '../../../../site/site.ts'
import { messages } from './messages.ts'
import { legal } from './page.ts'

export type LegalText = LegalPage & { legalName: string }

/** The terms, the privacy notice or the cookie policy of the provider, in the current version or an older one. */
export function LegalScreen() {
  const { legalName, title, version, effective, html, versions } = useLoaderData<LegalText>()
  const [current] = versions
  return (
    <Page>
      <PageTitle of={legal}>{title}</PageTitle>
      <Breadcrumb crumbs={[{ label: messages.home, href: paths.home() }, { label: title }]} />
      <PageHead title={title} lead={messages.version(version, formatCalendarDay(effective, true))} />
      <Stack gap="large">
        {version === current ? null : (
          <Notice tone="caution" isStatic>
            {messages.older} <Link href={paths.legal({ legalName })}>{messages.current}</Link>
          </Notice>
        )}
        <Prose>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server has cleaned it, and each address of these pages is drawn there */}
          <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
        </Prose>
        {versions.length === 1 ? null : (
          <Sheet title={messages.versions}>
            <ul>
              {versions.map((one) => (
                <li key={one}>
                  <Link
                    href={paths.legal({ legalName, version: one === current ? undefined : one })}
                    aria-current={one === version ? 'page' : undefined}
                  >
                    {messages.versionNumber(one)}
                  </Link>
                </li>
              ))}
            </ul>
          </Sheet>
        )}
      </Stack>
    </Page>
  )
}
