/** What a workspace may import. A workspace is listed before those that import it. */
export interface Workspace {
  readonly folder: string
  /** The workspaces whose entries it may import. */
  readonly imports: readonly string[]
  /** Modules that must not be imported; `react` covers `react/…` as well, `node:*` all modules of Node. */
  readonly never?: readonly string[]
  /** The reason, as shown in the error message. */
  readonly because: string
}

/** Entries of contract that load TypeBox. */
const serverSide = ['contract/checks', 'contract/methods', 'contract/calls']

const react = ['react', 'react-dom', 'react-router', 'react-aria-components']

/** From the lowest to the highest. */
export const workspaces: readonly Workspace[] = [
  {
    folder: 'packages/contract',
    imports: [],
    never: ['node:*', ...react, 'pg', 'fastify'],
    because: 'contract is the lowest package: no Node, no React, no SQL.',
  },
  {
    folder: 'packages/local-postgres',
    imports: [],
    never: [...react, 'fastify'],
    because: 'local-postgres runs a server, and knows nothing of what is stored in it.',
  },
  {
    folder: 'packages/database',
    imports: ['contract', 'local-postgres'],
    never: [...react, 'fastify'],
    because: 'database is for connections and SQL only.',
  },
  {
    folder: 'packages/platform',
    imports: ['contract', 'database'],
    never: [...react, 'pg', 'fastify', 'contract/methods', 'contract/calls'],
    because: 'platform is independent of the product and of HTTP.',
  },
  {
    folder: 'packages/identity',
    imports: ['contract', 'database'],
    never: [...react, 'pg', 'fastify'],
    because: 'identity reads people through its port only.',
  },
  {
    folder: 'packages/support',
    imports: ['contract', 'database', 'local-postgres', 'platform', 'identity'],
    never: [...react, 'pg', 'fastify', 'nodemailer'],
    because: 'support holds rules: no HTTP, no React, no SMTP.',
  },
  {
    folder: 'packages/demo',
    imports: ['contract', 'database', 'local-postgres', 'platform', 'identity', 'support'],
    never: [...react, 'pg', 'fastify', 'nodemailer'],
    because: 'demo writes records through the platform: no HTTP, no React, no SMTP.',
  },
  {
    folder: 'packages/record-cache',
    imports: ['contract'],
    never: ['node:*', ...react, ...serverSide],
    because: 'record-cache uses the calls of contract only, and runs without React and without Node.',
  },
  {
    folder: 'packages/record-cache-react',
    imports: ['contract', 'record-cache'],
    never: ['node:*', 'react-router', 'react-aria-components', ...serverSide],
    because: 'record-cache-react is for the cache and React only.',
  },
  {
    folder: 'packages/record-cache-cli',
    imports: ['contract'],
    never: [...react, ...serverSide],
    because: 'record-cache-cli reads a UI service and writes types: no React, no cache.',
  },
  {
    folder: 'packages/ui',
    imports: [],
    never: ['node:*', 'react-router'],
    because: 'ui holds components only: no records, no addresses.',
  },
  {
    folder: 'apps/server',
    imports: ['contract', 'database', 'local-postgres', 'platform', 'identity', 'support', 'demo'],
    never: ['react-dom', 'react-aria-components', 'pg'],
    because: 'Server and browser share contract only, and SQL connections belong to database.',
  },
  {
    folder: 'apps/portal',
    imports: ['contract', 'record-cache', 'record-cache-react', 'ui'],
    never: ['pg', 'fastify', ...serverSide],
    because: 'Server and browser share contract only.',
  },
  {
    folder: 'dev-env',
    imports: ['contract', 'database', 'platform', 'identity', 'support', 'demo', 'server'],
    never: react,
    because: 'dev-env starts the server, without a browser.',
  },
  {
    folder: 'proofs',
    imports: ['contract', 'database', 'platform', 'identity', 'support', 'demo', 'server', 'dev-env'],
    never: react,
    because: 'Proofs use the server through its testing entry or in a separate process, without a browser.',
  },
  {
    folder: 'e2e',
    imports: ['contract', 'record-cache', 'record-cache-react', 'dev-env', 'portal'],
    because: 'Browser tests drive the product from outside.',
  },
  {
    folder: 'consumers',
    imports: ['record-cache', 'record-cache-react'],
    because: 'These are programs of others, who have the published packages alone.',
  },
  {
    folder: 'bench',
    imports: [
      'contract',
      'database',
      'local-postgres',
      'platform',
      'identity',
      'support',
      'demo',
      'record-cache',
      'record-cache-react',
      'server',
      'dev-env',
      'e2e',
    ],
    because:
      'Benchmarks measure the server, the record cache with its hooks, and the portal in the browser of the tests.',
  },
  {
    folder: 'scripts',
    imports: ['contract', 'database', 'local-postgres', 'platform', 'support', 'record-cache-cli', 'server', 'portal'],
    because: 'Scripts read the metadata and settings of the product, and the list of its pages.',
  },
]

/** Entries that only tests import: test files, `testing` folders, and the folders below that are tests throughout. */
export const testingOnly = {
  entries: [
    'contract/testing',
    'database/testing',
    'identity/testing',
    'platform/testing',
    'support/testing',
    'server/testing',
    'vitest',
    'fast-check',
  ],
  folders: ['dev-env', 'proofs', 'e2e', 'bench', 'scripts'],
} as const

/**
 * The floors inside a folder, the top one first. The names of a floor are rooms: a folder, or a file without its ending.
 * An import must point to a lower floor, and rooms of one floor must not import each other; in `areas/*` each folder of `areas` is a
 * room, and `*` is each file or folder that no floor names. Tests and `testing` folders may also import from higher floors. Where the
 * last floor is `…`, files without a floor are allowed; elsewhere each file must have one.
 */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  'packages/contract/src': [
    'index testing',
    'addresses',
    'calls checks',
    'methods presence seo',
    'auth ui-api',
    'call-errors define-call rules',
    'answer-check article-video call case-pdf errors ids limits link-pictures list-csv live-event own-data provider-paths query-value',
    'failure-texts',
    'legal-page page-texts',
  ],
  'packages/database/src': [
    'index testing',
    'jobs',
    'migrations',
    'connect',
    'run-transaction',
    'application-role run-statement',
    'listener queryable',
    'errors hold-writes identifier named-statements retrying type-parsers',
  ],
  'packages/local-postgres/src': ['testing', '…'],
  'packages/platform/src': [
    'testing',
    'index',
    'platform',
    'gateway',
    'calls',
    'record-ui templates system-gateway',
    'actions avatars content lists lookups methods object-info related-lists search seo',
    'records layouts',
    'apps duplicates picklists preferences',
    'engine',
    'rows guest quotas',
    'query file-store',
    'access',
    'shape schema',
    'metadata e-tag ui-api-url',
  ],
  'packages/identity/src': [
    'index testing',
    'create-identity',
    'second-factors sweep',
    'forget-user',
    'registration sign-in',
    'second-factor',
    'addresses passwords',
    'providers',
    'attempts one-time',
    'sessions',
    'note-event',
    'migrations network-of people',
  ],
  'packages/support/src': [
    'index testing',
    'app',
    'guests case-pdf mailed-replies',
    'content self-service',
    'cases downloads people',
    '*',
    'area',
    'define-mail define-method nav-apps',
    'define-job',
    'alert-links article-record-types case-addresses data-manager quotas export-restriction mail-document may-read-record migrations person profiles set-own-user',
  ],
  'packages/support/src/cases': [
    'area case-presence',
    'case.object',
    'case-rules',
    'actions automation',
    'rules',
    'lists mails',
    'case.fields',
    'calendars routing',
    'case.values',
    '…',
  ],
  'packages/demo/src': [
    'index',
    'remove-demo',
    'seed-demo',
    'benchmark demo-access demo-facts demo-links',
    'load',
    'cases',
    'demo-fleet demo-people',
    'data',
    'must random',
  ],
  'packages/record-cache/src': [
    'index',
    'hydration singleton-of statistics',
    'live',
    'record-cache typed',
    'foreign-calls',
    'adapters',
    'define',
    'adapter',
    'read',
    'fetch',
    'normalise',
    'engine',
    'selection',
    'store',
    'retrying-fetch snapshot',
    'fetch-error',
    'cache-policy deep-freeze has-same keys lifetimes request',
  ],
  'packages/record-cache-react/src': [
    'index',
    'create-hooks server-methods',
    'use-infinite',
    'use-read use-send use-suspense',
    'use-adapter',
    'RecordCacheProvider debug',
    'content testing',
  ],
  'packages/record-cache-cli/src': ['main', 'generate', 'read-objects', 'command-line types-of-objects', 'type-text'],
  'packages/ui/src': [
    'index',
    'navigation overlays page-charts',
    'late-part',
    'feedback records',
    'controls',
    'links',
    'icons layout',
    'class-names reload-page css-modules.* drawings file-messages messages password-messages use-settled',
    'grouped',
  ],
  'apps/server/src': [
    'index main testing',
    'serve',
    'create-server',
    'create-app listen',
    'features',
    'app-services',
    'bound-calls',
    'docs seo',
    'alerts auth case-pdf dev events list-csv mailed-replies methods operations own-data previews site ui-api',
    'create-product http open-database start-mail welcome',
    'jobs presence',
    'adapters config files make-folder migrations prepare-demo',
    'legal',
  ],
  proofs: ['attack outbox uploads', 'access fuzz second-application', 'worlds', 'figures', 'checks sample'],
  'apps/portal/src': [
    'entry.* root routes',
    'shell',
    'areas/*',
    'testing',
    'parts',
    'forms',
    'session records format',
    'site',
  ],
  'apps/portal/src/areas/*': ['screens/*', 'parts', '*'],
  e2e: [
    '*',
    'adapters hostile pages',
    'addresses app-code figures guide loaded-files mail-sink mailed-link try-again write-article',
    'product',
    'browser-pool',
  ],
  bench: [
    'main',
    'lighthouse portal record-cache search server statement-memory',
    'peers portal-parts server-parts',
    'record-cache-parts',
    'install-peers print-table',
    'result',
  ],
  consumers: ['calls names pages program typed writes hooks'],
  scripts: ['*', 'keep-serving lint run-program setup', 'project'],
}
