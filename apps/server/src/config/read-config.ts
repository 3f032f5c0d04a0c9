import { isIPv6 } from 'node:net'
import { resolve } from 'node:path'
import { demoLinks } from 'demo'
import type { Quota } from 'platform'
import { type LegalPages, ownLegalFolder, readLegalPages } from '../legal/read-legal-pages.ts'
import type { BrandColors } from './brand-colors.ts'
import { type BrandFile, readLogo } from './brand-logo.ts'
import { type IdentityProvider, readIdentityProviders } from './identity-providers.ts'
import { liveWarnings } from './live-warnings.ts'
import { isLoopback } from './loopback.ts'
import { ConfigError, parseSetting } from './setting.ts'
import { link, type SettingValues, settings } from './settings.ts'

/** All settings of the environment, parsed once. Times are in seconds, addresses have no trailing slash. docs/configuration.md describes them. */
export type Config = {
  mode: 'production' | 'development' | 'test'
  port: number
  host: string
  /** Null means that only loopback host names are served. */
  baseUrl: string | null
  /** Addresses, networks and `loopback`: the proxies whose forwarded headers are read. */
  trustedProxies: readonly string[]
  dataDir: string
  /** Null means the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | null
  databasePool: number
  /** Null means the catcher in this process. */
  smtpUrl: string | null
  /** Where customers reply by e-mail; null where no mail is received. */
  inboundMail: InboundMail | null
  /** The ClamAV daemon that searches files for viruses; null where files are not scanned. */
  clamdUrl: string | null
  /** The service that holds the download counters; null where only the records of services hold them. */
  dataManagerUrl: string | null
  /** Absolute folder of uploaded files. */
  fileFolder: string
  /** Where page views are sent: an address, or `console` for the console of the browser. Null where none are sent. */
  analyticsUrl: string | null
  /** The id of the one community of this installation, as used in addresses. */
  communityId: string
  /** The hosts that videos of articles may be on; empty for any host. */
  videoHosts: readonly string[]
  sessionIdleSeconds: number
  enumerationPolicy: 'spec' | 'private'
  /** The profiles whose logins need a second factor. */
  requireSecondFactor: readonly string[]
  /** What the installation should not go live with, in one line each; empty in demo mode. */
  warnings: readonly string[]
  /** The identity providers of customers. */
  identityProviders: readonly IdentityProvider[]
  metricsToken: string | null
  /** The hosts whose page views are marked as those of production. */
  productionHosts: readonly string[]
  /** A preview sends no page views and counts no reads. */
  preview: boolean
  brand: { name: string; company: string } & LogoAddresses
  /** Name and company are not those of the demo. */
  hasOwnBrand: boolean
  /** People agree to texts of the provider, and not to the sample. */
  hasOwnTerms: boolean
  /** The logos that the server serves itself. */
  brandFiles: readonly BrandFile[]
  /** Null for the colors of the product. */
  brandColors: BrandColors | null
  /** The terms, the privacy notice and the cookie policy. */
  legalPages: LegalPages
  /** Addresses outside the portal by lower-case name: `SHOP_STORE_URL` is `store_url`. A demo has defaults. */
  shop: Readonly<Record<string, string>>
  /** Demo data, demo logins, the mailbox and `/dev/demo.json`. */
  demo: boolean
  /** A demo that other machines can reach. Its passwords are published, so its pages warn. */
  publicDemo: boolean
  /** The number to call about urgent problems at any hour; null for none. */
  urgentPhone: string | null
  /** Whether new requests are refused while the process is far behind. */
  loadShedding: boolean
  /** Daily quotas that differ from the defaults, by `quotaNames` of support. */
  dailyQuotas: Readonly<Record<string, Quota>>
  /** The storage limit of an account, in bytes. */
  accountStorageBytes: number
  /** A factor for rate limits, read budgets and daily quotas, for load tests. */
  rateScale: number
}

export type InboundMail = {
  /** Null where no mail is received by SMTP. */
  smtpPort: number | null
  /** The secret of the signature of mails that a mail service delivers by HTTP; null without such a service. */
  webhookSecret: string | null
  /** The domain of the addresses of cases. */
  domain: string
  /** The name that the receiving host writes in Authentication-Results; null if it adds no such header. */
  authservId: string | null
  /** Whether SPF, DKIM and DMARC are checked here, because the receiving host does not. */
  checksSenders: boolean
  /** Domains of forwarding hosts whose ARC seals count. */
  arcSealers: readonly string[]
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Parses the environment; an empty value counts as absent.
 *
 * @throws ConfigError for the first value that cannot be used.
 */
export function readConfig(environment: Environment): Config {
  const values = readSettings(environment)
  const { DATABASE_URL: databaseUrl, BASE_URL: baseUrl, SMTP_URL: smtpUrl, DATA_DIR: dataDir } = values
  const isLocal = baseUrl === null || isLoopback(new URL(baseUrl).host)
  const demo = (values.DEMO ?? (databaseUrl === null && isLocal ? 'on' : 'off')) === 'on'
  const host = values.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0')
  const logos = readLogos(values)
  const warnings = demo ? [] : liveWarnings(values)
  if (values.STRICT === 'on' && warnings.length > 0) {
    throw new ConfigError('STRICT', `refuses the start: ${warnings.join(' ').replace(/\.$/, '')}`)
  }
  return {
    mode: values.NODE_ENV,
    port: values.PORT,
    host,
    baseUrl,
    trustedProxies: values.TRUSTED_PROXIES,
    dataDir,
    databaseUrl,
    databasePool: values.DATABASE_POOL,
    smtpUrl,
    inboundMail: inboundMailOf(values, { catchesMail: demo && smtpUrl === null }),
    clamdUrl: values.CLAMD_URL,
    dataManagerUrl: values.DATA_MANAGER_URL,
    fileFolder: values.STORAGE_URL ?? resolve(dataDir, 'files'),
    analyticsUrl: values.ANALYTICS_URL,
    communityId: values.COMMUNITY_ID,
    videoHosts: values.VIDEO_HOSTS,
    sessionIdleSeconds: values.SESSION_IDLE_S,
    enumerationPolicy: values.ENUMERATION_POLICY,
    // Agents and authors reach the data of every customer. The logins of a demo are shared, so no person could add an app to one.
    requireSecondFactor: demo
      ? (values.REQUIRE_SECOND_FACTOR ?? [])
      : [...new Set([...(values.REQUIRE_SECOND_FACTOR ?? ['Agent', 'Author']), 'Administrator'])],
    identityProviders: readProviders(values),
    metricsToken: values.METRICS_TOKEN,
    productionHosts: values.PRODUCTION_HOSTS,
    preview: values.PREVIEW === 'on',
    urgentPhone: values.URGENT_PHONE,
    brand: { name: values.BRAND_NAME, company: values.BRAND_COMPANY, ...logos.addresses },
    hasOwnBrand:
      values.BRAND_NAME !== settings.BRAND_NAME.whenAbsent &&
      values.BRAND_COMPANY !== settings.BRAND_COMPANY.whenAbsent,
    hasOwnTerms: values.LEGAL_FOLDER !== null,
    brandFiles: logos.files,
    brandColors: brandColorsOf(values),
    legalPages: parseSetting('LEGAL_FOLDER', () => readLegalPages(values.LEGAL_FOLDER ?? ownLegalFolder)),
    shop: shopOf(environment, demo),
    demo,
    publicDemo: demo && !(isLocal && isLoopback(isIPv6(host) ? `[${host}]` : host)),
    loadShedding: (values.LOAD_SHEDDING ?? (values.NODE_ENV === 'test' ? 'off' : 'on')) === 'on',
    dailyQuotas: values.DAILY_QUOTAS,
    accountStorageBytes: values.ACCOUNT_STORAGE_MB * 1_000_000,
    rateScale: values.RATE_SCALE,
    warnings,
  }
}

function readSettings(environment: Environment): SettingValues {
  return Object.fromEntries(
    Object.entries(settings).map(([name, { parse, whenAbsent }]) => {
      const value = environment[name]?.trim()
      return [name, value ? parseSetting<unknown>(name, () => parse(value)) : whenAbsent]
    }),
  ) as SettingValues
}

/** A demo that catches its mail accepts the replies that are written in its mailbox. */
function inboundMailOf(values: SettingValues, { catchesMail }: { catchesMail: boolean }): InboundMail | null {
  const { INBOUND_SMTP_PORT: smtpPort, INBOUND_MAIL_SECRET: webhookSecret, INBOUND_AUTHSERV_ID: authservId } = values
  const checksSenders = values.INBOUND_SENDER_CHECK === 'on'
  if (checksSenders && authservId !== null)
    throw new ConfigError('INBOUND_SENDER_CHECK', 'must be off where INBOUND_AUTHSERV_ID is set')
  const arcSealers = values.INBOUND_ARC_SEALERS
  if (arcSealers.length > 0 && !checksSenders)
    throw new ConfigError('INBOUND_ARC_SEALERS', 'needs INBOUND_SENDER_CHECK=on')
  if (smtpPort === null && webhookSecret === null && !catchesMail) return null
  const domain = values.INBOUND_MAIL_DOMAIN ?? mailHostOf(values.BASE_URL)
  return { smtpPort, webhookSecret, domain, authservId, checksSenders, arcSealers }
}

const DEMO_MAIL_HOST = 'calder-aerodata.example'

/** The host of the addresses that mail comes from, and the default of the addresses of cases. */
export const mailHostOf = (baseUrl: string | null): string =>
  baseUrl === null ? DEMO_MAIL_HOST : new URL(baseUrl).hostname

const readProviders = ({ IDENTITY_PROVIDERS: path }: SettingValues): IdentityProvider[] =>
  path === null ? [] : parseSetting('IDENTITY_PROVIDERS', () => readIdentityProviders(path))

/** A color that is readable in one theme is unreadable in the other, so both are set or neither. */
function brandColorsOf({ BRAND_COLOR: light, BRAND_COLOR_DARK: dark }: SettingValues): BrandColors | null {
  if (light === null && dark === null) return null
  if (light === null) throw new ConfigError('BRAND_COLOR', 'must be set where BRAND_COLOR_DARK is')
  if (dark === null) throw new ConfigError('BRAND_COLOR_DARK', 'must be set where BRAND_COLOR is')
  return { light, dark }
}

/** The addresses of the logo in the light and in the dark theme, and of the square one, which is also the icon of the pages. */
type LogoAddresses = { logoUrl: string | null; logoDarkUrl: string | null; iconUrl: string | null }

function readLogos(values: SettingValues): { addresses: LogoAddresses; files: BrandFile[] } {
  const light = readLogoSetting('BRAND_LOGO', values.BRAND_LOGO, '/brand/logo')
  const dark = readLogoSetting('BRAND_LOGO_DARK', values.BRAND_LOGO_DARK, '/brand/logo-dark')
  if (light === null && dark !== null) throw new ConfigError('BRAND_LOGO', 'must be set where BRAND_LOGO_DARK is')
  const addressOf = (logo: BrandFile | string | null) => (typeof logo === 'string' ? logo : (logo?.address ?? null))
  const files = [light, dark].filter((logo) => logo !== null && typeof logo !== 'string')
  const icon = files.find(({ isSquare }) => isSquare)
  return {
    addresses: { logoUrl: addressOf(light), logoDarkUrl: addressOf(dark), iconUrl: icon?.address ?? null },
    files,
  }
}

/** @returns a file, an address on another host, or null. */
function readLogoSetting(name: string, value: string | null, address: string): BrandFile | string | null {
  if (value === null || /^https?:/i.test(value)) return value
  return parseSetting(name, () => readLogo(resolve(value), address))
}

/** All `SHOP_*` addresses. A demo has default addresses, so that its menus are complete. */
function shopOf(environment: Environment, demo: boolean): Record<string, string> {
  const shop: Record<string, string> = demo ? { ...demoLinks } : {}
  for (const [name, text] of Object.entries(environment)) {
    const value = text?.trim()
    if (!name.startsWith('SHOP_') || !value) continue
    shop[name.slice('SHOP_'.length).toLowerCase()] = parseSetting(name, () => link('').parse(value)) ?? ''
  }
  return shop
}
