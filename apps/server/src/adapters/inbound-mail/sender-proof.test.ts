import { expect, it } from 'vitest'
import { senderProof } from './sender-proof.ts'

const from = 'mara@osprey.example'
const proof = (...results: string[]) =>
  senderProof(
    results.map((value) => ['authentication-results', value] as const),
    { authservId: 'mx.example', from },
  )

it.each([
  ['mx.example; dmarc=pass header.from=osprey.example', 'proven'],
  ['MX.example 1; spf=fail smtp.mailfrom=list.example; dkim=pass (2048 bit) header.d=osprey.example', 'proven'],
  ['mx.example; dkim=none; spf=pass smtp.mailfrom=bounce@mail.osprey.example', 'proven'],
  ['mx.example; dmarc=fail (p=reject) header.from=osprey.example; spf=pass smtp.mailfrom=evil.example', 'refuted'],
  ['mx.example; spf=pass smtp.mailfrom=evil.example; dkim=pass header.d=evil.example', 'refuted'],
  ['mx.example; spf=softfail smtp.mailfrom=osprey.example; dkim=none', 'refuted'],
  ['mx.example; spf=pass smtp.mailfrom=notosprey.example', 'refuted'],
  ['mx.example; spf=none; dkim=none; dmarc=none', 'unknown'],
  ['mx.example; dmarc=pass header.from=other.example', 'refuted'],
  ['mx.example; dmarc=pass (p=none)', 'refuted'],
  ['mx.example; dmarc=pass header.from=osprey.example; dmarc=fail header.from=osprey.example', 'refuted'],
  ['mx.example; spf=pass smtp.mailfrom="a;dmarc=pass header.from=osprey.example;"@evil.example', 'refuted'],
  ['mx.example; spf=pass smtp.mailfrom="x@osprey.example"@evil.example', 'refuted'],
  ['mx.example; spf=none (a (nested; dmarc=pass header.from=osprey.example;) comment)', 'unknown'],
  ['mx.example; spf=none reason="dkim=pass header.d=osprey.example"', 'unknown'],
  ['mx.example; dkim=pass (ok \\) ; dmarc=pass) header.d=osprey.example', 'proven'],
  ['mx.example; dkim = pass header.i = @osprey.example header.b="ab;c"', 'proven'],
  ['mx.example; arc=pass; dmarc=pass header.from="osprey.example"', 'refuted'],
  ['mx.example; dmarc=pass header.from=osprey.example; spf=pass smtp.mailfrom="unended', 'unknown'],
  ['mx.example; dmarc=pass header.from=osprey.example (unended', 'unknown'],
  ['mx.example; none', 'unknown'],
  ['other.example; dmarc=fail', 'unknown'],
] as const)('reads %s as %s', (value, wanted) => {
  expect(proof(value)).toBe(wanted)
})

it('joins the results that the host writes into several headers', () => {
  expect(proof('mx.example; spf=none', 'mx.example; dkim=pass header.d=osprey.example')).toBe('proven')
})

it('takes no result from below the trace of an earlier host, where the sender writes', () => {
  const forged = 'mx.example; dmarc=pass header.from=osprey.example'
  const headers = [
    ['authentication-results', 'mx.example; dmarc=fail header.from=osprey.example'],
    ['received', 'from evil.example by mx.example'],
    ['authentication-results', forged],
  ] as const
  expect(senderProof(headers, { authservId: 'mx.example', from })).toBe('refuted')
})

it('checks nothing where the receiving host has no name', () => {
  const headers = [['authentication-results', 'mx.example; dmarc=fail']] as const
  expect(senderProof(headers, { authservId: null, from })).toBe('unchecked')
})
