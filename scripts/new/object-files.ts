import { camelCase, pascalCase, sentenceCase } from './casing.ts'
import type { ThingFiles } from './thing-files.ts'

export function objectFiles(area: string, thing: string): ThingFiles {
  const folder = `packages/support/src/${area}`
  const apiName = `${pascalCase(thing)}__c`
  const label = sentenceCase(thing)
  return {
    files: {
      [`${folder}/${thing}.object.ts`]: `import { defineObject, text } from 'platform'

/** What it is, in one sentence. */
export const ${camelCase(thing)} = defineObject({
  apiName: '${apiName}',
  keyPrefix: '',
  label: '${label}',
  labelPlural: '${label}s',
  nameField: 'Name',
  custom: true,
  fields: { Name: text({ label: 'Name', required: true }) },
})
`,
      [`${folder}/${thing}.access.ts`]: `import { defineAccess } from 'platform'

// A profile that is not named here has no rows: the object does not exist for it.
export const ${camelCase(thing)}Access = defineAccess('${apiName}', {})
`,
      [`${folder}/${thing}.db.test.ts`]: `import { expect, it } from 'vitest'

it('shows a ${label.toLowerCase()} to those who may see it, and hides it from everybody else', () => {
  expect.fail('write who sees and changes a ${label.toLowerCase()}')
})
`,
    },
    linesToAdd: [
      `${folder}/area.ts: ${camelCase(thing)} under objects, ${camelCase(thing)}Access under access`,
      `${folder}/${thing}.object.ts: a key prefix that no other object has`,
      'packages/support/src/testing/expected-access.ts: a row for the object',
      `then npm run db:diff -- add_${thing.replaceAll('-', '_')} and npm run generate`,
    ],
  }
}
