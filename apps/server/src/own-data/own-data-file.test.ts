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
  const [one, two] = [{ Id: '1' }, { Id: '2', Text: 'a "quoted"\nline' }]
  expect(
    await fileOf(
      { object: 'User', records: [one], hasMore: false },
      { object: 'Case', records: [one], hasMore: null },
      { object: 'Case', records: [two], hasMore: null },
      { object: 'Case', records: [], hasMore: true },
      { object: 'CaseDraft__c', records: [], hasMore: false },
    ),
  ).toEqual({
    User: { records: [one], hasMore: false },
    Case: { records: [one, two], hasMore: true },
    CaseDraft__c: { records: [], hasMore: false },
  })
  expect(await fileOf()).toEqual({})
})
