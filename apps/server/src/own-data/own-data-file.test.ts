import type { OwnRecords } from 'support'
import { expect, it } from 'vitest'
import { ownDataFile } from './register-own-data.ts'

async function fileOf(...records: OwnRecords[]): Promise<unknown> {
  async function* parts(): AsyncGenerator<OwnRecords, undefined, undefined> {
    yield* records
  }
  const rest = parts()
  let text = ''
  for await (const piece of ownDataFile(await rest.next(), rest)) text += piece
  return JSON.parse(text)
}

it('writes the parts of each object as one list, empty ones too', async () => {
  const [first, two] = [{ Id: '1' }, { Id: '2', Text: 'a "quoted"\nline' }]
  expect(
    await fileOf(
      { object: 'User', records: [first], hasMore: false },
      { object: 'Case', records: [first], hasMore: null },
      { object: 'Case', records: [two], hasMore: null },
      { object: 'Case', records: [], hasMore: true },
      { object: 'CaseDraft__c', records: [], hasMore: false },
    ),
  ).toEqual({
    User: { records: [first], hasMore: false },
    Case: { records: [first, two], hasMore: true },
    CaseDraft__c: { records: [], hasMore: false },
  })
  expect(await fileOf()).toEqual({})
})
