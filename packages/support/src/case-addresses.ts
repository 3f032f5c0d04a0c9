import { createHmac, timingSafeEqual } from 'node:crypto'

/** The address of each case, to which customers answer by e-mail. It is signed, so that it cannot be forged. */
export type CaseAddresses = {
  of(caseNumber: string): string
  /** The number of the case of an address, in any case of letters; null for an address that is not of a case. */
  caseNumberOf(address: string): string | null
}

/** @param secret - the same in all processes of an installation; with another one, no address that was mailed is valid any more. */
export function createCaseAddresses({ domain, secret }: { domain: string; secret: string }): CaseAddresses {
  const host = domain.toLowerCase()
  const signatureOf = (caseNumber: string): string =>
    base32(createHmac('sha256', secret).update(`address of case ${caseNumber}`).digest().subarray(0, SIGNATURE_BYTES))
  return {
    of: (caseNumber) => `case-${caseNumber}-${signatureOf(caseNumber)}@${host}`,
    caseNumberOf: (address) => {
      const [, caseNumber = '', signature = '', at = ''] = CASE_ADDRESS.exec(address.toLowerCase()) ?? []
      if (at !== host) return null
      return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(caseNumber))) ? caseNumber : null
    },
  }
}

const SIGNATURE_BYTES = 16
/** Of 26 characters; mail servers may change the case of letters, so both are of digits and small letters alone. */
const CASE_ADDRESS = /^case-(\d{1,12})-([a-z2-7]{26})@([a-z0-9.-]{1,253})$/
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

function base32(bytes: Uint8Array): string {
  let [bits, held, text] = [0, 0, '']
  for (const byte of bytes) {
    held = (held << 8) | byte
    for (bits += 8; bits >= 5; bits -= 5) text += LETTERS[(held >>> (bits - 5)) & 31]
    held &= (1 << bits) - 1
  }
  return bits === 0 ? text : text + LETTERS[(held << (5 - bits)) & 31]
}
