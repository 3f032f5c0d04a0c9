import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Platform } from 'platform'
import { createSupportTimes } from 'support'
import { brandStyles } from '../config/brand-colors.ts'
import type { Config } from '../config/read-config.ts'
import type { CallContext } from '../http/call-context.ts'
import type { PageCall } from '../http/call-contexts.ts'
import type { CallRouter } from '../http/call-router.ts'
import type { SessionCookie } from '../http/session-cookie.ts'
import { findLegalPage } from '../legal/read-legal-pages.ts'
import { compressAssets } from './compress-assets.ts'
import { loadBuiltPortal, startPortalDevServer } from './load-portal.ts'
import { portalBuild } from './page-site.ts'
import { registerAssets, registerBrandFiles } from './register-assets.ts'
import { type PagesParts, registerPages } from './register-pages.ts'

export type SiteParts = {
  config: Config
  log: Logger
  now: () => number
  platform: Pick<Platform, 'referenceData'>
  router: CallRouter
  cookie: SessionCookie
  pageContextOf(call: PageCall, request: FastifyRequest, reply: FastifyReply): CallContext
}

/**
 * Serves the portal: its build, or its sources in development. There are no pages in tests and without a build. Register it last: it
 * answers every other address.
 */
export async function registerSite(app: FastifyInstance, parts: SiteParts): Promise<void> {
  const { config, log, now, router, cookie, pageContextOf } = parts
  if (config.mode === 'test') return
  const { baseUrl, brand, shop, publicDemo, analyticsUrl, productionHosts, preview, legalPages } = config
  const pages: Omit<PagesParts, 'portal' | 'mode'> = {
    router,
    contextOf: pageContextOf,
    cookie,
    checksAnswers: config.mode !== 'production',
    baseUrl,
    brand,
    brandStyles: brandStyles(config.brandColors),
    shop,
    legalPage: (name, version) => findLegalPage(legalPages, name, version),
    publicDemo,
    urgentPhone: config.urgentPhone,
    supportTimes: createSupportTimes(parts.platform, now),
    companySignIn: config.identityProviders.length > 0,
    communityId: config.communityId,
    analytics: preview || analyticsUrl === null ? null : { sendTo: analyticsUrl, productionHosts },
    now,
  }
  registerBrandFiles(app, config.brandFiles)
  if (config.mode === 'development') {
    await registerFromSources(app, pages)
    return
  }
  const built = await loadBuiltPortal()
  if (built === null) return
  await registerAssets(app, built.clientFolder)
  await registerPages(app, { ...pages, mode: 'production', portal: async () => built.portal })
  compressInBackground(app, built.clientFolder, log)
}

async function registerFromSources(app: FastifyInstance, pages: Omit<PagesParts, 'portal' | 'mode'>): Promise<void> {
  const vite = await startPortalDevServer(app.server)
  const { default: middie } = await import('@fastify/middie')
  await app.register(middie)
  app.use(vite.middlewares)
  app.addHook('onClose', () => vite.close())
  await registerPages(app, {
    ...pages,
    mode: 'development',
    portal: async () => portalBuild(await vite.ssrLoadModule('virtual:react-router/server-build')),
  })
}

function compressInBackground(app: FastifyInstance, folder: string, log: Logger): void {
  const controller = new AbortController()
  let running: Promise<void> = Promise.resolve()
  app.addHook('onListen', async () => {
    running = compressAssets(folder, controller.signal).catch((error: unknown) => {
      if (!controller.signal.aborted) log.warn({ err: error }, 'The built files stay uncompressed')
    })
  })
  app.addHook('preClose', async () => {
    controller.abort()
    await running
  })
}
