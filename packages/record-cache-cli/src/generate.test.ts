import { expect, it } from 'vitest'
import { generate } from './generate.ts'

const ACCOUNT = {
  apiName: 'Account',
  createable: false,
  updateable: false,
  defaultRecordTypeId: null,
  fields: { Rank: { apiName: 'Rank', dataType: 'Picklist', relationshipName: null, referenceToInfos: [] } },
}

/** Runs the program against a service that answers these bodies by what the address ends with. */
async function run(line: string[], bodies: Record<string, unknown> = {}) {
  const asked: { url: string; headers: Readonly<Record<string, string>> }[] = []
  const printed: string[] = []
  const complaints: string[] = []
  const written: Record<string, string> = {}
  const code = await generate(line, {
    async fetch(url, { headers }) {
      asked.push({ url, headers })
      const [, body] = Object.entries(bodies).find(([ending]) => url.endsWith(ending)) ?? []
      if (body instanceof Error) throw body
      const failure = [{ errorCode: 'NOT_FOUND', message: 'The requested resource does not exist' }]
      const status = body === undefined ? 404 : 200
      return {
        status,
        statusText: '',
        text: async () => (typeof body === 'string' ? body : JSON.stringify(body ?? failure)),
      }
    },
    readFile: async (path) =>
      path === 'session.txt' ? 'cookie: session=1\r\nX-Person: mara\n' : Promise.reject(new Error(`No ${path}`)),
    writeFile: async (path, text) => {
      written[path] = text
    },
    print: (text) => printed.push(text),
    complain: (text) => complaints.push(text),
  })
  return { code, asked, written, printed: printed.join(''), complaint: complaints.join('') }
}

const ON_SERVICE = ['generate', '--url', 'https://service.example', '--object', 'Account']
const INFO = '/services/data/v65.0/ui-api/object-info/Account'

it('reads each object with the given headers, and prints or writes its types', async () => {
  const headers = ['--header', '@session.txt', '--header', 'X-Person: jonas']
  const { code, asked, printed } = await run([...ON_SERVICE, ...headers], { 'object-info/Account': ACCOUNT })
  expect(code).toBe(0)
  expect(asked).toEqual([
    {
      url: `https://service.example${INFO}`,
      headers: { accept: 'application/json', cookie: 'session=1', 'X-Person': 'jonas' },
    },
  ])
  expect(printed).toContain('  Account: {\n    Rank: string | null\n  }\n')
  const toFile = await run([...ON_SERVICE, '--out', 'objects.ts'], { 'object-info/Account': ACCOUNT })
  expect([toFile.written, toFile.printed]).toEqual([{ 'objects.ts': printed }, ''])
})

it('reads the values of picklists for the default record type', async () => {
  const values = { picklistFieldValues: { Rank: { values: [{ value: 'Captain' }] } } }
  const bodies = { 'object-info/Account': ACCOUNT, 'picklist-values/012000000000000AAA': values }
  const { asked, printed } = await run([...ON_SERVICE, '--picklists'], bodies)
  expect(asked.map(({ url }) => url).at(-1)).toContain(`${INFO}/picklist-values/012000000000000AAA`)
  expect(printed).toContain("    Rank: 'Captain'\n")
})

const NOT_REACHED = 'https://service.example: '

/** What the fetch of Node throws when there is no answer. */
const fetchFailed = (cause: Error) => new TypeError('fetch failed', { cause })

it.each<[string, unknown, string]>([
  ['refuses', undefined, `${INFO}: 404 The requested resource does not exist\n`],
  ['answers a page', '<html>', `${INFO}: 200 No answer of a UI service\n`],
  [
    'is unknown',
    fetchFailed(new Error('getaddrinfo ENOTFOUND service.example')),
    `${NOT_REACHED}getaddrinfo ENOTFOUND service.example\n`,
  ],
  [
    'does not answer at any of its addresses',
    fetchFailed(
      new AggregateError([new Error('connect ECONNREFUSED ::1:443'), new Error('connect ECONNREFUSED 127.0.0.1:443')]),
    ),
    `${NOT_REACHED}connect ECONNREFUSED ::1:443, connect ECONNREFUSED 127.0.0.1:443\n`,
  ],
  ['is not asked, because of a header', new TypeError('Not a ByteString'), `${NOT_REACHED}Not a ByteString\n`],
])('says why, writes nothing and ends with 1 when the service %s', async (_, body, words) => {
  const { code, written, complaint } = await run([...ON_SERVICE, '--out', 'objects.ts'], {
    'object-info/Account': body,
  })
  expect([code, written, complaint]).toEqual([1, {}, words])
})

it.each([
  [[], 'The only command is generate'],
  [['generate', '--object', 'Case'], '--url takes the address of a service'],
  [['generate', '--url', 'localhost:3000', '--object', 'Case'], 'which begins with https:// or http://'],
  [['generate', '--url', 'service.example', '--object', 'Case'], 'which begins with https:// or http://'],
  [['generate', '--url', 'http://', '--object', 'Case'], '--url takes the address of a service'],
  [['generate', '--url', 'https://service.example'], '--object is missing'],
  [[...ON_SERVICE, '--header', 'cookie'], "--header takes 'Name: value'"],
  [[...ON_SERVICE, '--header', '@missing.txt'], 'No missing.txt'],
  [[...ON_SERVICE, '--colour'], "Unknown option '--colour'"],
])('asks nothing, and says how it is used, with the arguments %j', async (line, words) => {
  const { code, asked, complaint } = await run(line)
  expect([code, asked]).toEqual([1, []])
  expect(complaint).toContain(words)
  expect(complaint).toContain('Usage: record-cache generate')
})

it.each([[['--help']], [['-h']], [['generate', '--help']], [[...ON_SERVICE, '--help']]])(
  'prints how it is used, asks nothing and ends with 0 with the arguments %j',
  async (line) => {
    const { code, asked, printed, complaint } = await run(line)
    expect([code, asked, complaint]).toEqual([0, [], ''])
    expect(printed).toMatch(/^Usage: record-cache generate/)
    expect(printed).toContain('--help')
  },
)
