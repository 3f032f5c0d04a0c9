import { camelCase, sentenceCase } from './casing.ts'
import type { ThingFiles } from './thing-files.ts'

export function actionFiles(area: string, verb: string): ThingFiles {
  const file = `packages/support/src/${area}/${verb}`
  const title = sentenceCase(verb)
  return {
    files: {
      [`${file}.ts`]: `import type { Change } from 'platform'

/** ${title}: what it does and when it is refused. */
export function ${camelCase(verb)}(change: Change): void {
  throw new Error(\`${title} is not written yet (\${change.objectApiName})\`)
}
`,
      [`${file}.db.test.ts`]: `import { expect, it } from 'vitest'
import { ${camelCase(verb)} } from './${verb}.ts'

it('does what "${title.toLowerCase()}" says, and refuses it where it must not be', () => {
  expect.fail(\`write what \${${camelCase(verb)}.name} does\`)
})
`,
    },
    linesToAdd: [`packages/support/src/${area}/area.ts or the rules of its object: call ${camelCase(verb)}`],
  }
}
