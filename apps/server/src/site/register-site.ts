import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { brandStyles } from '../config/brand-colors.ts'
import type { Config } from '../config/read-config.ts'
import type { CallContext } from '../http/call-context.ts'
import type { PageCall } from '../http/call-contexts.ts'
import type { CallRouter } from '../http/call-router.ts'
import { findLegalPage } from '../legal/read-legal-pages.ts'
import { compressAssets } from './compress-assets.ts'
import { loadBuiltPortal, startPortalDevServer } from './load-portal.ts'
import { portalBuild } from './page-site.ts'
import { registerAssets } from './register-assets.ts'
import { registerBrandFiles } from './register-brand-files.ts'
import { type PagesParts, registerPages } from './register-pages.ts'

export type SiteParts = {
  config: Config
  log: Logger
  now: () => number
  router: CallRouter
  /** The context of one call of a page. */
  contextOf(call: PageCall, request: FastifyRequest, reply: FastifyReply): CallContext
}

/**
 * Serves the portal: as it was built, or from its sources in development. Register it last; it takes every other address.
 *
 * @returns false when the portal was not built: then there are no pages.
 */
export async function registerSite(app: FastifyInstance, parts: SiteParts): Promise<boolean> {
  const { config, log, now, router, contextOf } = parts
  const { baseUrl, brand, shop, publicDemo, analyticsUrl, productionHosts, preview, legalPages } = config
  const pages: Omit<PagesParts, 'portal' | 'mode'> = {
    router,
    contextOf,
    checksAnswers: config.mode !== 'production',
    baseUrl,
    brand,
    brandStyles: brandStyles(config.brandColors),
    shop,
    legalPage: (name, version) => findLegalPage(legalPages, name, version),
    publicDemo,
    companySignIn: config.identityProviders.length > 0,
    communityId: config.communityId,
    analytics: preview || analyticsUrl === null ? null : { sendTo: analyticsUrl, productionHosts },
    now,
  }
  registerBrandFiles(app, config.brandFiles)
  if (config.mode === 'development') {
    await registerFromSources(app, pages)
    return true
  }
  const built = await loadBuiltPortal()
  if (built === null) return false
  await registerAssets(app, built.clientFolder)
  await registerPages(app, { ...pages, mode: 'production', portal: async () => built.portal })
  compressInBackground(app, built.clientFolder, log)
  return true
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
