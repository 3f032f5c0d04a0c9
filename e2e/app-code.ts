import { Secret, TOTP } from 'otpauth'

/** The code that an authenticator app with this key shows so many seconds from now. */
export const codeOf = (key: string, seconds = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + seconds * 1_000 })
