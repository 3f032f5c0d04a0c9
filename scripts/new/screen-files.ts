import { camelCase, pascalCase, sentenceCase } from './casing.ts'
import type { Draft } from './draft.ts'
import { withEntry } from './insert.ts'

/** A screen of the portal for customers, in the list of pages. */
export function screenFiles(draft: Draft, area: string, name: string): void {
  const folder = `apps/portal/src/areas/${area}/screens/${name}`
  const component = `${pascalCase(name)}Screen`
  const page = camelCase(name)
  const title = sentenceCase(name)
  draft.create(
    `${folder}/${component}.tsx`,
    `import { Page, PageHead } from 'ui'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { page } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'
import { messages } from './messages.ts'

export const ${page} = page({ ...pages.${page}, reads: () => ({}) })

/** ${title}: what it shows. */
export function ${component}() {
  return (
    <Page>
      <PageTitle of={${page}} />
      <PageHead title={${page}.title} />
      <p className="soft">{messages.lead}</p>
    </Page>
  )
}

export { ${component} as default }

export const loader = loadOnServer(${page})
export const clientLoader = loadInBrowser(${page})
`,
  )
  draft.create(
    `${folder}/messages.ts`,
    `export const messages = {
  lead: 'Find your ${title.toLowerCase()} here.',
} as const
`,
  )
  draft.create(
    `${folder}/${component}.test.tsx`,
    `import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { scriptedService } from '../../../../testing/scripted-service.ts'
import { ${component}, ${page} } from './${component}.tsx'
import { messages } from './messages.ts'

afterEach(cleanup)

it('shows what the screen "${title}" is for', async () => {
  const service = scriptedService({})
  renderScreen(${component}, { path: ${page}.path, at: ${page}.path, fetch: service.fetch })
  expect(await screen.findByRole('heading', { name: '${title}', level: 1 })).toBeTruthy()
  expect(screen.getByText(messages.lead)).toBeTruthy()
  expect.fail('write what the screen shows, and its loading, empty and failed states')
})
`,
  )
  const list = 'apps/portal/src/site/pages.ts'
  const entry = `${page}: { path: '/${name}', audience: 'customer', title: '${title}', screen: '${area}/${name}' }`
  draft.edit(list, entry, (text) => {
    if (new RegExp(`^ {2}${page}:`, 'm').test(text)) throw new Error(`${list} has a page ${page} already.`)
    return withEntry(text, /export const pages = \{/, entry)
  })
  draft.tell(
    `${list}: its path and its audience ('public' for all visitors, 'guest' for visitors who are not signed in, 'customer', 'admin', 'agent', 'author', 'administrator', or a list of these)`,
  )
  draft.tell(
    `${list}, for the navigation: place, the name of its item in packages/support/src/nav-apps.ts, and its group and icon in apps/portal/src/shell/navigation.ts; or within, the page there that it belongs to`,
  )
  draft.tell(
    `${folder}/${component}.tsx: its reads, from apps/portal/src/areas/${area}/reads.ts; the component takes them by useReads(${page})`,
  )
  draft.tell(`${folder}/messages.ts: its words, those of its states included`)
  draft.tell(`${folder}/${component}.test.tsx: { isSignedIn: false } of renderScreen shows it to visitors`)
  draft.tell('e2e/addresses.ts: an example for each part of its path and query that is required, if it has any')
}
