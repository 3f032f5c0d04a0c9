import { camelCase, pascalCase, sentenceCase } from './casing.ts'
import type { ThingFiles } from './thing-files.ts'

export function screenFiles(area: string, name: string): ThingFiles {
  const folder = `apps/portal/src/areas/${area}/screens/${name}`
  const component = `${pascalCase(name)}Screen`
  const title = sentenceCase(name)
  return {
    files: {
      [`${folder}/route.tsx`]: `import { primeInBrowser, primeOnServer } from '../../../../records/prime.ts'

export { ${component} as default } from './${component}.tsx'

/** What the screen reads before it is drawn. */
export const records = () => []

export const loader = primeOnServer(records)
export const clientLoader = primeInBrowser(records)
`,
      [`${folder}/${component}.tsx`]: `import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { messages } from './messages.ts'

export function ${component}() {
  return <PageTitle>{messages.title}</PageTitle>
}
`,
      [`${folder}/messages.ts`]: `export const messages = { title: '${title}' }
`,
      [`${folder}/${component}.test.tsx`]: `import { expect, it } from 'vitest'
import { ${component} } from './${component}.tsx'

it('shows what the screen "${title}" is for', () => {
  expect.fail(\`write what \${${component}.name} shows, and its loading, empty and failed states\`)
})
`,
    },
    linesToAdd: [
      `apps/portal/src/routes.ts: route('${name}', 'areas/${area}/screens/${name}/route.tsx')`,
      `apps/portal/src/site/paths.ts: ${camelCase(name)}: () => '/${name}'`,
    ],
  }
}
