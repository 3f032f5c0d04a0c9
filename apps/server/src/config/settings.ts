import { resolve } from 'node:path'
import { compile } from '@fastify/proxy-addr'
import { toRecordId18 } from 'contract'
import type { Quota } from 'platform'
import { quotaNames, storedBytesOfAccount } from 'support'
import { brandColorProblem } from './brand-colors.ts'
import { choice, integer, itemsOf, list, type Setting, setting, text, url, urlOf } from './setting.ts'

const MEGABYTE = 1_000_000
const SECRET_CHARACTERS = 32
const web = ['https:', 'http:'] as const
const onOff = ['on', 'off'] as const
const portNumbers = { min: 0, max: 65_535 }

const addresses = {
  PORT: integer({ about: 'Port to listen on', example: '8080', since: '1.0.0' }, portNumbers, 3000),
  HOST: text(
    {
      about: 'Address to listen on',
      default: '`127.0.0.1` in demo mode, `0.0.0.0` otherwise',
      example: '0.0.0.0',
      since: '1.0.0',
    },
    null,
  ),
  BASE_URL: setting(
    {
      about: 'Public address of the portal, used in mails and cookies',
      default: 'none: only loopback host names are served',
      example: 'https://support.example.com',
      since: '1.0.0',
    },
    null,
    parseBaseUrl,
  ),
  TRUSTED_PROXIES: list(
    {
      about:
        'Proxies in front of the server: addresses, networks and `loopback`. Only their `X-Forwarded-For` is read ([proxies](proxies.md))',
      example: 'loopback,10.0.0.0/24',
      since: '1.0.0',
    },
    parseProxy,
  ),
  COMMUNITY_ID: setting(
    {
      about: "Id of the installation's community, as used in addresses",
      example: '0DB000000000001GAA',
      since: '1.0.0',
    },
    '0DB000000000001GAA',
    parseCommunityId,
  ),
}

const data = {
  DATA_DIR: setting(
    {
      about:
        'Folder of the embedded database and the files. As root, when the database user cannot enter that folder, the database is under `/var/lib/navdesk` and `postgres` in the folder is a link to it',
      default: '`.data`',
      example: '/srv/navdesk',
      since: '1.0.0',
    },
    resolve('.data'),
    (value) => resolve(value),
  ),
  DATABASE_URL: url(
    {
      about:
        'External PostgreSQL 16 or newer, by a login that owns its database and is no superuser (the start warns of one)',
      default: 'the embedded PostgreSQL',
      example: 'postgres://navdesk:secret@db.example.com/navdesk',
      since: '1.0.0',
    },
    ['postgres:', 'postgresql:'],
  ),
  DATABASE_POOL: integer(
    { about: 'Database connections per process; forms of visitors have 2 more', example: '20', since: '1.0.0' },
    { min: 1, max: 500 },
    10,
  ),
  STORAGE_URL: setting(
    {
      about: 'Folder of uploaded files. `s3:` addresses are not supported',
      default: '`files` under `DATA_DIR`',
      example: 'file:///srv/files',
      since: '1.0.0',
    },
    null,
    parseStorageUrl,
  ),
  CLAMD_URL: setting(
    {
      about: 'ClamAV daemon that scans new files for viruses ([uploads](uploads.md#virus-scan))',
      default: 'none: files are not scanned',
      example: 'unix:///run/clamav/clamd.ctl',
      since: '1.0.0',
    },
    null,
    parseClamdUrl,
  ),
  DATA_MANAGER_URL: setting(
    {
      about:
        'Service that holds the download counters, with its name and password if it needs them ([data manager](data-manager.md))',
      default: 'none: the counters are in the records of services',
      example: 'https://counters.example.com/api',
      since: '1.0.0',
    },
    null,
    parseDataManagerUrl,
  ),
}

const mail = {
  SMTP_URL: url(
    {
      about: 'Mail server',
      default: 'none: a catcher in the process keeps the mail, readable in demo mode',
      example: 'smtps://user:secret@mail.example.com',
      since: '1.0.0',
    },
    ['smtp:', 'smtps:'],
  ),
  INBOUND_SMTP_PORT: integer(
    {
      about: 'Port on which a receiving mail host delivers replies by e-mail ([mail](mail.md))',
      example: '2525',
      since: '1.0.0',
    },
    portNumbers,
    null,
  ),
  INBOUND_MAIL_SECRET: setting(
    {
      about: `Secret of at least ${SECRET_CHARACTERS} characters that signs the replies which a mail service delivers by HTTP ([mail](mail.md))`,
      example: '0d9f1b7c5a3e4862b1c7d8e9f0a2b4c6',
      since: '1.0.0',
    },
    null,
    parseSecret,
  ),
  INBOUND_MAIL_DOMAIN: setting(
    {
      about: 'Domain of the e-mail addresses of cases',
      default: 'the host of `BASE_URL`',
      example: 'replies.example.com',
      since: '1.0.0',
    },
    null,
    parseMailDomain,
  ),
  INBOUND_AUTHSERV_ID: setting(
    {
      about: 'Name under which the receiving host writes its results of SPF, DKIM and DMARC',
      default: 'none: the results are not read',
      example: 'mx.example.com',
      since: '1.0.0',
    },
    null,
    (value) => value.toLowerCase(),
  ),
  INBOUND_SENDER_CHECK: choice(
    {
      about:
        '`on` checks SPF, DKIM and DMARC of replies by e-mail by DNS queries, where the receiving host does not ([mail](mail.md))',
      default: '`off`',
      example: 'on',
      since: '1.1.0',
    },
    onOff,
    'off',
  ),
  INBOUND_ARC_SEALERS: list(
    {
      about:
        'Domains of forwarding hosts whose ARC seals count with `INBOUND_SENDER_CHECK`, because forwarding breaks SPF and signatures ([mail](mail.md))',
      default: 'none',
      example: 'google.com,lists.example.com',
      since: '1.1.0',
    },
    (value) => parseMailDomain(value).toLowerCase(),
  ),
}

/** The profile of each group that can be required to have a second factor. */
const secondFactorGroups = {
  agents: 'Agent',
  authors: 'Author',
  admins: 'AccountAdmin',
  administrators: 'Administrator',
} as const

const accounts = {
  SESSION_IDLE_S: integer(
    { about: 'Seconds without activity until a session ends', example: '3600', since: '1.0.0' },
    { min: 60, max: 86_400 },
    1800,
  ),
  REQUIRE_SECOND_FACTOR: setting(
    {
      about:
        'Who must sign in with a second factor: `agents`, `authors`, `admins` (account admins), `administrators`, joined by commas, or `nobody`. Outside demo mode administrators always must ([accounts](accounts.md#two-step-verification))',
      default: '`nobody` in demo mode, whose logins are shared; `agents,authors` otherwise',
      example: 'agents,authors,admins',
      since: '1.0.0',
    },
    null,
    parseSecondFactorGroups,
  ),
  IDENTITY_PROVIDERS: text(
    {
      about:
        'JSON file with the OpenID Connect providers by which people of customers can sign in ([accounts](accounts.md#sign-in-with-a-company))',
      example: '/etc/navdesk/providers.json',
      since: '1.0.0',
    },
    null,
  ),
  ENUMERATION_POLICY: choice(
    {
      about:
        'Whether answers say that an e-mail address is known: with `spec` they do, for five addresses an hour per network; with `private` they never do',
      example: 'private',
      since: '1.0.0',
    },
    ['spec', 'private'],
    'spec',
  ),
}

const amounts = {
  DAILY_QUOTAS: setting(
    {
      about:
        'What one person and all people of an account may create in a day, where it differs from the defaults ([quotas](quotas.md))',
      default: 'the defaults',
      example: 'Case=100/500,megabytes=20000/100000',
      since: '1.0.0',
    },
    {} as Record<string, Quota>,
    parseDailyQuotas,
  ),
  ACCOUNT_STORAGE_MB: integer(
    {
      about:
        'Megabytes of files that the people of an account may have stored in all ([quotas](quotas.md#files-of-an-account))',
      example: '100000',
      since: '1.0.0',
    },
    { min: 1, max: 999_999_999 },
    storedBytesOfAccount / MEGABYTE,
  ),
  RATE_SCALE: integer(
    {
      about:
        'Factor for the rate limits of addresses, the budgets of reads and the daily quotas, for load tests ([limits](limits.md))',
      example: '100',
      since: '1.0.0',
    },
    { min: 1, max: 1_000_000 },
    1,
  ),
  LOAD_SHEDDING: choice(
    {
      about: 'Whether new requests are refused while the process is seconds behind; `off` is for tests',
      default: '`on`; `off` where `NODE_ENV` is `test`',
      example: 'off',
      since: '1.0.0',
    },
    onOff,
    null,
  ),
}

const looks = {
  BRAND_NAME: text({ about: 'Name of the portal ([brand](brand.md))', example: 'Support', since: '1.0.0' }, 'Navdesk'),
  BRAND_COMPANY: text(
    { about: 'Name of the company ([brand](brand.md))', example: 'Example Navigation', since: '1.0.0' },
    'Calder Aerodata',
  ),
  BRAND_LOGO: logo(
    'Logo: an SVG or PNG file, or an `https` address ([brand](brand.md#logo))',
    'the mark of the product',
  ),
  BRAND_LOGO_DARK: logo('Logo in the dark theme', '`BRAND_LOGO`'),
  BRAND_COLOR: color('light', '#7a1f3d'),
  BRAND_COLOR_DARK: color('dark', '#f0b8c8'),
  URGENT_PHONE: setting(
    {
      about:
        'Phone number that answers at any hour, shown with the impact Total Failure and on the home page: digits, spaces, hyphens and round brackets, after `+` or without',
      example: '+1 555 0100 200',
      since: '1.1.0',
    },
    null,
    (value) => {
      if (!/^\+?\d[\d ()-]{3,29}$/.test(value)) throw new Error('must be a phone number, such as +1 555 0100 200')
      return value
    },
  ),
  LEGAL_FOLDER: text(
    {
      about: 'Folder with the site terms, the privacy notice and the cookie policy ([legal](legal.md))',
      default: 'samples that come with the product',
      example: '/etc/navdesk/legal',
      since: '1.0.0',
    },
    null,
  ),
  VIDEO_HOSTS: list(
    {
      about: 'Hosts that videos of articles may be on, with a port or without ([authors](authors.md#videos-elsewhere))',
      default: 'any host by `https`',
      example: 'videos.example.com,media.example.com:8443',
      since: '1.0.0',
    },
    parseVideoHost,
  ),
}

/** Each becomes a member of `Config.shop`; names of the portal's links that are not listed here are accepted too. */
const links = {
  SHOP_AIRCRAFT_DETAILS: link('Support menu: aircraft details'),
  SHOP_BILLING_INVOICES: link('Support menu: billing and invoices'),
  SHOP_SUBSCRIPTIONS: link('Support menu: subscriptions'),
  SHOP_FEEDBACK: link('Support menu: feedback'),
  SHOP_SURVEY: link('Footer, and mails of closed cases: survey'),
  SHOP_PROFESSIONAL_NETWORK: link('Footer: professional network'),
  SHOP_VIDEO_CHANNEL: link('Footer: video channel'),
}

const operations = {
  STRICT: choice(
    {
      about:
        '`on` refuses to start outside demo mode while mail, address, name or legal texts are not those of the provider ([going live](going-live.md))',
      default: '`off`: each start prints a warning in one line for each',
      example: 'on',
      since: '1.1.0',
    },
    onOff,
    'off',
  ),
  DEMO: choice(
    {
      about:
        '`on` fills an empty database with demo customers. A database that the demo filled starts with `off` only after `npm run demo:remove` has removed the demo',
      default: '`on`; `off` where `DATABASE_URL` or a `BASE_URL` other than loopback is set',
      example: 'off',
      since: '1.0.0',
    },
    onOff,
    null,
  ),
  METRICS_TOKEN: text(
    {
      about: 'Bearer token that `/metrics` requires',
      default: 'none: `/metrics` is open in demo mode, closed otherwise',
      example: 'a-long-random-token',
      since: '1.0.0',
    },
    null,
  ),
  ANALYTICS_URL: setting(
    {
      about:
        'Where page views of readers who allow it are sent: an address, or `console` for the console of the browser ([analytics](analytics.md))',
      example: 'https://views.example.com/collect',
      since: '1.0.0',
    },
    null,
    parseAnalyticsUrl,
  ),
  PRODUCTION_HOSTS: list({
    about: 'Hosts whose page views are marked as production ([analytics](analytics.md))',
    example: 'support.example.com',
    since: '1.0.0',
  }),
  PREVIEW: choice(
    { about: '`on` sends no page views and counts no reads of articles', example: 'on', since: '1.0.0' },
    onOff,
    'off',
  ),
  NODE_ENV: choice(
    {
      about:
        '`development` serves the portal with hot reload, `test` serves no pages; both check every answer against its schema',
      example: 'development',
      since: '1.0.0',
    },
    ['production', 'development', 'test'],
    'production',
  ),
}

/** All settings in the sections of docs/configuration.md. */
export const settingSections = {
  Addresses: addresses,
  'Database and files': data,
  Mail: mail,
  'Sign-in': accounts,
  'Quotas and limits': amounts,
  'Brand and texts': looks,
  'Links outside the portal': links,
  Operations: operations,
} as const satisfies Readonly<Record<string, Readonly<Record<string, Setting<unknown>>>>>

/** All settings by the name of their variable. */
export const settings = {
  ...addresses,
  ...data,
  ...mail,
  ...accounts,
  ...amounts,
  ...looks,
  ...links,
  ...operations,
}

export type SettingValues = { [N in keyof typeof settings]: (typeof settings)[N]['whenAbsent'] }

/** A file or a web address. */
function logo(about: string, byDefault: string): Setting<string | null> {
  const description = { about, default: byDefault, example: '/etc/navdesk/logo.svg', since: '1.0.0' }
  return setting(description, null, (value) => (/^https?:/i.test(value) ? urlOf(value, web) : value))
}

function color(theme: 'light' | 'dark', example: string): Setting<string | null> {
  const about = `Color of buttons and links in the ${theme} theme; the color of the other theme must be set too. A color with too little contrast stops the start`
  return setting({ about, default: 'the color of the product', example, since: '1.0.0' }, null, (value) => {
    const problem = brandColorProblem(value, theme)
    if (problem !== null) throw new Error(problem)
    return value
  })
}

/** An `https` address, because it is a link on every page. */
export function link(about: string): Setting<string | null> {
  const byDefault = 'none: the link is hidden; the demo has its own'
  return url({ about, default: byDefault, example: 'https://shop.example.com/', since: '1.0.0' }, ['https:'])
}

function parseBaseUrl(value: string): string {
  const address = new URL(urlOf(value, web))
  if (address.pathname !== '/' || address.search !== '' || address.hash !== '' || address.username !== '') {
    throw new Error('must be a scheme and a host alone, such as https://support.example.com')
  }
  return address.origin
}

function parseProxy(proxy: string): string {
  try {
    compile(proxy)
  } catch {
    throw new Error(`may name addresses, networks such as 10.0.0.0/24 and loopback, not "${proxy}"`)
  }
  return proxy
}

function parseCommunityId(value: string): string {
  const id = toRecordId18(value)
  if (id === null) throw new Error(`must be a record id of 15 or 18 characters, not "${value}"`)
  return id
}

function parseStorageUrl(value: string): string {
  if (value.startsWith('s3:')) throw new Error('names S3, which this build cannot use: give a file: folder')
  const path = value.startsWith('file:') ? value.slice('file:'.length).replace(/^\/\/(?=\/)/, '') : ''
  if (path === '') throw new Error('must start with file: and name a folder')
  return resolve(path)
}

function parseClamdUrl(value: string): string {
  const { protocol, hostname, pathname } = new URL(urlOf(value, ['tcp:', 'unix:']))
  if (protocol === 'tcp:' ? hostname === '' : hostname !== '' || pathname === '') {
    throw new Error('must be such as tcp://localhost:3310 or unix:///run/clamav/clamd.ctl')
  }
  return value
}

function parseDataManagerUrl(value: string): string {
  const { search, hash } = new URL(urlOf(value, web))
  if (search !== '' || hash !== '') throw new Error('may have neither a query nor a fragment')
  return value.replace(/\/+$/, '')
}

function parseSecret(value: string): string {
  if (value.length < SECRET_CHARACTERS) throw new Error(`must have at least ${SECRET_CHARACTERS} characters`)
  return value
}

function parseMailDomain(value: string): string {
  if (!/^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/i.test(value)) throw new Error(`must be a host name, not "${value}"`)
  return value
}

/** @returns the profiles of the named groups; `nobody` has none. */
function parseSecondFactorGroups(value: string): string[] {
  const names = Object.keys(secondFactorGroups) as (keyof typeof secondFactorGroups)[]
  const groups = itemsOf(value)
  const allowed: readonly string[] = [...names, 'nobody']
  const unknown = groups.find((group) => !allowed.includes(group))
  if (unknown !== undefined) throw new Error(`may name ${allowed.join(', ')}, not "${unknown}"`)
  if (groups.length === 0 || (groups.includes('nobody') && groups.length > 1))
    throw new Error('may name groups, or nobody alone')
  return names.filter((name) => groups.includes(name)).map((name) => secondFactorGroups[name])
}

function parseDailyQuotas(value: string): Record<string, Quota> {
  const quotas: Record<string, Quota> = {}
  for (const item of itemsOf(value)) {
    const [, name = '', person, account] = /^(\w+)=(\d{1,9})\/(\d{1,9})$/.exec(item) ?? []
    if (!quotaNames.includes(name)) {
      throw new Error(
        `may set ${quotaNames.join(', ')}, each for a person and an account, as in Case=100/500, not "${item}"`,
      )
    }
    quotas[name] = { person: Number(person), account: Number(account) }
  }
  return quotas
}

function parseAnalyticsUrl(value: string): string {
  if (value === 'console') return value
  const { username, hash } = new URL(urlOf(value, web))
  // Every reader would see the name and password.
  if (username !== '' || hash !== '') throw new Error('may have neither a name and password nor a fragment')
  return value
}

/** In the form that it has in an address, so that a host which no address can have is rejected at the start. */
function parseVideoHost(value: string): string {
  const host = value.toLowerCase()
  if (URL.parse(`https://${host}/`)?.host === host) return host
  throw new Error(`may name hosts such as videos.example.com, not "${value}"`)
}
