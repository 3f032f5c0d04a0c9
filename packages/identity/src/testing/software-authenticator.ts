import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'

/** Flags of authenticator data (WebAuthn, section 6.1). */
const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

/** An authenticator of the tests with one passkey, whose answers a test can spoil. */
export interface SoftwareAuthenticator {
  readonly credentialId: string
  create(options: { challenge: string }, change?: Changes): RegistrationResponseJSON
  use(options: { challenge: string }, change?: Changes): AuthenticationResponseJSON
}

export interface Changes {
  readonly origin?: string
  readonly domain?: string
  readonly isVerified?: boolean
  readonly counter?: number
  /** Signs with another key. */
  readonly isForged?: boolean
}

export function softwareAuthenticator(ownOrigin: string): SoftwareAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const credentialId = id.toString('base64url')
  let uses = 0

  const clientData = (type: string, challenge: string, origin = ownOrigin): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  const authenticatorData = ({ domain, isVerified = true, counter }: Changes, credential?: Buffer): Buffer => {
    const flags = PRESENT | (isVerified ? VERIFIED : 0) | (credential ? HAS_CREDENTIAL : 0)
    const count = Buffer.alloc(4)
    uses += 1
    count.writeUInt32BE(counter ?? uses)
    const domainHash = createHash('sha256')
      .update(domain ?? new URL(ownOrigin).hostname)
      .digest()
    return Buffer.concat([domainHash, Buffer.of(flags), count, credential ?? Buffer.alloc(0)])
  }

  const attested = (): Buffer => {
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    return Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)])
  }

  return {
    credentialId,
    create: ({ challenge }, change = {}) => {
      const data = authenticatorData(change, attested())
      // CBOR of { fmt: 'none', attStmt: {}, authData }.
      const attestation = Buffer.concat([
        Buffer.of(0xa3),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.of(0xa0),
        cborText('authData'),
        cborBytes(data),
      ])
      return {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, change.origin).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    use: ({ challenge }, change = {}) => {
      const data = authenticatorData(change)
      const client = clientData('webauthn.get', challenge, change.origin)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      const key = change.isForged ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey : privateKey
      return {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, key).toString('base64url'),
        },
      }
    },
  }
}

/** A public key of P-256 as COSE has it: kty EC2, alg ES256, crv P-256, x and y. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return Buffer.concat([
    Buffer.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.of(0x22),
    cborBytes(Buffer.from(y, 'base64url')),
  ])
}

const cborText = (text: string): Buffer => Buffer.concat([Buffer.of(0x60 + text.length), Buffer.from(text)])

function cborBytes(bytes: Buffer): Buffer {
  const head =
    bytes.length < 256 ? Buffer.of(0x58, bytes.length) : Buffer.of(0x59, bytes.length >> 8, bytes.length & 255)
  return Buffer.concat([head, bytes])
}
