import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

it('is a demo on loopback with its own PostgreSQL when nothing is set', () => {
  expect(readConfig({})).toEqual({
    mode: 'production',
    port: 3000,
    host: '127.0.0.1',
    baseUrl: null,
    dataDir: resolve('.data'),
    databaseUrl: null,
    databasePool: 10,
    smtpUrl: null,
    inboundSmtpPort: null,
    fileFolder: resolve('.data/files'),
    clamdUrl: null,
    downloadsUrl: null,
    analyticsUrl: null,
    communityId: '0DB000000000001GAA',
    sessionIdleSeconds: 1800,
    enumerationPolicy: 'spec',
    requireSecondFactor: [],
    metricsToken: null,
    productionHosts: [],
    preview: false,
    brand: { name: 'Navdesk', company: 'Calder Aerodata', logoUrl: null },
    shop: {},
    demo: true,
    rateScale: 1,
  })
})

it('is closed and reachable from outside with a database of its owner', () => {
  const config = readConfig({ DATABASE_URL: 'postgres://db/navdesk', BASE_URL: 'https://help.example.com/' })
  expect(config).toMatchObject({
    demo: false,
    host: '0.0.0.0',
    baseUrl: 'https://help.example.com',
    requireSecondFactor: ['agents', 'authors', 'admins'],
  })
})

it('takes a PostgreSQL address of a socket folder', () => {
  const databaseUrl = 'postgres://postgres@/navdesk?host=%2Ftmp%2Fnavdesk'
  expect(readConfig({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl)
})

it('can be a demo on a given database, and closed on the embedded one', () => {
  expect(readConfig({ DATABASE_URL: 'postgres://db/navdesk', DEMO: 'on' }).demo).toBe(true)
  expect(readConfig({ DEMO: 'off' })).toMatchObject({ demo: false, databaseUrl: null })
})

it('reads folders, lists and shop links', () => {
  const config = readConfig({
    DATA_DIR: '/srv/navdesk',
    STORAGE_URL: 'file:///srv/files',
    REQUIRE_SECOND_FACTOR: 'agents, admins',
    SHOP_STORE_URL: 'https://shop.example.com/',
    PRODUCTION_HOSTS: 'help.example.com,www.example.com',
    INBOUND_SMTP_PORT: '2525',
  })
  expect(config).toMatchObject({
    dataDir: '/srv/navdesk',
    fileFolder: '/srv/files',
    requireSecondFactor: ['agents', 'admins'],
    shop: { store_url: 'https://shop.example.com/' },
    productionHosts: ['help.example.com', 'www.example.com'],
    inboundSmtpPort: 2525,
  })
  expect(readConfig({ REQUIRE_SECOND_FACTOR: '', DATABASE_URL: 'postgres://db/x' }).requireSecondFactor).toEqual([])
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
  [{ STORAGE_URL: 's3://bucket' }, 'STORAGE_URL names S3, which this build cannot use: give a file: folder.'],
  [{ STORAGE_URL: '/srv/files' }, 'STORAGE_URL must start with file: and name a folder.'],
  [{ REQUIRE_SECOND_FACTOR: 'owners' }, 'REQUIRE_SECOND_FACTOR may name agents, authors, admins, not "owners".'],
  [{ SESSION_IDLE_S: '5' }, 'SESSION_IDLE_S must be a whole number from 60 to 86400, not "5".'],
  [{ SHOP_STORE: 'javascript:alert(1)' }, 'SHOP_STORE must be an address that starts with https:.'],
])('stops at %o with one line', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(
    new ConfigError(message.split(' ')[0] ?? '', message.replace(/^\S+ /, '')),
  )
})

it('never repeats a password in its line', () => {
  expect(() => readConfig({ SMTP_URL: 'http://user:hunter2@mail' })).toThrow(/^(?!.*hunter2).*SMTP_URL/)
})
