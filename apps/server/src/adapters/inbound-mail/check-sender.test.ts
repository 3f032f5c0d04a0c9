import { generateKeyPairSync } from 'node:crypto'
import { dkimSign, sealMessage } from 'mailauth'
import { expect, it, onTestFinished, vi } from 'vitest'
import { readCheckedMail } from './check-sender.ts'
import type { MailContext } from './read-mail.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
const context = {
  caseNumber: '00418273',
  from: 'ida@quill.example',
  ip: '10.0.0.5',
  authservId: null,
  checksSenders: true,
  sent: [],
}
const mail = (head = 'From: Ida <ida@quill.example>', text = 'The left one.') =>
  `${head}\r\nSubject: Re: Your case\r\nDate: Sat, 28 Nov 2026 09:56:00 +0000\r\nMessage-ID: <1@quill.example>\r\n\r\n${text}\r\n`

async function signed(text: string, { domain = 'quill.example', length = Number.POSITIVE_INFINITY } = {}) {
  const signature = {
    signingDomain: domain,
    selector: 's1',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    ...(Number.isFinite(length) && { maxBodyLength: length }),
  }
  const { signatures } = await dkimSign(text, {
    canonicalization: 'relaxed/relaxed',
    ...signature,
    signatureData: [signature],
  })
  return `${signatures}${text}`
}

const received = (client: string) =>
  `Received: from ${client} by mx.portal.example; Sat, 28 Nov 2026 09:56:01 +0000\r\n`

/** The DNS of quill.example and of a stranger, who both sign with the same key. */
async function check(
  raw: string,
  { policy = 'reject', fails = '', ...over }: Partial<MailContext & { policy: string; fails: string }> = {},
) {
  const queries: string[] = []
  const records: Record<string, string> = {
    's1._domainkey.quill.example': `v=DKIM1; k=rsa; p=${key}`,
    's1._domainkey.stranger.example': `v=DKIM1; k=rsa; p=${key}`,
    's1._domainkey.lists.example': `v=DKIM1; k=rsa; p=${key}`,
    'quill.example': 'v=spf1 ip4:192.0.2.10 -all',
    'stranger.example': 'v=spf1 ip4:198.51.100.7 -all',
    ...(policy !== '' && { '_dmarc.quill.example': `v=DMARC1; p=${policy}` }),
  }
  const resolve = async (name: string, type: string) => {
    queries.push(name)
    const record = type === 'TXT' ? records[name] : undefined
    if (fails !== '' && name.includes(fails)) throw Object.assign(new Error('No answer'), { code: 'ETIMEOUT' })
    if (record === undefined) throw Object.assign(new Error('None'), { code: 'ENOTFOUND' })
    return [[record]]
  }
  const read = await readCheckedMail(Buffer.from(raw, 'latin1'), { ...context, ...over }, resolve)
  return { author: read?.reply.from, proof: read?.proof, queries }
}
const proofOf = async (...input: Parameters<typeof check>) => (await check(...input)).proof

const OWN_HOST = 'mail.quill.example (mail.quill.example [192.0.2.10])'
const STRANGER = 'mail.stranger.example (unknown [198.51.100.7])'

it('checks nothing where the host in front does, or none is wanted', async () => {
  expect(await check(mail(), { checksSenders: false })).toMatchObject({ proof: 'unchecked', queries: [] })
})

it.each(['reject', 'none', ''])(
  'proves an author by the signature or the host of the domain: policy "%s"',
  async (policy) => {
    expect(await proofOf(await signed(mail()), { policy })).toBe('proven')
    expect(await proofOf(received(OWN_HOST) + mail(), { policy })).toBe('proven')
  },
)

it('refuses what the domain of the author asks to refuse, and holds all else that is not proven', async () => {
  const forged = received(STRANGER) + mail()
  expect([await proofOf(forged), await proofOf(forged, { policy: 'quarantine' })]).toEqual(['refuted', 'unknown'])
  expect([await proofOf(forged, { policy: 'none' }), await proofOf(forged, { policy: '' })]).toEqual([
    'unknown',
    'unknown',
  ])
  const byStranger = received(STRANGER) + (await signed(mail(), { domain: 'stranger.example' }))
  expect(await proofOf(byStranger, { from: 'a@stranger.example' })).toBe('refuted')
  expect(await proofOf(byStranger, { from: 'a@stranger.example', policy: '' })).toBe('unknown')
  const changed = received(STRANGER) + (await signed(mail())).replace('left one', 'right one')
  expect(await proofOf(changed)).toBe('refuted')
})

it('does not refuse while the DNS does not answer', async () => {
  const forged = received(STRANGER) + mail()
  for (const fails of ['_dmarc', 'quill.example']) expect(await proofOf(forged, { fails })).toBe('unknown')
  const rotated = received(STRANGER) + (await signed(mail()))
  expect(await proofOf(rotated, { fails: '_domainkey' })).toBe('unknown')
})

it('holds a mail where the check itself fails', async () => {
  const raw = received(OWN_HOST) + mail()
  vi.doMock('mailauth', () => ({ authenticate: () => Promise.reject(new Error('A fault of the library')) }))
  onTestFinished(() => void vi.doUnmock('mailauth'))
  expect(await check(raw)).toMatchObject({ proof: 'unknown', queries: [] })
})

it('holds a text that the signature does not cover, and a mail with too many signatures', async () => {
  const text = await signed(mail(), { length: 5 })
  expect(await proofOf(text, { policy: '' })).toBe('unknown')
  expect(await proofOf(text, { policy: 'reject' })).toBe('unknown')
  const many = 'DKIM-Signature: v=1; d=stranger.example; s=s1\r\n'.repeat(11) + (await signed(mail()))
  expect(await check(many)).toMatchObject({ proof: 'unknown', queries: [] })
})

it.each([
  ['behind hosts of the receiver', received('relay (relay [10.1.2.3])') + received(OWN_HOST), 'proven'],
  ['with an address of version 6 of another', received('h (h [IPv6:2001:db8::1])') + received(OWN_HOST), 'refuted'],
  ['that the sender wrote below', received(STRANGER) + received(OWN_HOST), 'refuted'],
  ['as the name in a greeting', received('[192.0.2.10] (unknown [198.51.100.7])'), 'refuted'],
  ['in a form that the sender could fill', received('[198.51.100.7] (helo=[192.0.2.10])'), 'unknown'],
  ['of which nothing can be read', received('192.0.2.10') + received(OWN_HOST), 'unknown'],
])('finds the sending host %s', async (_, trace, proof) => {
  expect(await proofOf(trace + mail())).toBe(proof)
})

it.each([
  'From: <x@stranger.example>',
  'From: "ida@quill.example" <x@stranger.example>',
  'From: Ida <ida@quill.example> <x@stranger.example>',
  'From: <ida@quill.example>, <x@stranger.example>',
  'From: ida@quill.example (<x@stranger.example>)',
  'From: "ida@quill.example, " <x@stranger.example>',
  'From: Group: ida@quill.example;, <x@stranger.example>',
  'From: <ida@quill.example\r\n <x@stranger.example>',
  'From: Ida <ida@quill.example>\r\nFrom: <x@stranger.example>',
])('proves by the signature of a stranger no other author: %s', async (head) => {
  const { author, proof } = await check(await signed(mail(head), { domain: 'stranger.example' }), { policy: '' })
  expect(proof === 'proven').toBe(author === 'x@stranger.example')
})

/** A mail as a forwarding host seals it, with what it had verified. */
async function sealed(
  text: string,
  authResults: string,
  signingDomain = 'lists.example',
  cv: 'none' | 'pass' = 'none',
): Promise<string> {
  const seal = {
    signingDomain,
    selector: 's1',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    authResults,
    cv,
  }
  return `${await sealMessage(text, seal)}${text}`
}

it('takes the proof of a forwarding host that is trusted, from its seal', async () => {
  const proven = 'lists.example; dmarc=pass header.from=quill.example'
  const arcSealers = ['lists.example']
  const changed = mail(undefined, 'The left one.\r\n-- \r\nTo leave this list, write to us.')
  const forwarded = received(STRANGER) + (await sealed(changed, proven))
  for (const policy of ['reject', 'none', '']) {
    expect([policy, await proofOf(forwarded, { policy, arcSealers })]).toEqual([policy, 'proven'])
  }
  const others = {
    'no trust': proofOf(forwarded),
    'another sealer': proofOf(received(STRANGER) + (await sealed(changed, proven, 'stranger.example')), { arcSealers }),
    'a changed text': proofOf(forwarded.replace('left', 'right'), { arcSealers }),
    'another author': proofOf(
      received(STRANGER) + (await sealed(changed, 'lists.example; dmarc=pass header.from=stranger.example')),
      { arcSealers },
    ),
    'a failure there': proofOf(
      received(STRANGER) + (await sealed(changed, 'lists.example; dmarc=fail header.from=quill.example')),
      { arcSealers },
    ),
    'a result in quotes': proofOf(
      received(STRANGER) +
        (await sealed(changed, 'lists.example; spf=none smtp.mailfrom="x; dmarc=pass header.from=quill.example"')),
      { arcSealers },
    ),
    'no seal': proofOf(`${received(STRANGER)}ARC-Authentication-Results: i=1; ${proven}\r\n${changed}`, { arcSealers }),
  }
  for (const [name, proof] of Object.entries(others)) expect([name, await proof]).toEqual([name, 'refuted'])
})

it('takes the proof of the first host of a chain of seals, if all of its hosts are trusted', async () => {
  const first = await sealed(mail(), 'stranger.example; dmarc=pass header.from=quill.example', 'stranger.example')
  const second = await sealed(
    first,
    'lists.example; arc=pass; dmarc=fail header.from=quill.example',
    'lists.example',
    'pass',
  )
  const proof = (...arcSealers: string[]) => proofOf(received(STRANGER) + second, { arcSealers })
  expect(await proof('lists.example', 'stranger.example')).toBe('proven')
  expect([await proof('lists.example'), await proof('stranger.example')]).toEqual(['refuted', 'refuted'])
})
