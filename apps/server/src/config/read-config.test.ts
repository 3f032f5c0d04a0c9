import { resolve } from 'node:path'
import { demoLinks } from 'demo'
import { expect, it } from 'vitest'
import { ownLegalFolder, readLegalPages } from '../legal/read-legal-pages.ts'
import { readConfig } from './read-config.ts'
import { ConfigError } from './setting.ts'
import { settings } from './settings.ts'

it('is a demo on loopback with its own PostgreSQL when nothing is set', () => {
  expect(readConfig({})).toEqual({
    mode: 'production',
    port: 3000,
    host: '127.0.0.1',
    baseUrl: null,
    trustedProxies: [],
    dataDir: resolve('.data'),
    databaseUrl: null,
    databasePool: 10,
    smtpUrl: null,
    clamdUrl: null,
    dataManagerUrl: null,
    accountStorageBytes: 500_000_000_000,
    inboundMail: {
      smtpPort: null,
      webhookSecret: null,
      domain: 'calder-aerodata.example',
      authservId: null,
      checksSenders: false,
      arcSealers: [],
    },
    fileFolder: resolve('.data/files'),
    analyticsUrl: null,
    communityId: '0DB000000000001GAA',
    videoHosts: [],
    sessionIdleSeconds: 1800,
    enumerationPolicy: 'spec',
    identityProviders: [],
    metricsToken: null,
    productionHosts: [],
    preview: false,
    brand: { name: 'Navdesk', company: 'Calder Aerodata', logoUrl: null, logoDarkUrl: null, iconUrl: null },
    hasOwnBrand: false,
    hasOwnTerms: false,
    brandFiles: [],
    brandColors: null,
    legalPages: readLegalPages(ownLegalFolder),
    shop: demoLinks,
    demo: true,
    publicDemo: false,
    urgentPhone: null,
    loadShedding: true,
    dailyQuotas: {},
    rateScale: 1,
    requireSecondFactor: [],
    warnings: [],
  })
})

it('is reachable from outside and no demo with a given DATABASE_URL', () => {
  const config = readConfig({ DATABASE_URL: 'postgres://db/navdesk', BASE_URL: 'https://help.example.com/' })
  expect(config).toMatchObject({
    demo: false,
    host: '0.0.0.0',
    baseUrl: 'https://help.example.com',
  })
})

it('accepts a PostgreSQL address of a socket folder', () => {
  const databaseUrl = 'postgres://postgres@/navdesk?host=%2Ftmp%2Fnavdesk'
  expect(readConfig({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl)
})

it.each([
  [{}, { demo: true, publicDemo: false, host: '127.0.0.1' }],
  [{ BASE_URL: 'http://localhost:3000' }, { demo: true, publicDemo: false, host: '127.0.0.1' }],
  [{ BASE_URL: 'http://127.0.0.1:3000' }, { demo: true, publicDemo: false }],
  [{ HOST: 'localhost' }, { demo: true, publicDemo: false, host: 'localhost' }],
  [{ HOST: '::1' }, { demo: true, publicDemo: false }],
  [{ HOST: '::' }, { demo: true, publicDemo: true }],
  [{ HOST: '0.0.0.0' }, { demo: true, publicDemo: true, host: '0.0.0.0' }],
  [{ BASE_URL: 'https://help.example.com' }, { demo: false, publicDemo: false, host: '0.0.0.0' }],
  [{ BASE_URL: 'https://localhost.example.com' }, { demo: false, publicDemo: false }],
  [
    { BASE_URL: 'https://help.example.com', DEMO: 'on' },
    { demo: true, publicDemo: true },
  ],
])('is a demo that others can reach only when asked, and knows that it is one: %o', (environment, expected) => {
  expect(readConfig(environment)).toMatchObject(expected)
})

it('can be a demo on a given database, and no demo on the embedded one', () => {
  expect(readConfig({ DATABASE_URL: 'postgres://db/navdesk', DEMO: 'on' }).demo).toBe(true)
  expect(readConfig({ DEMO: 'off' })).toMatchObject({ demo: false, databaseUrl: null })
})

it('links to what is set, and only in a demo to the addresses of the demo', () => {
  const SHOP_SURVEY = 'https://survey.example.com/'
  expect(readConfig({ SHOP_SURVEY }).shop).toEqual({ ...demoLinks, survey: SHOP_SURVEY })
  expect(readConfig({ SHOP_SURVEY, DEMO: 'off' }).shop).toEqual({ survey: SHOP_SURVEY })
  expect(readConfig({ DEMO: 'off' }).shop).toEqual({})
})

it('takes an address or the console for page views', () => {
  expect(readConfig({ ANALYTICS_URL: 'console' }).analyticsUrl).toBe('console')
  const address = 'https://views.example.com/collect?site=1'
  expect(readConfig({ ANALYTICS_URL: address }).analyticsUrl).toBe(address)
})

it('reads folders, lists and shop links', () => {
  const config = readConfig({
    DATA_DIR: '/srv/navdesk',
    STORAGE_URL: 'file:///srv/files',
    SHOP_STORE_URL: 'https://shop.example.com/',
    PRODUCTION_HOSTS: 'help.example.com,www.example.com',
    VIDEO_HOSTS: 'Videos.example.com, media.example.com:8443',
    TRUSTED_PROXIES: 'loopback, 10.0.0.0/24, 2001:db8::7',
    DAILY_QUOTAS: 'Case=100/500, megabytes=0/7',
  })
  expect(config).toMatchObject({
    dataDir: '/srv/navdesk',
    fileFolder: '/srv/files',
    shop: { ...demoLinks, store_url: 'https://shop.example.com/' },
    productionHosts: ['help.example.com', 'www.example.com'],
    videoHosts: ['videos.example.com', 'media.example.com:8443'],
    trustedProxies: ['loopback', '10.0.0.0/24', '2001:db8::7'],
    dailyQuotas: { Case: { person: 100, account: 500 }, megabytes: { person: 0, account: 7 } },
  })
})

it.each([
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
  [{ PORT: '3e3' }, 'PORT must be a whole number from 0 to 65535, not "3e3".'],
  [{ DEMO: 'yes' }, 'DEMO must be on or off, not "yes".'],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must be an address that starts with postgres: or postgresql:.'],
  [{ BASE_URL: 'help.example.com' }, 'BASE_URL must be an address that starts with https: or http:.'],
  [
    { BASE_URL: 'https://help.example.com/portal' },
    'BASE_URL must be a scheme and a host alone, such as https://support.example.com.',
  ],
  [
    { TRUSTED_PROXIES: 'loopback,proxy.example.com' },
    'TRUSTED_PROXIES may name addresses, networks such as 10.0.0.0/24 and loopback, not "proxy.example.com".',
  ],
  [
    { TRUSTED_PROXIES: '0.0.0.0/0' },
    'TRUSTED_PROXIES may name addresses, networks such as 10.0.0.0/24 and loopback, not "0.0.0.0/0".',
  ],
  [
    { VIDEO_HOSTS: 'https://videos.example.com' },
    'VIDEO_HOSTS may name hosts such as videos.example.com, not "https://videos.example.com".',
  ],
  [
    { VIDEO_HOSTS: 'me@videos.example.com' },
    'VIDEO_HOSTS may name hosts such as videos.example.com, not "me@videos.example.com".',
  ],
  [{ STORAGE_URL: 's3://bucket' }, 'STORAGE_URL names S3, which this build cannot use: give a file: folder.'],
  [{ STORAGE_URL: '/srv/files' }, 'STORAGE_URL must start with file: and name a folder.'],
  [
    { CLAMD_URL: 'unix://run/clamav/clamd.ctl' },
    'CLAMD_URL must be such as tcp://localhost:3310 or unix:///run/clamav/clamd.ctl.',
  ],
  [{ BRAND_COLOR: '#7a1f3d' }, 'BRAND_COLOR_DARK must be set where BRAND_COLOR is.'],
  [{ BRAND_COLOR_DARK: '#f0b8c8' }, 'BRAND_COLOR must be set where BRAND_COLOR_DARK is.'],
  [
    { BRAND_COLOR: '#f0b8c8', BRAND_COLOR_DARK: '#f0b8c8' },
    'BRAND_COLOR has a contrast of 1.3:1 in the light theme, and text needs 4.5:1. Choose a darker color than #f0b8c8.',
  ],
  [{ ANALYTICS_URL: 'views.example.com' }, 'ANALYTICS_URL must be an address that starts with https: or http:.'],
  [
    { ANALYTICS_URL: 'https://me:secret@views.example.com/' },
    'ANALYTICS_URL may have neither a name and password nor a fragment.',
  ],
  [{ CLAMD_URL: 'localhost' }, 'CLAMD_URL must be an address that starts with tcp: or unix:.'],
  [
    { DATA_MANAGER_URL: 'counters.example.com' },
    'DATA_MANAGER_URL must be an address that starts with https: or http:.',
  ],
  [
    { DATA_MANAGER_URL: 'https://counters.example.com?v=1' },
    'DATA_MANAGER_URL may have neither a query nor a fragment.',
  ],
  [
    { INBOUND_SMTP_PORT: '25', INBOUND_AUTHSERV_ID: 'mx', INBOUND_SENDER_CHECK: 'on' },
    'INBOUND_SENDER_CHECK must be off where INBOUND_AUTHSERV_ID is set.',
  ],
  [{ URGENT_PHONE: 'call us' }, 'URGENT_PHONE must be a phone number, such as +1 555 0100 200.'],
  [{ INBOUND_MAIL_SECRET: 'short' }, 'INBOUND_MAIL_SECRET must have at least 32 characters.'],
  [{ INBOUND_MAIL_DOMAIN: 'a b' }, 'INBOUND_MAIL_DOMAIN must be a host name, not "a b".'],
  [{ INBOUND_SMTP_PORT: 'mail' }, 'INBOUND_SMTP_PORT must be a whole number from 0 to 65535, not "mail".'],
  [
    { REQUIRE_SECOND_FACTOR: 'owners' },
    'REQUIRE_SECOND_FACTOR may name agents, authors, admins, administrators, nobody, not "owners".',
  ],
  [{ REQUIRE_SECOND_FACTOR: 'agents,nobody' }, 'REQUIRE_SECOND_FACTOR may name groups, or nobody alone.'],
  [{ COMMUNITY_ID: 'portal' }, 'COMMUNITY_ID must be a record id of 15 or 18 characters, not "portal".'],
  [{ BRAND_LOGO: 'https:cdn' }, 'BRAND_LOGO must be an address that starts with https: or http:.'],
  [
    { BRAND_LOGO: '/etc/passwd' },
    'BRAND_LOGO must name an svg or png file, or be an https: address, not "/etc/passwd".',
  ],
  [{ BRAND_LOGO: '/no/logo.svg' }, 'BRAND_LOGO names a file that is not there: "/no/logo.svg".'],
  [{ BRAND_LOGO_DARK: 'https://cdn/dark.svg' }, 'BRAND_LOGO must be set where BRAND_LOGO_DARK is.'],
  [
    { DAILY_QUOTAS: 'Cases=1/2' },
    'DAILY_QUOTAS may set AuditEvent__c, Case, CaseComment, CaseDraft__c, CaseHistory, Contact, ContentDocumentLink, ContentVersion, DownloadReset__c, DownloadResetItem__c, others, keys, megabytes, guestFiles, guestMegabytes, each for a person and an account, as in Case=100/500, not "Cases=1/2".',
  ],
  [{ SESSION_IDLE_S: '5' }, 'SESSION_IDLE_S must be a whole number from 60 to 86400, not "5".'],
  [{ SHOP_STORE: 'javascript:alert(1)' }, 'SHOP_STORE must be an address that starts with https:.'],
])('stops at %o with one line', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(
    new ConfigError(message.split(' ')[0] ?? '', message.replace(/^\S+ |\.$/g, '')),
  )
})

it('accepts a logo in a file or of another host, and converts a short community id', () => {
  const icon = resolve(import.meta.dirname, '../../../portal/public/favicon.svg')
  const { brand, brandFiles } = readConfig({ BRAND_LOGO: 'https://cdn/logo.svg', BRAND_LOGO_DARK: icon })
  expect(brand).toMatchObject({
    logoUrl: 'https://cdn/logo.svg',
    logoDarkUrl: '/brand/logo-dark.svg',
    iconUrl: '/brand/logo-dark.svg',
  })
  expect(brandFiles.map(({ address, type }) => [address, type])).toEqual([['/brand/logo-dark.svg', 'image/svg+xml']])
  expect(readConfig({ COMMUNITY_ID: '0DB000000000001' }).communityId).toBe('0DB000000000001GAA')
})

it('requires a second factor of administrators, agents and authors outside a demo, and of the groups that are named', () => {
  const required = (environment: Record<string, string>) => readConfig(environment).requireSecondFactor
  expect(required({ DEMO: 'on' })).toEqual([])
  expect(required({ DEMO: 'off' })).toEqual(['Agent', 'Author', 'Administrator'])
  expect(required({ DEMO: 'off', REQUIRE_SECOND_FACTOR: 'nobody' })).toEqual(['Administrator'])
  expect(required({ DEMO: 'on', REQUIRE_SECOND_FACTOR: 'admins, agents' })).toEqual(['Agent', 'AccountAdmin'])
})

it('treats an empty value as absent', () => {
  const empty = { CLAMD_URL: '', DATA_MANAGER_URL: ' ', INBOUND_SMTP_PORT: '', REQUIRE_SECOND_FACTOR: '' }
  expect(readConfig(empty)).toEqual(readConfig({}))
})

it('receives replies by e-mail where it is configured, or where a demo catches its mail', () => {
  const of = (environment: Record<string, string>) => readConfig(environment).inboundMail
  const remote = { DEMO: 'off', BASE_URL: 'https://support.example.com' }
  expect(of(remote)).toBe(null)
  expect(of({ DEMO: 'on', SMTP_URL: 'smtp://mail' })).toBe(null)
  expect(of({ ...remote, INBOUND_SMTP_PORT: '2525', INBOUND_AUTHSERV_ID: 'MX.example.com' })).toEqual({
    smtpPort: 2525,
    webhookSecret: null,
    domain: 'support.example.com',
    authservId: 'mx.example.com',
    checksSenders: false,
    arcSealers: [],
  })
  const checked = { ...remote, INBOUND_SMTP_PORT: '2525', INBOUND_SENDER_CHECK: 'on' }
  expect(of(checked)).toMatchObject({ authservId: null, checksSenders: true })
  const sealers = { INBOUND_ARC_SEALERS: 'Lists.example, google.com' }
  expect(of({ ...checked, ...sealers })).toMatchObject({ arcSealers: ['lists.example', 'google.com'] })
  expect(() => of({ ...remote, ...sealers, INBOUND_SMTP_PORT: '2525' })).toThrow('needs INBOUND_SENDER_CHECK=on')
  const secret = 'x'.repeat(32)
  expect(of({ ...remote, INBOUND_MAIL_SECRET: secret, INBOUND_MAIL_DOMAIN: 'answers.example.com' })).toEqual({
    smtpPort: null,
    webhookSecret: secret,
    domain: 'answers.example.com',
    authservId: null,
    checksSenders: false,
    arcSealers: [],
  })
})

it.each(Object.entries(settings))('accepts the documented example of %s', (_name, { parse, example }) => {
  expect(() => parse(example)).not.toThrow()
})

it('never repeats a password in its message', () => {
  expect(() => readConfig({ SMTP_URL: 'http://user:hunter2@mail' })).toThrow(/^(?!.*hunter2).*SMTP_URL/)
})
