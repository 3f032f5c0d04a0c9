import type { ListRecords } from 'contract'
import { expect, it } from 'vitest'
import { listCsv } from './list-csv.ts'

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
