import type { FastifyInstance } from 'fastify'
import { registerAlertFeed } from './alerts/register-alert-feed.ts'
import { registerAlertMails } from './alerts/register-alert-mails.ts'
import type { AppServices } from './app-services.ts'
import { registerProviderVisits } from './auth/providers/register-provider-visits.ts'
import { registerCasePdf } from './case-pdf/register-case-pdf.ts'
import { registerDemo } from './dev/register-demo.ts'
import { registerDocs } from './docs/register-docs.ts'
import { registerEvents } from './events/register-events.ts'
import { registerArticleVideos } from './files/register-article-videos.ts'
import { registerFiles } from './files/register-files.ts'
import { registerUploads } from './files/register-uploads.ts'
import { registerCalls } from './http/register-calls.ts'
import { registerListCsv } from './list-csv/register-list-csv.ts'
import { registerMailWebhook } from './mailed-replies/register-mail-webhook.ts'
import { registerHealth } from './operations/register-health.ts'
import { registerMetrics } from './operations/register-metrics.ts'
import { registerSecurityTxt } from './operations/register-security-txt.ts'
import { registerOwnData } from './own-data/register-own-data.ts'
import { registerPreviews } from './previews/register-previews.ts'
import { registerLinkPictures } from './seo/register-link-pictures.ts'
import { registerSearchEngines } from './seo/register-search-engines.ts'
import { registerSite } from './site/register-site.ts'
import { registerActionDescriptions } from './ui-api/register-action-descriptions.ts'

/** Adds the routes of one feature; does nothing where the configuration turns the feature off. */
type Feature = (app: FastifyInstance, services: AppServices) => unknown

/** In the order in which they are registered. Metrics measure the routes after them, and the site answers every other address. */
export const features: readonly Feature[] = [
  registerMetrics,
  registerHealth,
  registerSecurityTxt,
  registerSearchEngines,
  registerAlertMails,
  registerAlertFeed,
  (app, { calls, cookie, config, isHttps }) =>
    registerDocs(app, { calls, cookieName: cookie.name, rateScale: config.rateScale, isHttps }),
  registerCalls,
  registerActionDescriptions,
  registerFiles,
  registerArticleVideos,
  registerUploads,
  registerListCsv,
  registerCasePdf,
  registerLinkPictures,
  registerPreviews,
  registerOwnData,
  registerProviderVisits,
  registerEvents,
  registerMailWebhook,
  registerDemo,
  registerSite,
]
