import { AppError, PROVIDER_CALLBACK_PATH, PROVIDER_CONTINUE_PATH, SIGN_IN_PAGES, safeStartUrl } from 'contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { NextStepRequired, type ProviderVisit } from 'identity'
import { Type } from 'typebox'
import { type IdentityProvider, servesEmail } from '../../config/identity-providers.ts'
import type { CallContext } from '../../http/call-context.ts'
import { beginSession, callerOf } from '../begin-session.ts'
import { createProviderClient, secretsOf } from './provider-client.ts'

export type ProviderVisitParts = {
  config: { identityProviders: readonly IdentityProvider[] }
  contextOf: (request: FastifyRequest, reply: FastifyReply) => CallContext
}

const SEE_OTHER = 303
const ROUTE = { config: { policy: { rate: 'credential', access: 'open' } }, exposeHeadRoute: false } as const

const tags = ['Sign-in and accounts']
const redirect = (description: string) => ({
  [SEE_OTHER]: Type.Null({
    description,
    headers: { location: Type.String({ description: 'The address of the next page.' }) },
  }),
})
const continueSchema: FastifySchema = {
  operationId: 'continueProviderSignIn',
  tags,
  summary: 'Redirects to the identity provider at which the browser has begun to sign in.',
  description:
    'Takes the cookie `provider` of `beginProviderSignIn`. Without it, and when the provider cannot be reached, it leads to `/login`.',
  response: redirect('The address of the provider, or of the page to sign in.'),
}
const callbackSchema: FastifySchema = {
  operationId: 'completeProviderSignIn',
  tags,
  summary: 'Takes the answer of an identity provider, once, and begins the session.',
  description:
    'Providers send browsers here, with `code` and `state`. Redirects to the requested page, to the second step of the sign-in, or to `/login` with a `reason`.',
  response: redirect('An address of the portal.'),
}

/** The two steps of a sign-in at an identity provider. */
export function registerProviderVisits(app: FastifyInstance, { config, contextOf }: ProviderVisitParts): void {
  const client = createProviderClient(() => performance.now())
  const providerOf = ({ issuer }: ProviderVisit): IdentityProvider => {
    const provider = config.identityProviders.find((each) => each.issuer === issuer)
    if (provider === undefined) throw new Error('The provider is not configured any more')
    return provider
  }

  const startVisit = async (request: FastifyRequest, context: CallContext): Promise<string> => {
    const secret = context.keptToken('provider') ?? ''
    const visit = await context.identity.providers.read(secret)
    if (visit === null) return signInPage('provider-ended')
    try {
      return await client.begin(providerOf(visit), {
        redirectUri: context.origin + PROVIDER_CALLBACK_PATH,
        ...secretsOf(secret),
      })
    } catch (error) {
      request.log.warn({ err: error, issuer: visit.issuer }, 'The identity provider could not start a sign-in')
      return signInPage('provider-failed', visit.startUrl)
    }
  }

  const finishVisit = async (request: FastifyRequest, context: CallContext): Promise<string> => {
    const secret = context.keptToken('provider') ?? ''
    const callback = new URL(request.url, context.origin)
    // An answer for another browser or an earlier tab must not end the current sign-in.
    if (secret !== '' && callback.searchParams.get('state') !== secretsOf(secret).state)
      return signInPage('provider-failed')
    const visit = await context.identity.providers.take(secret)
    context.setKeptToken('provider', null)
    if (visit === null) return signInPage('provider-ended')
    const startUrl = safeStartUrl(visit.startUrl)
    try {
      const provider = providerOf(visit)
      const begun = await context.identity.providers.signIn({
        ...(await client.finish(provider, callback, secretsOf(secret))),
        ...callerOf(context),
        isOfProvider: (email) => servesEmail(provider, email),
      })
      await beginSession(context, begun)
      return startUrl
    } catch (error) {
      if (error instanceof NextStepRequired) {
        context.setKeptToken('sign-in', error.token)
        return withStartUrl(SIGN_IN_PAGES[error.step], startUrl)
      }
      const isUnknown = error instanceof AppError && error.code === 'PROVIDER_PERSON_UNKNOWN'
      if (!isUnknown) {
        request.log.warn({ err: error, issuer: visit.issuer }, 'A sign-in at a provider failed')
        await context.identity.providers
          .noteFailure()
          .catch((cause: unknown) => request.log.error({ err: cause }, 'A failed sign-in could not be audited'))
      }
      return signInPage(isUnknown ? 'provider-unknown' : 'provider-failed', startUrl)
    }
  }

  for (const [path, schema, addressOf] of [
    [PROVIDER_CONTINUE_PATH, continueSchema, startVisit],
    [PROVIDER_CALLBACK_PATH, callbackSchema, finishVisit],
  ] as const) {
    app.get(path, { ...ROUTE, schema }, async (request, reply) =>
      reply.redirect(await addressOf(request, contextOf(request, reply)), SEE_OTHER),
    )
  }
}

const withStartUrl = (path: string, startUrl: string): string =>
  `${path}?${new URLSearchParams({ startURL: startUrl })}`

const signInPage = (reason: string, startUrl?: string): string =>
  `${SIGN_IN_PAGES['sign-in']}?${new URLSearchParams({ reason, ...(startUrl ? { startURL: startUrl } : {}) })}`
