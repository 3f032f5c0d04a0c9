import { camelCase, pascalCase, sentenceCase } from './casing.ts'
import type { ThingFiles } from './thing-files.ts'

export function screenFiles(area: string, name: string): ThingFiles {
  const folder = `apps/portal/src/areas/${area}/screens/${name}`
  const component = `${pascalCase(name)}Screen`
  const page = camelCase(name)
  const title = sentenceCase(name)
  return {
    files: {
      [`${folder}/page.ts`]: `import { page } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'

export const ${page} = page({ ...pages.${page}, reads: () => ({}) })
`,
      [`${folder}/route.tsx`]: `import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { ${page} } from './page.ts'

export { ${component} as default } from './${component}.tsx'

export const loader = loadOnServer(${page})
export const clientLoader = loadInBrowser(${page})
`,
      [`${folder}/${component}.tsx`]: `import { Page, PageHead } from 'ui'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { ${page} } from './page.ts'

export function ${component}() {
  return (
    <Page>
      <PageTitle of={${page}} />
      <PageHead title={${page}.title} />
    </Page>
  )
}
`,
      [`${folder}/${component}.test.tsx`]: `import { expect, it } from 'vitest'
import { ${component} } from './${component}.tsx'

it('shows what the screen "${title}" is for', () => {
  expect.fail(\`write what \${${component}.name} shows, and its loading, empty and failed states\`)
})
`,
    },
    linesToAdd: [
      `apps/portal/src/site/pages.ts: ${page}: { path: '/${name}', audience: 'customer', title: '${title}', screen: '${area}/${name}' },`,
    ],
  }
}
