import { expect, it } from 'vitest'
import { UnreadableMail } from './mime-parts.ts'
import { readMail } from './read-mail.ts'

const envelope = { caseNumber: '00418273', from: 'mara@osprey.example', ip: '192.0.2.1' }

const read = (lines: readonly string[], over: Partial<typeof envelope> = {}) =>
  readMail(Buffer.from(lines.join('\r\n')), { ...envelope, authservId: null, checksSenders: false, sent: [], ...over })

const head = ['From: Mara Okafor <Mara@Osprey.example>', 'Message-ID: <1@osprey.example>', 'MIME-Version: 1.0']

it('reads author, text and files of a mail with HTML, and leaves out the pictures of what it quotes', () => {
  const picture = (id: string, name: string) => [
    '--b',
    `Content-Type: image/png; name="${name}"`,
    'Content-Transfer-Encoding: base64',
    `Content-ID: <${id}>`,
    `Content-Disposition: inline; filename="${name}"`,
    '',
    Buffer.from(name).toString('base64'),
  ]
  const mail = read([
    ...head,
    'Content-Type: multipart/related; boundary=b',
    '',
    '--b',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    '<div>Grüße aus Λάρισα:<br>the left one <img src="cid:own@x"></div>',
    '<div class="gmail_signature">Mara <img src="cid:logo@x"></div>',
    '<blockquote type="cite">Which card? <img src="cid:quoted@x"></blockquote>',
    ...picture('own@x', 'screen.png'),
    ...picture('logo@x', 'logo.png'),
    ...picture('quoted@x', 'quoted.png'),
    '--b',
    'Content-Type: text/plain; name="=?utf-8?q?l=C3=B6g.txt?="',
    'Content-Disposition: attachment; filename="=?utf-8?q?l=C3=B6g.txt?="',
    '',
    'line',
    '--b--',
    '',
  ])
  expect(mail?.reply).toMatchObject({
    from: 'mara@osprey.example',
    messageId: '<1@osprey.example>',
    isFromItsSender: true,
    automatic: null,
    text: 'Grüße aus Λάρισα:\nthe left one',
  })
  expect(mail?.reply.files.map(({ name }) => name)).toEqual(['screen.png', 'lög.txt'])
})

it('knows a mail by Message-ID and case, and one without by its bytes', () => {
  const plain = [...head, '', 'One', '']
  const key = (lines: readonly string[], caseNumber = '00418273') => read(lines, { caseNumber })?.reply.key
  expect(key(plain)).toBe(key([...head, 'Received: by a', '', 'One', '']))
  expect(key(plain)).not.toBe(key(plain, '00418274'))
  const [author = ''] = head
  expect(key([author, '', 'One'])).not.toBe(key([author, '', 'Two']))
})

it('repeats no Message-ID that could add a header', () => {
  const messageIdFrom = (id: string) => read([head[0] ?? '', `Message-ID: ${id}`, '', 'x'])?.reply.messageId
  expect(messageIdFrom('<a@b\tBcc: x>')).toBe(null)
  expect(messageIdFrom(`<${'a'.repeat(300)}@b>`)).toBe(null)
})

it('rejects a mail without an author, with several authors or with an ambiguous address', () => {
  for (const from of [
    '',
    'From: a@x.example, b@x.example',
    'From: "a,b@x.example"@y.example',
    'From: root@[127.0.0.1]',
  ]) {
    expect(read([from, 'Message-ID: <1@x.example>', '', 'x'].filter((line, at) => at > 0 || line !== ''))).toBe(null)
  }
})

it('sees by the envelope whether the author sent it', () => {
  const sent = (from: string) => read([...head, '', 'x'], { from })?.reply
  expect(sent('other@elsewhere.example')?.isFromItsSender).toBe(false)
  expect(sent('')?.automatic).toBe('no return address')
})

it('reads hostile mails without an error and without standing still', () => {
  const long = 'On 1 wrote '.repeat(20_000)
  const bodies = [
    `${'>'.repeat(200_000)}\r\n${long}`,
    `${'--\r\n'.repeat(20_000)}`,
    `${'From: a\r\nTo: b\r\n'.repeat(5_000)}`,
    `${'Thanks,\r\n'.repeat(10_000)}`,
    `${'_____\r\n\r\n'.repeat(10_000)}`,
    '\u0000\u001b[31m text \ud800',
  ]
  for (const body of bodies) expect(read([...head, '', body])).not.toBe(null)
  const nested = `${'<div><blockquote>'.repeat(10_000)}deep`
  expect(read([...head, 'Content-Type: text/html', '', nested])).not.toBe(null)
})

const alternative = (...parts: readonly string[][]) => [
  ...head,
  'Content-Type: multipart/mixed; boundary=b',
  '',
  ...parts.flatMap((part) => ['--b', ...part]),
  '--b--',
]
const utf8 = (type: string, text: string) => [`Content-Type: ${type}; charset=utf-8`, '', text, '']

it('reads every text of a mail, and takes named texts, mails and uuencoded data for files', () => {
  const reply = read(
    alternative(
      utf8('text/plain', 'First.'),
      utf8('text/html', '<p>Second.</p>'),
      ['Content-Type: text/plain; name="boot.log"', 'Content-Disposition: inline', '', '> boot'],
      ['Content-Type: message/rfc822', '', 'Subject: Batch 9', '', 'Faulty.'],
      [
        'Content-Type: application/pdf; name=a.pdf',
        'Content-Transfer-Encoding: x-uuencode',
        '',
        'begin 644 a.pdf',
        '#86)C',
        '`',
        'end',
      ],
      utf8('text/plain', 'Third.\r\n\r\nbegin 644 b.txt\r\n#86)C\r\n`\r\nend'),
    ),
  )?.reply
  expect(reply?.text).toBe('First.\n\nSecond.\n\nThird.')
  expect(reply?.files.map(({ name, data }) => [name, String(data).slice(0, 3)])).toEqual([
    ['boot.log', '> b'],
    ['Batch 9.eml', 'Sub'],
    ['a.pdf', 'abc'],
    ['b.txt', 'abc'],
  ])
})

it('takes both alternatives where a gateway wrote its own words as one of them', () => {
  const parts = [
    utf8('text/plain', 'The second unit stays dark after the update.'),
    utf8('text/html', '<p>Checked by the gateway of Quill.</p>'),
  ]
  const mail = alternative(...parts).map((line) => line.replace('multipart/mixed', 'multipart/alternative'))
  expect(read(mail)?.reply.text).toContain('The second unit stays dark after the update.')
  expect(read(mail)?.reply.text).toContain('Checked by the gateway of Quill.')
})

it('attaches up to 200 files and names the others', () => {
  const files = Array.from({ length: 203 }, (_, at) => [
    `Content-Type: application/octet-stream; name="${at}.log"`,
    '',
    'x',
  ])
  const reply = read(alternative(utf8('text/plain', 'All.'), ...files))?.reply
  expect([reply?.files.length, reply?.leftOutFiles]).toEqual([200, ['200.log', '201.log', '202.log']])
})

it('attaches pictures that are written into the HTML, and reads HTML of any size', () => {
  const png = Buffer.concat([Buffer.from('\x89PNG', 'latin1'), Buffer.alloc(600_000)]).toString('base64')
  const html = `<p>Above</p><img src="data:image/png;base64,${png}"><img src="data:image/png;base64,AAAA"><p>Below</p>`
  const reply = read([...head, 'Content-Type: text/html', '', html])?.reply
  expect([reply?.text, reply?.files.map(({ name }) => name)]).toEqual(['Above\n\nBelow', ['picture-1.png']])
})

it('refuses permanently what can never be read', () => {
  const deep = Array.from({ length: 40 }, (_, at) => [
    `Content-Type: multipart/mixed; boundary=b${at}`,
    '',
    `--b${at}`,
  ]).flat()
  expect(() => read([...head, ...deep])).toThrow(UnreadableMail)
  const many = Array.from({ length: 2_100 }, () => ['Content-Type: text/plain', '', 'x'])
  expect(() => read(alternative(...many))).toThrow(UnreadableMail)
})

it('refuses a mail with two fields of its author', () => {
  expect(read([...head, 'From: b@quill.example', '', 'x'])).toBe(null)
})

it('knows a mail without an id by its content, not by the headers that hosts on its way add', () => {
  const key = (...added: string[]) =>
    read([...added, head[0] ?? '', 'Date: Mon, 2 Nov 2026 08:15:00 +0000', '', 'One'])?.reply.key
  expect(key('Received: by a')).toBe(key('Received: by b', 'X-Scanned: yes'))
})

it('hands over a long text as a file, and its beginning', () => {
  const text = 'One word more. '.repeat(2_000).trim()
  const reply = read([...head, '', text])?.reply
  expect([reply?.isContinued, reply?.text.length, reply?.files.map(({ name, data }) => [name, data.length])]).toEqual([
    true,
    16_000,
    [['message.txt', text.length]],
  ])
})
