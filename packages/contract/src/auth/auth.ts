import { Type } from 'typebox'
import { defineCall } from '../define-call.ts'
import * as limits from '../limits.ts'
import { OwnSession, Session } from './session.ts'

const strict = { additionalProperties: false } as const

const email = Type.String({ minLength: 1, maxLength: limits.emailCharacters })
const password = Type.String({ minLength: 1, maxLength: limits.passwordMaxCharacters * 4 })
const token = Type.String({ minLength: 1, maxLength: 200 })
/** The password typed a second time; absent when a program sends it. */
const confirmPassword = Type.Optional(password)

const code = Type.String({ minLength: 1, maxLength: 40 })
const ofCode = ['CODE_INCORRECT', 'STEP_EXPIRED'] as const
const ofPassword = ['PASSWORD_INCORRECT', 'SIGN_IN_STOPPED'] as const
const base64Url = Type.String({ minLength: 1, maxLength: 20_000, pattern: '^[A-Za-z0-9_-]+$' })
const extensionResults = Type.Record(Type.String(), Type.Unknown(), { maxProperties: 20 })
/** Options of WebAuthn as JSON, for the browser alone. */
const WebAuthnOptions = Type.Record(Type.String(), Type.Unknown())
const RecoveryCodes = Type.Array(Type.String())

const uuidPattern = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

const MailPromise = Type.Object({ resendAfterSeconds: Type.Integer() })
const addressed = Type.Object({ email }, strict)
/** `startURL` is the address in the portal to go to afterwards; another one counts as the home page. */
const registering = Type.Object({ email, startURL: Type.Optional(Type.String({ maxLength: 2_000 })) }, strict)
const ofNewPassword = ['PASSWORD_REFUSED', 'PASSWORD_USED_BEFORE', 'PASSWORDS_DIFFER'] as const
const ofRegistration = ['INVALID_EMAIL', 'EMAIL_NOT_RECOGNIZED', 'EMAIL_ALREADY_REGISTERED'] as const

export const signIn = defineCall({
  method: 'POST',
  path: '/auth/sign-in',
  access: 'open',
  rate: 'credential',
  summary:
    'Starts a session and sets its cookie. Every failure has the same answer. If the login needs a second step, a correct password sets the cookie `sign-in`, which is valid for that step for ten minutes.',
  returns: '`SessionShape`.',
  errors: ['SIGN_IN_FAILED', 'SIGN_IN_STOPPED', 'SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_SET_UP_REQUIRED'],

  body: Type.Object(
    {
      email,
      password,
    },
    strict,
  ),
  response: Session,
})

export const verifySignIn = defineCall({
  method: 'POST',
  path: '/auth/sign-in/verify',
  access: 'open',
  rate: 'credential',
  summary:
    'The second step of a sign-in, with the cookie `sign-in`: starts the session with a code of the authenticator app or a recovery code.',
  returns: '`SessionShape`.',
  errors: [...ofCode, 'SIGN_IN_STOPPED'],
  body: Type.Object({ code }, strict),
  response: Session,
})

export const beginProviderSignIn = defineCall({
  method: 'POST',
  path: '/auth/provider',
  access: 'open',
  rate: 'credential',
  success: 204,
  summary:
    'Begins a sign-in at the identity provider of a customer, by the domain of an address. The browser then opens `/auth/provider/continue`, with the cookie `provider`.',
  returns: 'Nothing.',
  errors: ['PROVIDER_NOT_SET_UP'],
  body: registering,
})

export const register = defineCall({
  method: 'POST',
  path: '/auth/register',
  access: 'open',
  rate: 'credential',
  summary: 'Mails a registration link to an address that belongs to a contact of a customer.',
  returns:
    'The seconds until another mail can be requested. The answer does not say whether a mail was sent: an address gets at most one in 30 s, 5 an hour and 10 a day. Beyond five addresses an hour per network, and always with ENUMERATION_POLICY=private, every address gets the same answer. The cookie `registration` lets this browser cancel what it began.',
  errors: [...ofRegistration],
  body: registering,
  response: MailPromise,
})

export const resendRegistration = defineCall({
  method: 'POST',
  path: '/auth/register/resend',
  access: 'open',
  rate: 'credential',
  summary: 'Mails the registration link again; earlier links stay valid.',
  returns: 'As `register`.',
  errors: [...ofRegistration],
  body: registering,
  response: MailPromise,
})

export const previewRegistration = defineCall({
  method: 'POST',
  path: '/auth/register/preview',
  access: 'open',
  rate: 'credential',
  summary: 'Reads the registration of a mailed link without using up the link.',
  returns:
    'The verified e-mail address, the page to open afterwards, and the site terms as HTML. `terms` is the version to accept; if the privacy notice has another version, it follows after a plus sign.',
  errors: ['LINK_INVALID', 'EMAIL_ALREADY_REGISTERED'],
  body: Type.Object({ token }, strict),
  response: Type.Object({
    email: Type.String(),
    startURL: Type.String(),
    terms: Type.String(),
    termsHtml: Type.String(),
  }),
})

export const confirmRegistration = defineCall({
  method: 'POST',
  path: '/auth/register/confirm',
  access: 'open',
  rate: 'credential',
  summary:
    'Completes a registration by its mailed link: creates the login with a password and the accepted terms. It does not sign in.',
  returns: 'The registered address. `acceptedTerms` is the version of the terms that was shown.',
  errors: ['LINK_INVALID', 'TERMS_NOT_CURRENT', 'EMAIL_NOT_RECOGNIZED', 'EMAIL_ALREADY_REGISTERED', ...ofNewPassword],
  body: Type.Object(
    { token, password, confirmPassword, acceptedTerms: Type.String({ pattern: '^[A-Za-z0-9.+-]{1,20}$' }) },
    strict,
  ),
  response: Type.Object({ email: Type.String() }),
})

export const cancelRegistration = defineCall({
  method: 'POST',
  path: '/auth/register/cancel',
  access: 'open',
  rate: 'credential',
  success: 204,
  summary:
    'Cancels registrations. With `token`: all registrations of the address of a mailed link. Without: the registration that this browser has begun, even if its link has not been opened.',
  returns: 'Nothing, also if there was nothing to cancel.',
  errors: [],
  body: Type.Object({ token: Type.Optional(token) }, strict),
})

export const forgotPassword = defineCall({
  method: 'POST',
  path: '/auth/password/forgot',
  access: 'open',
  rate: 'credential',
  summary: 'Mails a link for a new password if the address has a login. Every address gets the same answer.',
  returns: 'The seconds until another mail can be requested.',
  errors: ['INVALID_EMAIL'],
  body: addressed,
  response: MailPromise,
})

export const resetPassword = defineCall({
  method: 'POST',
  path: '/auth/password/reset',
  access: 'open',
  rate: 'credential',
  success: 204,
  summary: 'Sets a new password by a mailed link and ends all sessions of its user. It does not sign in.',
  returns: 'Nothing.',
  errors: ['LINK_INVALID', ...ofNewPassword],
  body: Type.Object({ token, password, confirmPassword }, strict),
})

export const getSessions = defineCall({
  method: 'GET',
  path: '/auth/sessions',
  rate: 'session',
  summary: 'The live sessions of the caller, last used first.',
  returns:
    'For each session: its id, browser and system, the network in which it began, when it began and was last used, and whether it is the session of this call. The id does not give access to the session.',
  errors: [],
  response: Type.Object({ sessions: Type.Array(OwnSession) }),
})

export const endSession = defineCall({
  method: 'POST',
  path: '/auth/sessions/end',
  success: 204,
  rate: 'session',
  summary: 'Ends one session of the caller in every process.',
  returns: 'Nothing, also for a session that has ended or belongs to another user.',
  errors: [],
  body: Type.Object({ id: Type.String({ pattern: uuidPattern }) }, strict),
})

export const endOtherSessions = defineCall({
  method: 'POST',
  path: '/auth/sessions/end-others',
  success: 204,
  rate: 'session',
  summary: 'Ends all other sessions of the caller, in every process.',
  returns: 'Nothing.',
  errors: [],
})

export const changePassword = defineCall({
  method: 'POST',
  path: '/auth/password/change',
  rate: 'credential',
  summary: 'Changes the password of the caller, ends all sessions of the caller and starts a new one with its cookie.',
  returns: '`SessionShape`, of the new session.',
  errors: ['PASSWORD_INCORRECT', ...ofNewPassword],
  body: Type.Object({ currentPassword: password, password, confirmPassword }, strict),
  response: Session,
})

export const beginPasskeySignIn = defineCall({
  method: 'POST',
  path: '/auth/sign-in/passkey/begin',
  access: 'open',
  rate: 'credential',
  summary: 'Begins a sign-in with a passkey, which needs neither an e-mail address nor a password.',
  returns: 'The options for `navigator.credentials.get`, as JSON. The challenge is valid for five minutes and one use.',
  errors: [],
  response: WebAuthnOptions,
})

export const signInByPasskey = defineCall({
  method: 'POST',
  path: '/auth/sign-in/passkey',
  access: 'open',
  rate: 'credential',
  summary: 'Starts a session with a passkey and sets its cookie. The authenticator must have verified the user.',
  returns: '`SessionShape`. Every failure has the same answer.',
  errors: ['PASSKEY_REFUSED'],
  body: Type.Object(
    {
      id: base64Url,
      rawId: base64Url,
      type: Type.Literal('public-key'),
      authenticatorAttachment: Type.Optional(Type.String({ maxLength: 40 })),
      clientExtensionResults: extensionResults,
      response: Type.Object(
        {
          clientDataJSON: base64Url,
          authenticatorData: base64Url,
          signature: base64Url,
          userHandle: Type.Optional(base64Url),
        },
        strict,
      ),
    },
    strict,
  ),
  response: Session,
})

export const getSecondFactors = defineCall({
  method: 'GET',
  path: '/auth/second-factors',
  rate: 'session',
  summary: 'The second factors of the caller.',
  returns:
    'When the authenticator app was added (ISO 8601 in UTC, or null), the number of recovery codes left, whether the caller must have a second factor, and the passkeys and identity providers of the login, oldest first.',
  errors: [],
  response: Type.Object({
    appAddedAt: Type.Union([Type.String(), Type.Null()]),
    recoveryCodesLeft: Type.Integer(),
    passkeys: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        addedAt: Type.String(),
        lastUsedAt: Type.Union([Type.String(), Type.Null()]),
      }),
    ),
    isRequired: Type.Boolean(),
    providers: Type.Array(Type.Object({ issuer: Type.String(), addedAt: Type.String() })),
  }),
})

export const beginAuthenticatorApp = defineCall({
  method: 'POST',
  path: '/auth/second-factors/app/begin',
  access: 'visitor',
  rate: 'credential',
  summary:
    'Begins the set-up of an authenticator app: with the password of the caller, or during a sign-in that requires a second factor, with the cookie `sign-in`.',
  returns:
    'The key in base 32, the same key as an `otpauth` address, and a QR code of that address as the path of a square SVG of `size`. `token` completes the set-up within ten minutes; nothing changes before.',
  errors: [...ofPassword, 'STEP_EXPIRED', 'NOT_SIGNED_IN'],
  body: Type.Object({ password: Type.Optional(password) }, strict),
  response: Type.Object({
    token: Type.String(),
    key: Type.String(),
    address: Type.String(),
    qrCode: Type.Object({ size: Type.Integer(), path: Type.String() }),
  }),
})

export const confirmAuthenticatorApp = defineCall({
  method: 'POST',
  path: '/auth/second-factors/app/confirm',
  access: 'visitor',
  rate: 'credential',
  summary:
    'Adds the authenticator app, with one of its codes. It replaces an earlier app and ends the other sessions of the caller. In a sign-in it starts the session.',
  returns: 'New recovery codes if the caller had none left; they cannot be read again.',
  errors: [...ofCode, 'NOT_SIGNED_IN'],
  body: Type.Object({ token, code }, strict),
  response: Type.Object({ recoveryCodes: RecoveryCodes }),
})

export const removeAuthenticatorApp = defineCall({
  method: 'POST',
  path: '/auth/second-factors/app/remove',
  rate: 'credential',
  success: 204,
  summary: 'Removes the authenticator app and the recovery codes of the caller, and ends the other sessions.',
  returns: 'Nothing, also without an app.',
  errors: [...ofPassword, 'LAST_SECOND_FACTOR'],
  body: Type.Object({ password }, strict),
})

export const beginPasskey = defineCall({
  method: 'POST',
  path: '/auth/second-factors/passkeys/begin',
  rate: 'credential',
  summary: 'Begins to add a passkey to the login of the caller.',
  returns:
    'The options for `navigator.credentials.create`, as JSON. The challenge is valid for five minutes and one use.',
  errors: [...ofPassword],
  body: Type.Object({ password }, strict),
  response: WebAuthnOptions,
})

export const addPasskey = defineCall({
  method: 'POST',
  path: '/auth/second-factors/passkeys/add',
  rate: 'credential',
  summary: 'Adds a passkey created by the browser, with a name, and ends the other sessions of the caller.',
  returns: 'New recovery codes if the caller had none left; they cannot be read again.',
  errors: ['PASSKEY_REFUSED', 'PASSKEY_LIMIT'],
  body: Type.Object(
    {
      name: Type.String({ minLength: 1, maxLength: limits.passkeyNameCharacters }),
      credential: Type.Object(
        {
          id: base64Url,
          rawId: base64Url,
          type: Type.Literal('public-key'),
          authenticatorAttachment: Type.Optional(Type.String({ maxLength: 40 })),
          clientExtensionResults: extensionResults,
          response: Type.Object(
            {
              clientDataJSON: base64Url,
              attestationObject: base64Url,
              authenticatorData: Type.Optional(base64Url),
              transports: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 })),
              publicKeyAlgorithm: Type.Optional(Type.Integer()),
              publicKey: Type.Optional(base64Url),
            },
            strict,
          ),
        },
        strict,
      ),
    },
    strict,
  ),
  response: Type.Object({ recoveryCodes: RecoveryCodes }),
})

export const removePasskey = defineCall({
  method: 'POST',
  path: '/auth/second-factors/passkeys/remove',
  rate: 'credential',
  success: 204,
  summary:
    'Removes a passkey of the caller and ends the other sessions. Removing the last second factor also removes the recovery codes.',
  returns: 'Nothing, also for a passkey that no longer exists or belongs to another user.',
  errors: [...ofPassword, 'LAST_SECOND_FACTOR'],
  body: Type.Object({ id: base64Url, password }, strict),
})

export const removeProvider = defineCall({
  method: 'POST',
  path: '/auth/second-factors/providers/remove',
  rate: 'credential',
  success: 204,
  summary:
    'Removes the binding of the login of the caller to an identity provider, and ends the other sessions. The next sign-in there is found by the address again.',
  returns: 'Nothing, also for a provider without a binding.',
  errors: [...ofPassword],
  body: Type.Object({ issuer: Type.String({ minLength: 1, maxLength: 2_048 }), password }, strict),
})

export const makeRecoveryCodes = defineCall({
  method: 'POST',
  path: '/auth/second-factors/recovery-codes',
  rate: 'credential',
  summary: 'Creates ten recovery codes, which replace those of the caller.',
  returns: 'The codes; they cannot be read again.',
  errors: [...ofPassword, 'NO_SECOND_FACTOR'],
  body: Type.Object({ password }, strict),
  response: Type.Object({ recoveryCodes: RecoveryCodes }),
})
