import type { LegalPage } from 'contract'
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirectDocument,
  useLoaderData,
} from 'react-router'
import { Breadcrumb, Link, Notice, Page, PageHead, Prose, Sheet, Stack } from 'ui'
import { formatCalendarDay } from '../../../../format/dates.ts'
import styles from '../../../../parts/CleanedText.module.css'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { page } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { siteContext } from '../../../../site/site.ts'
import { messages } from './messages.ts'

export const legal = page({ ...pages.legal, reads: () => ({}) })

type LegalText = LegalPage & { legalName: string }

/** The terms, the privacy notice or the cookie policy, in the current version or an older one. */
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
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleaned it and renders each address of these pages */}
          <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
        </Prose>
        {versions.length === 1 ? null : (
          <Sheet title={messages.versions}>
            <ul>
              {versions.map((edition) => (
                <li key={edition}>
                  <Link
                    href={paths.legal({ legalName, version: edition === current ? undefined : edition })}
                    aria-current={edition === version ? 'page' : undefined}
                  >
                    {messages.versionNumber(edition)}
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

export { LegalScreen as default }

/** The text is part of the document only. @throws a response 404 for an unknown page or version. */
export function loader({ request, params, context }: LoaderFunctionArgs): LegalText {
  const legalName = params.legalName ?? ''
  const legalPage = context.get(siteContext).legalPage(legalName, new URL(request.url).searchParams.get('version'))
  if (legalPage === null) throw data(null, { status: 404 })
  return { ...legalPage, legalName }
}

/** A navigation within the portal loads the document. */
export function clientLoader({ request }: ClientLoaderFunctionArgs): never {
  throw redirectDocument(request.url)
}
