import { expect, it } from 'vitest'
import { readMail } from './read-mail.ts'

const envelope = { caseNumber: '00418273', from: 'mara@osprey.example', ip: '192.0.2.1' }

const read = (lines: readonly string[], over: Partial<typeof envelope> = {}) =>
  readMail(Buffer.from(lines.join('\r\n')), { ...envelope, ...over }, { authservId: null })

const head = ['From: Mara Okafor <Mara@Osprey.example>', 'Message-ID: <1@osprey.example>', 'MIME-Version: 1.0']

it('reads author, text and files of a mail with HTML, and leaves out the pictures of what it quotes', async () => {
  const picture = (id: string, name: string) => [
    '--b',
    `Content-Type: image/png; name="${name}"`,
    'Content-Transfer-Encoding: base64',
    `Content-ID: <${id}>`,
    `Content-Disposition: inline; filename="${name}"`,
    '',
    Buffer.from(name).toString('base64'),
  ]
  const mail = await read([
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
    isAutomatic: false,
    text: 'Grüße aus Λάρισα:\nthe left one',
  })
  expect(mail?.reply.files.map(({ name }) => name)).toEqual(['screen.png', 'lög.txt'])
})

it('knows a mail by Message-ID and case, and one without by its bytes', async () => {
  const plain = [...head, '', 'One', '']
  const key = async (lines: readonly string[], caseNumber = '00418273') =>
    (await read(lines, { caseNumber }))?.reply.key
  expect(await key(plain)).toBe(await key([...head, 'Received: by a', '', 'One', '']))
  expect(await key(plain)).not.toBe(await key(plain, '00418274'))
  const [author = ''] = head
  expect(await key([author, '', 'One'])).not.toBe(await key([author, '', 'Two']))
})

it('repeats no Message-ID that could add a header', async () => {
  const messageIdFrom = async (id: string) =>
    (await read([head[0] ?? '', `Message-ID: ${id}`, '', 'x']))?.reply.messageId
  expect(await messageIdFrom('<a@b\tBcc: x>')).toBe(null)
  expect(await messageIdFrom(`<${'a'.repeat(300)}@b>`)).toBe(null)
})

it('rejects a mail without an author, with several authors or with an ambiguous address', async () => {
  for (const from of [
    '',
    'From: a@x.example, b@x.example',
    'From: "a,b@x.example"@y.example',
    'From: root@[127.0.0.1]',
  ]) {
    expect(await read([from, 'Message-ID: <1@x.example>', '', 'x'].filter((line, at) => at > 0 || line !== ''))).toBe(
      null,
    )
  }
})

it('sees by the envelope whether the author sent it', async () => {
  const sent = async (from: string) => (await read([...head, '', 'x'], { from }))?.reply
  expect((await sent('other@elsewhere.example'))?.isFromItsSender).toBe(false)
  expect((await sent(''))?.isAutomatic).toBe(true)
})

it('reads hostile mails without an error and without standing still', async () => {
  const long = 'On 1 wrote '.repeat(20_000)
  const bodies = [
    `${'>'.repeat(200_000)}\r\n${long}`,
    `${'--\r\n'.repeat(20_000)}`,
    `${'From: a\r\nTo: b\r\n'.repeat(5_000)}`,
    `${'Thanks,\r\n'.repeat(10_000)}`,
    `${'_____\r\n\r\n'.repeat(10_000)}`,
    '\u0000\u001b[31m text \ud800',
  ]
  for (const body of bodies) expect(await read([...head, '', body])).not.toBe(null)
  const nested = `${'<div><blockquote>'.repeat(10_000)}deep`
  expect(await read([...head, 'Content-Type: text/html', '', nested])).not.toBe(null)
})
