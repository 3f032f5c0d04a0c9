import type { ListInfo, ListRecords, ObjectInfo } from 'contract'
import { expect, it } from 'vitest'
import { csvColumns, listCsv } from './list-csv.ts'

const page = (values: (string | null)[], nextPageToken: string | null): ListRecords =>
  ({
    nextPageToken,
    records: values.map((value) => ({ fields: { Subject: { value, displayValue: null } } })),
  }) as unknown as ListRecords

async function fileOf(first: ListRecords, ...others: ListRecords[]): Promise<string> {
  const columns = [{ path: 'Subject', label: 'Subject', isTime: false }]
  const next = async () => others.shift() as ListRecords
  let text = ''
  for await (const part of listCsv(columns, 'UTC', first, next)) text += part
  return text
}

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠x'])(
  'makes no formula of a text that begins like one: %j',
  async (text) => {
    const [, row = ''] = (await fileOf(page([text], null))).split('\r\n', 2)
    expect(row.replace(/^"/, '').startsWith("'")).toBe(true)
    expect(row).toContain(text.trim())
  },
)

it('writes the pages of a list one after the other, and quotes what would end a cell', async () => {
  expect(await fileOf(page(['one', 'a,b', 'say "x"'], 'more'), page(['two\nlines', null], null))).toBe(
    '\ufeffSubject\r\none\r\n"a,b"\r\n"say ""x"""\r\n"two\nlines"\r\n\r\n',
  )
})

it('describes each object of its columns once, however many columns there are', async () => {
  const field = (apiName: string, dataType: string, parent?: string) => [
    apiName,
    { dataType, relationshipName: parent ?? null, referenceToInfos: parent === undefined ? [] : [{ apiName: parent }] },
  ]
  const fields = Object.fromEntries([
    field('Name', 'String'),
    field('Made', 'DateTime'),
    field('ShelfId', 'Reference', 'Shelf'),
  ])
  const described: string[] = []
  const describe = async (apiName: string) => {
    described.push(apiName)
    return { fields } as unknown as ObjectInfo
  }
  const info = { displayColumns: [], listReference: { objectApiName: 'Book' } } as unknown as ListInfo
  const paths = Array.from({ length: 50 }, () => ['Name', 'Made', 'Shelf.Made', 'Shelf.Shelf.Name']).flat()
  const columns = await csvColumns(info, paths, describe)
  expect(columns.slice(0, 4).map(({ isTime }) => isTime)).toEqual([false, true, true, false])
  expect(described).toEqual(['Book', 'Shelf'])
})
