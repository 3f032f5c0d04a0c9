import { camelCase, sentenceCase } from './casing.ts'
import type { ThingFiles } from './thing-files.ts'

export function endpointFiles(group: string, call: string): ThingFiles {
  const name = camelCase(call)
  const groupName = camelCase(group)
  const platform = `packages/platform/src/${group}/${call}`
  const cache = `packages/record-cache/src/adapters/${group}/${call}`
  const test = (what: string) => `import { expect, it } from 'vitest'

it('${what}', () => {
  expect.fail('write what it answers, and to whom it answers that nothing is there')
})
`
  return {
    files: {
      [`apps/server/src/ui-api/${call}.db.test.ts`]: test(`answers ${name} over HTTP in the specified shape`),
      [`${platform}.ts`]: `import type { Caller } from '../engine.ts'

/** ${sentenceCase(call)}: shape, units and errors. */
export async function ${name}(caller: Caller): Promise<never> {
  throw new Error(\`${name} is not written yet (\${caller.engine.app.name})\`)
}
`,
      [`${platform}.db.test.ts`]: test(`reads ${name} through the gate`),
      [`${cache}.test.ts`]: test(`keeps the answer of ${name} for its lifetime and asks no twice`),
    },
    linesToAdd: [
      `packages/contract/src/ui-api/${group}.schemas.ts: export const ${name} = defineCall({ summary, returns, limits, errors, params, query, response })`,
      `packages/contract/src/ui-api/${group}.ts: export const ${name}: CallOf<typeof schemas.${name}> = { method, path }; npm run generate writes the comment above it`,
      `apps/server/src/ui-api/testing/specified-answers.ts: ${name}, with the shape of its answer`,
      `npm run generate: its row in docs/ui-service.md`,
      `packages/platform/src/gateway.ts: ${groupName}.${name}`,
      `apps/server/src/ui-api/${group}.ts: ${name}: ({ gateway }, { params }) => gateway.${groupName}.${name}(params)`,
      `${cache}.ts: the adapter, beside the others of its group, and a line in lifetimes.ts`,
    ],
  }
}
