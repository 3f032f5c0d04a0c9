import { Secret, TOTP } from 'otpauth'

const STEP_SECONDS = 30
const KEY_BYTES = 20

/** Number of steps before and after the current one whose codes are accepted, for different clocks and slow typing. */
const STEPS_ASIDE = 1

// The parameters that all authenticator apps support (the defaults of RFC 6238).
const FORM = { algorithm: 'SHA1', digits: 6, period: STEP_SECONDS } as const

/** A new key of 160 random bits, in base 32 as people type it. */
export const newAppKey = (): string => new Secret({ size: KEY_BYTES }).base32

/** The `otpauth` address of a key, which apps read from its QR code. */
export function appAddress(key: string, { issuer, email }: { issuer: string; email: string }): string {
  return new TOTP({ ...FORM, issuer, label: email, secret: Secret.fromBase32(key) }).toString()
}

/** The step of 30 seconds for which a code of an app is right; null for a wrong one. @param nowMs - since 1970. */
export function stepOfCode(key: string, code: string, nowMs: number): number | null {
  const totp = new TOTP({ ...FORM, secret: Secret.fromBase32(key) })
  const aside = totp.validate({ token: code, timestamp: nowMs, window: STEPS_ASIDE })
  return aside === null ? null : Math.floor(nowMs / 1_000 / STEP_SECONDS) + aside
}
