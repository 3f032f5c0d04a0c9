import { isIPv6 } from 'node:net'
import { resolve } from 'node:path'
import { compile } from '@fastify/proxy-addr'
import { toRecordId18 } from 'contract'
import { demoLinks } from 'demo'
import type { Quota } from 'platform'
import { quotaNames, storedBytesOfAccount } from 'support'
import { type BrandColors, brandColorProblem } from './brand-colors.ts'
import { type BrandFile, readLogo } from './brand-logo.ts'
import { type IdentityProvider, readIdentityProviders } from './identity-providers.ts'
import { type LegalPages, ownLegalFolder, readLegalPages } from './legal/read-legal-pages.ts'
import { isLoopback } from './loopback.ts'

/** All settings of the environment, parsed once. Times are in seconds, addresses have no trailing slash. */
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
  /** Where customers answer by e-mail; null where no mail is taken. */
  inboundMail: InboundMail | null
  /** The ClamAV daemon that searches files for viruses; null where files are not scanned. */
  clamdUrl: string | null
  /** The service that holds the download counters; null where they stand in the records of services alone. */
  dataManagerUrl: string | null
  /** Absolute folder of uploaded files. */
  fileFolder: string
  /** Where page views go: an address, or `console` for that of the browser. Null where none are sent. */
  analyticsUrl: string | null
  /** The id of the one community of this installation, as used in addresses. */
  communityId: string
  /** The hosts that videos of articles may be on; on any where none is named. */
  videoHosts: readonly string[]
  sessionIdleSeconds: number
  enumerationPolicy: 'spec' | 'private'
  /** The profiles whose logins need a second factor. */
  requireSecondFactor: readonly string[]
  /** The identity providers of customers. */
  identityProviders: readonly IdentityProvider[]
  metricsToken: string | null
  /** The hosts whose page views are marked as those of production. */
  productionHosts: readonly string[]
  /** A preview tells nobody of its readers. */
  preview: boolean
  brand: { name: string; company: string } & BrandLogos
  /** The logos that the server serves itself. */
  brandFiles: readonly BrandFile[]
  /** Null for the colors of the product. */
  brandColors: BrandColors | null
  /** The terms, the privacy notice and the cookie policy. */
  legalPages: LegalPages
  /** Addresses outside the portal by lower-case name: `SHOP_STORE_URL` is `store_url`; of the demo where nothing is set. */
  shop: Readonly<Record<string, string>>
  /** Demo data, demo logins, the mailbox and `/dev/demo.json`. */
  demo: boolean
  /** A demo on a host that others can reach, where everybody can sign in: its pages warn. */
  publicDemo: boolean
  /** Whether new requests are refused while the process is far behind. */
  loadShedding: boolean
  /** What people may make in a day, where it differs from the defaults, by `quotaNames` of support. */
  dailyQuotas: Readonly<Record<string, Quota>>
  /** Bytes of files that the people of one account may have stored. */
  accountStorageBytes: number
  /** The limits of the rate classes, the budgets of reads and the daily quotas are multiplied by this, for load tests. */
  rateScale: number
}

export type InboundMail = {
  /** Null where no mail is taken by SMTP. */
  smtpPort: number | null
  /** Signs what a mail service hands over by HTTP; null where nothing is taken so. */
  webhookSecret: string | null
  /** Of the addresses of cases. */
  domain: string
  /** The name under which the receiving host writes what it found of a sender; null where it says nothing. */
  authservId: string | null
}

type Environment = Readonly<Record<string, string | undefined>>

const MEGABYTE = 1_000_000
const DEFAULT_COMMUNITY_ID = '0DB000000000001GAA'
/** The profile of each group that can be required to have a second factor. */
const secondFactorGroups = { agents: 'Agent', authors: 'Author', admins: 'AccountAdmin' } as const

/** An invalid setting; its message is the one line to print. */
export class ConfigError extends Error {
  constructor(name: string, problem: string) {
    super(`${name} ${problem}`)
    this.name = 'ConfigError'
  }
}

/**
 * Parses the environment; an empty value counts as absent.
 *
 * @throws ConfigError for the first value that cannot be used.
 */
export function readConfig(environment: Environment): Config {
  const read = reader(environment)
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:'])
  const baseUrl = baseUrlOf(read)
  const isLocal = baseUrl === null || isLoopback(new URL(baseUrl).host)
  const demo = read.choice('DEMO', ['on', 'off'], databaseUrl === null && isLocal ? 'on' : 'off') === 'on'
  const host = read.text('HOST') ?? (demo ? '127.0.0.1' : '0.0.0.0')
  const smtpUrl = read.url('SMTP_URL', ['smtp:', 'smtps:'])
  const dataDir = resolve(read.text('DATA_DIR') ?? '.data')
  const logos = brandLogosOf(read)
  return {
    mode: read.choice('NODE_ENV', ['production', 'development', 'test'], 'production'),
    port: read.integer('PORT', 0, 65_535, 3000),
    host,
    baseUrl,
    trustedProxies: trustedProxiesOf(read),
    dataDir,
    databaseUrl,
    databasePool: read.integer('DATABASE_POOL', 1, 500, 10),
    smtpUrl,
    inboundMail: inboundMailOf(read, { baseUrl, catchesMail: demo && smtpUrl === null }),
    clamdUrl: clamdUrlOf(read),
    dataManagerUrl: dataManagerUrlOf(read),
    fileFolder: fileFolderOf(read, dataDir),
    analyticsUrl: analyticsUrlOf(read),
    communityId: communityIdOf(read),
    videoHosts: videoHostsOf(read),
    sessionIdleSeconds: read.integer('SESSION_IDLE_S', 60, 86_400, 1800),
    enumerationPolicy: read.choice('ENUMERATION_POLICY', ['spec', 'private'], 'spec'),
    requireSecondFactor: requireSecondFactorOf(read, demo),
    identityProviders: identityProvidersOf(read),
    metricsToken: read.text('METRICS_TOKEN'),
    productionHosts: read.list('PRODUCTION_HOSTS'),
    preview: read.choice('PREVIEW', ['on', 'off'], 'off') === 'on',
    brand: {
      name: read.text('BRAND_NAME') ?? 'Navdesk',
      company: read.text('BRAND_COMPANY') ?? 'Calder Aerodata',
      ...logos.brand,
    },
    brandFiles: logos.files,
    brandColors: brandColorsOf(read),
    legalPages: legalPagesOf(read),
    shop: shopOf(read, environment, demo),
    demo,
    publicDemo: demo && !(isLocal && isLoopback(isIPv6(host) ? `[${host}]` : host)),
    loadShedding: read.choice('LOAD_SHEDDING', ['on', 'off'], environment.NODE_ENV === 'test' ? 'off' : 'on') === 'on',
    dailyQuotas: dailyQuotasOf(read),
    accountStorageBytes: read.integer('ACCOUNT_STORAGE_MB', 1, 999_999_999, storedBytesOfAccount / MEGABYTE) * MEGABYTE,
    rateScale: read.integer('RATE_SCALE', 1, 1_000_000, 1),
  }
}

type Reader = ReturnType<typeof reader>

function reader(environment: Environment) {
  const text = (name: string): string | null => environment[name]?.trim() || null
  const choices = (name: string, allowed: readonly string[]): string[] => {
    const values = list(name)
    const wrong = values.find((value) => !allowed.includes(value))
    if (wrong !== undefined) throw new ConfigError(name, `may name ${allowed.join(', ')}, not "${wrong}".`)
    return values
  }
  const list = (name: string): string[] =>
    (text(name) ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')

  return {
    text,
    list,
    choices,
    choice: <const T extends string>(name: string, allowed: readonly T[], absent: T): T => {
      const value = text(name)
      if (value === null) return absent
      const found = allowed.find((one) => one === value)
      if (found === undefined) throw new ConfigError(name, `must be ${allowed.join(' or ')}, not "${value}".`)
      return found
    },
    integer: (name: string, min: number, max: number, absent: number): number => {
      const value = text(name)
      if (value === null) return absent
      const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
      if (!(number >= min && number <= max)) {
        throw new ConfigError(name, `must be a whole number from ${min} to ${max}, not "${value}".`)
      }
      return number
    },
    /** The value may hold a password: it is never repeated in the message. */
    url: (name: string, protocols: readonly string[]): string | null => {
      const value = text(name)
      if (value === null) return null
      // A PostgreSQL address may name a socket folder instead of a host, which the URL parser does not accept.
      const isAddress = value.startsWith('postgres') || URL.canParse(value)
      if (!isAddress || !protocols.some((protocol) => value.startsWith(`${protocol}//`))) {
        throw new ConfigError(name, `must be an address that starts with ${protocols.join(' or ')}.`)
      }
      return value
    },
  }
}

/** A demo that catches its mail takes the answers that are written in its mailbox. */
function inboundMailOf(
  read: Reader,
  { baseUrl, catchesMail }: { baseUrl: string | null; catchesMail: boolean },
): InboundMail | null {
  const port = read.integer('INBOUND_SMTP_PORT', 0, 65_535, -1)
  const webhookSecret = read.text('INBOUND_MAIL_SECRET')
  const domain = read.text('INBOUND_MAIL_DOMAIN') ?? mailHostOf(baseUrl)
  const authservId = read.text('INBOUND_AUTHSERV_ID')?.toLowerCase() ?? null
  if (webhookSecret !== null && webhookSecret.length < SECRET_CHARACTERS) {
    throw new ConfigError('INBOUND_MAIL_SECRET', `must have at least ${SECRET_CHARACTERS} characters.`)
  }
  if (!/^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/i.test(domain)) {
    throw new ConfigError('INBOUND_MAIL_DOMAIN', `must be a host name, not "${domain}".`)
  }
  if (port === -1 && webhookSecret === null && !catchesMail) return null
  return { smtpPort: port === -1 ? null : port, webhookSecret, domain, authservId }
}

const SECRET_CHARACTERS = 32
const DEMO_MAIL_HOST = 'calder-aerodata.example'

/** The host of the addresses that mail comes from, and of those of cases where no other is set. */
export const mailHostOf = (baseUrl: string | null): string =>
  baseUrl === null ? DEMO_MAIL_HOST : new URL(baseUrl).hostname

function baseUrlOf(read: Reader): string | null {
  const value = read.url('BASE_URL', ['https:', 'http:'])
  if (value === null) return null
  const url = new URL(value)
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '') {
    throw new ConfigError('BASE_URL', 'must be a scheme and a host alone, such as https://support.example.com.')
  }
  return url.origin
}

/** As they stand in an address, so that one that no address could have is found at the start. */
function videoHostsOf(read: Reader): string[] {
  return read.list('VIDEO_HOSTS').map((name) => {
    const host = name.toLowerCase()
    if (URL.parse(`https://${host}/`)?.host === host) return host
    throw new ConfigError('VIDEO_HOSTS', `may name hosts such as videos.example.com, not "${name}".`)
  })
}

/** Agents and authors reach the data of every customer; the logins of a demo are shared, so that nobody could add an app of theirs. */
function requireSecondFactorOf(read: Reader, demo: boolean): string[] {
  const names = Object.keys(secondFactorGroups) as (keyof typeof secondFactorGroups)[]
  const groups = read.choices('REQUIRE_SECOND_FACTOR', [...names, 'nobody'])
  if (groups.includes('nobody') && groups.length > 1) {
    throw new ConfigError('REQUIRE_SECOND_FACTOR', 'may name groups, or nobody alone.')
  }
  const wanted = groups.length > 0 ? groups : demo ? [] : ['agents', 'authors']
  return names.filter((name) => wanted.includes(name)).map((name) => secondFactorGroups[name])
}

function identityProvidersOf(read: Reader): IdentityProvider[] {
  const path = read.text('IDENTITY_PROVIDERS')
  if (path === null) return []
  try {
    return readIdentityProviders(path)
  } catch (error) {
    throw new ConfigError('IDENTITY_PROVIDERS', `${error instanceof Error ? error.message : String(error)}.`)
  }
}

function trustedProxiesOf(read: Reader): string[] {
  const proxies = read.list('TRUSTED_PROXIES')
  for (const proxy of proxies) {
    try {
      compile(proxy)
    } catch {
      throw new ConfigError(
        'TRUSTED_PROXIES',
        `may name addresses, networks such as 10.0.0.0/24 and loopback, not "${proxy}".`,
      )
    }
  }
  return proxies
}

function dailyQuotasOf(read: Reader): Record<string, Quota> {
  const quotas: Record<string, Quota> = {}
  for (const part of read.list('DAILY_QUOTAS')) {
    const [, name = '', person, account] = /^(\w+)=(\d{1,9})\/(\d{1,9})$/.exec(part) ?? []
    if (!quotaNames.includes(name)) {
      throw new ConfigError(
        'DAILY_QUOTAS',
        `may set ${quotaNames.join(', ')}, each for a person and an account, as in Case=100/500, not "${part}".`,
      )
    }
    quotas[name] = { person: Number(person), account: Number(account) }
  }
  return quotas
}

function communityIdOf(read: Reader): string {
  const value = read.text('COMMUNITY_ID') ?? DEFAULT_COMMUNITY_ID
  const id = toRecordId18(value)
  if (id === null) throw new ConfigError('COMMUNITY_ID', `must be a record id of 15 or 18 characters, not "${value}".`)
  return id
}

/** The addresses of the logo in the light and in the dark theme, and of the one that is square, which is the icon of the pages too. */
type BrandLogos = { logoUrl: string | null; logoDarkUrl: string | null; iconUrl: string | null }

/** A color that is read in one theme is none in the other: who sets one sets both. */
function brandColorsOf(read: Reader): BrandColors | null {
  const light = read.text('BRAND_COLOR')
  const dark = read.text('BRAND_COLOR_DARK')
  if (light === null && dark === null) return null
  if (light === null) throw new ConfigError('BRAND_COLOR', 'must be set where BRAND_COLOR_DARK is.')
  if (dark === null) throw new ConfigError('BRAND_COLOR_DARK', 'must be set where BRAND_COLOR is.')
  const problem = brandColorProblem(light, 'light')
  if (problem !== null) throw new ConfigError('BRAND_COLOR', problem)
  const darkProblem = brandColorProblem(dark, 'dark')
  if (darkProblem !== null) throw new ConfigError('BRAND_COLOR_DARK', darkProblem)
  return { light, dark }
}

function legalPagesOf(read: Reader): LegalPages {
  try {
    return readLegalPages(read.text('LEGAL_FOLDER') ?? ownLegalFolder)
  } catch (error) {
    throw new ConfigError('LEGAL_FOLDER', `${error instanceof Error ? error.message : String(error)}.`)
  }
}

function brandLogosOf(read: Reader): { brand: BrandLogos; files: BrandFile[] } {
  const light = logoOf(read, 'BRAND_LOGO', '/brand/logo')
  const dark = logoOf(read, 'BRAND_LOGO_DARK', '/brand/logo-dark')
  if (light === null && dark !== null) throw new ConfigError('BRAND_LOGO', 'must be set where BRAND_LOGO_DARK is.')
  const addressOf = (logo: BrandFile | string | null) => (typeof logo === 'string' ? logo : (logo?.address ?? null))
  const files = [light, dark].filter((logo) => logo !== null && typeof logo !== 'string')
  const [icon] = files.filter(({ isSquare }) => isSquare)
  return {
    brand: { logoUrl: addressOf(light), logoDarkUrl: addressOf(dark), iconUrl: icon?.address ?? null },
    files,
  }
}

/** @returns a file, an address elsewhere, or null. */
function logoOf(read: Reader, name: string, address: string): BrandFile | string | null {
  const value = read.text(name)
  if (value === null || /^https?:/i.test(value)) return read.url(name, ['https:', 'http:'])
  try {
    return readLogo(resolve(value), address)
  } catch (error) {
    throw new ConfigError(name, `${error instanceof Error ? error.message : String(error)}.`)
  }
}

function clamdUrlOf(read: Reader): string | null {
  const value = read.url('CLAMD_URL', ['tcp:', 'unix:'])
  if (value === null) return null
  const { protocol, hostname, pathname } = new URL(value)
  if (protocol === 'tcp:' ? hostname === '' : hostname !== '' || pathname === '') {
    throw new ConfigError('CLAMD_URL', 'must be such as tcp://localhost:3310 or unix:///run/clamav/clamd.ctl.')
  }
  return value
}

function dataManagerUrlOf(read: Reader): string | null {
  const value = read.url('DATA_MANAGER_URL', ['https:', 'http:'])
  if (value === null) return null
  const { search, hash } = new URL(value)
  if (search !== '' || hash !== '')
    throw new ConfigError('DATA_MANAGER_URL', 'may have neither a query nor a fragment.')
  return value.replace(/\/+$/, '')
}

function analyticsUrlOf(read: Reader): string | null {
  if (read.text('ANALYTICS_URL') === 'console') return 'console'
  const value = read.url('ANALYTICS_URL', ['https:', 'http:'])
  if (value === null) return null
  const { username, hash } = new URL(value)
  // Every reader would see the name and password.
  if (username !== '' || hash !== '') {
    throw new ConfigError('ANALYTICS_URL', 'may have neither a name and password nor a fragment.')
  }
  return value
}

function fileFolderOf(read: Reader, dataDir: string): string {
  const value = read.text('STORAGE_URL')
  if (value === null) return resolve(dataDir, 'files')
  if (value.startsWith('s3:'))
    throw new ConfigError('STORAGE_URL', 'names S3, which this build cannot use: give a file: folder.')
  if (!value.startsWith('file:')) throw new ConfigError('STORAGE_URL', 'must start with file: and name a folder.')
  const path = value.slice('file:'.length).replace(/^\/\/(?=\/)/, '')
  if (path === '') throw new ConfigError('STORAGE_URL', 'must start with file: and name a folder.')
  return resolve(path)
}

/** A demo has links of its own for what is not set, so that its menus are those of the product. */
function shopOf(read: Reader, environment: Environment, demo: boolean): Record<string, string> {
  const shop: Record<string, string> = demo ? { ...demoLinks } : {}
  for (const name of Object.keys(environment)) {
    if (!name.startsWith('SHOP_')) continue
    const value = read.url(name, ['https:'])
    if (value !== null) shop[name.slice('SHOP_'.length).toLowerCase()] = value
  }
  return shop
}
