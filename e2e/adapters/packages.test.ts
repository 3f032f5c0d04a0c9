import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import * as calls from 'contract/calls'
import { DEMO_PASSWORD } from 'dev-env'
import * as recordCache from 'record-cache'
import * as recordCacheReact from 'record-cache-react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWorld, type World } from './world.ts'

const run = promisify(execFile)

const root = join(import.meta.dirname, '..', '..')
const installed = (...path: string[]): string => join(root, 'node_modules', ...path)
const packages = ['record-cache', 'record-cache-react'] as const

let world: World
/** An external project, which has the packed packages, the oldest React that they take, and nothing of this repository. */
let project = ''
let archives: string[] = []

const inProject = (program: string, ...args: string[]) => run(program, args, { cwd: project })

const packed = async (name: string) =>
  JSON.parse(await readFile(join(project, 'node_modules', name, 'package.json'), 'utf8'))

beforeAll(async () => {
  world = await startWorld()
  project = await mkdtemp(join(tmpdir(), 'consumer-'))
  const { stdout } = await run('npm', ['run', '--silent', 'pack', '--', join(project, 'packed')], { cwd: root })
  archives = stdout.trim().split('\n')
  await writeFile(join(project, 'package.json'), '{ "name": "consumer", "type": "module", "private": true }\n')
  // The peers come from this repository, so that nothing is asked for on the network.
  const install = ['install', '--offline', '--legacy-peer-deps', '--no-audit', '--no-fund']
  await inProject('npm', ...install, ...archives)
  for (const [from, name] of [
    [join(root, 'consumers', 'node_modules'), 'react'],
    [join(root, 'consumers', 'node_modules'), 'react-dom'],
    [join(root, 'consumers', 'node_modules'), 'scheduler'],
    [installed(), '@types/react'],
    [installed(), '@types/react-dom'],
    [installed(), '@types/node'],
    [installed(), 'csstype'],
    [installed(), 'undici-types'],
  ] as const) {
    await cp(join(from, name), join(project, 'node_modules', name), { recursive: true })
  }
  for (const folder of ['consumers', 'e2e/guide']) {
    for (const file of await readdir(join(root, folder))) {
      if (/\.tsx?$/.test(file)) await cp(join(root, folder, file), join(project, 'src', file))
    }
  }
})

afterAll(async () => {
  await world.env.stop()
  await rm(project, { recursive: true, force: true })
})

it('publishes built modules with types, readme, changelog and licence, and neither tests nor private packages', async () => {
  for (const name of packages) {
    const manifest = await packed(name)
    expect(manifest).toMatchObject({
      name,
      version: '0.1.0',
      type: 'module',
      sideEffects: false,
      license: 'Apache-2.0',
    })
    expect(manifest).not.toHaveProperty('private')
    expect(manifest.engines).toEqual({ node: '>=20' })
    const files = await readdir(join(project, 'node_modules', name), { recursive: true })
    expect(files).toEqual(
      expect.arrayContaining(['README.md', 'CHANGELOG.md', 'LICENSE', 'dist/index.js', 'dist/index.d.ts']),
    )
    expect(files.filter((file) => /test|model|\.tsx?$/.test(file.replace(/\.d\.ts$/, '')))).toEqual([])
    const texts = await Promise.all(
      files
        .filter((file) => /\.(js|d\.ts)$/.test(file))
        .map((file) => readFile(join(project, 'node_modules', name, file), 'utf8')),
    )
    expect(texts.filter((text) => /from ["'](contract|typebox)/.test(text))).toEqual([])
  }
  const { dependencies, peerDependencies } = await packed('record-cache-react')
  expect([dependencies, peerDependencies]).toEqual([{ 'record-cache': '0.1.0' }, { react: '>=18.3.0' }])
  expect((await packed('record-cache')).dependencies).toEqual({})
})

it.each([
  ['record-cache', valuesOf(recordCache), ['onFetching']],
  [
    'record-cache-react',
    Object.keys(recordCacheReact),
    [...Object.keys(recordCacheReact.createHooks()), 'cachePolicy', 'keepPrevious', 'isFetching', 'isPrevious', 'more'],
  ],
])(
  'names in the readme of %s its entries, what it exports and its options, and packs the pages that it links, for readers without this repository',
  async (name, exported, options) => {
    const folder = join(project, 'node_modules', name)
    const readme = await readFile(join(folder, 'README.md'), 'utf8')
    const entries = Object.keys((await packed(name)).exports).filter(
      (entry) => entry.startsWith('./') && entry !== './package.json',
    )
    const names = [...entries.map((entry) => `${name}${entry.slice(1)}`), ...exported, ...options]
    expect(names.filter((word) => !new RegExp(`\\b${word}\\b`).test(readme))).toEqual([])
    const pages = [...readme.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, page = '']) => page)
    expect(pages).toContain('docs/record-cache.md')
    const texts = await Promise.all(pages.map((page) => readFile(join(folder, page), 'utf8')))
    // Paths and commands of this repository, which those who install the package do not have.
    expect([readme, ...texts].join('\n')).not.toMatch(/\b(apps|e2e|packages|scripts)\/\w+\/|npm (run|start|test)\b/)
  },
)

/** What a package exports but for the adapters, of which each call of the service has one of its name. */
function valuesOf(exported: object): string[] {
  const named = new Set(Object.values(calls).flatMap((group) => Object.keys(group)))
  return Object.keys(exported).filter((name) => !named.has(name))
}

it.each(packages.map((name, index) => [name, index] as const))(
  'finds no fault in how %s is packed',
  async (_name, index) => {
    const folder = join(project, 'packed', packages[index] ?? '')
    const { stdout: lint } = await run(installed('.bin', 'publint'), ['--strict', '--pack', 'npm', folder])
    expect(lint).toContain('All good')
    const { stdout: types } = await run(installed('.bin', 'attw'), ['--profile', 'esm-only', archives[index] ?? ''])
    expect(types).toContain('node16 (from ESM)')
  },
)

it('writes the types of the objects that the service describes to a user, for the program below', async () => {
  const program = join('node_modules', '.bin', 'record-cache')
  await writeFile(join(project, 'session.txt'), `cookie: ${world.mara.cookie}\n`)
  const about = (...objects: string[]) => [
    ...['generate', '--url', world.env.url, '--header', '@session.txt', '--picklists'],
    ...objects.flatMap((object) => ['--object', object]),
    ...['--out', join('src', `${objects.join('-')}.ts`)],
  ]
  await inProject(await oldestNode(), program, ...about('Case', 'Account'))
  expect(await readFile(join(project, 'src', 'Case-Account.ts'), 'utf8')).toContain("    Account: 'Account'\n")
  const refused = await inProject(process.execPath, program, ...about('Case', 'Nothing')).catch((error) => error)
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringMatching(/object-info\/Nothing: 404 \w+/)])
  const signedOut = await inProject(
    process.execPath,
    program,
    ...about('Case'),
    '--header',
    'cookie: session=none',
  ).catch((error) => error)
  expect([signedOut.code, signedOut.stderr]).toEqual([1, expect.stringMatching(/object-info\/Case: 401 \w+/)])
  expect(await readdir(join(project, 'src'))).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^Case(-Nothing)?\.ts$/)]),
  )
  const consumer = `
    import { createRecord } from 'record-cache'
    import { createReads, type ProductAdapters } from 'record-cache/typed'
    import type { Names, Objects } from './Case-Account.ts'
    const { readRecord } = createReads<Objects, Names>()
    export const create: ProductAdapters<Objects, Names>['createRecord'] = createRecord
    export const opened = readRecord('500000000000001AAA', ['Case.Subject', 'Case.Status', 'Case.Account.Name'])
    // @ts-expect-error the service describes no such field
    readRecord('500000000000001AAA', ['Case.Subjekt'])
    const status: Objects['Case']['Status'] = 'Closed'
    // @ts-expect-error there is no such value
    const wrong: Objects['Case']['Status'] = 'Shut'
    export const statuses = [status, wrong]
  `
  await writeFile(join(project, 'src', 'generated.ts'), consumer)
})

it.each(['nodenext', 'bundler'])('compiles for others with the module resolution %s', async (moduleResolution) => {
  const module = moduleResolution === 'bundler' ? 'esnext' : 'nodenext'
  const compilerOptions = {
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    module,
    moduleResolution,
    types: ['node'],
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    isolatedModules: true,
    rewriteRelativeImportExtensions: true,
    rootDir: 'src',
    outDir: moduleResolution,
  }
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }))
  await inProject(installed('.bin', 'tsc'), '-p', 'tsconfig.json')
  expect(await readdir(join(project, moduleResolution))).toEqual(expect.arrayContaining(['hooks.js', 'generated.js']))
})

/** Node 20, where a folder of the path has it; else the Node of this repository. The compiler checks what the packages use of Node 20. */
async function oldestNode(): Promise<string> {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const node = join(folder, 'node')
    const result = await run(node, ['--version']).catch(() => null)
    if (result?.stdout.startsWith('v20.')) return node
  }
  return process.execPath
}

it('runs the programs of the guide on the oldest Node that it takes', async () => {
  const node = await oldestNode()
  const person = [world.env.url, 'mara.okafor@osprey-ridge.example', DEMO_PASSWORD]
  const { stdout } = await inProject(node, join('nodenext', 'read-cases.js'), ...person)
  expect(stdout.trim().split('\n').slice(5)).toEqual(['Fulfilled, after 1 request', 'Commented: Seen, thank you.'])
  const { env, jonas } = world
  const value = [await world.newCase('No terrain'), env.url, jonas.cookie, jonas.session?.csrfToken ?? '']
  const { stdout: seen } = await inProject(node, join('nodenext', 'five-minutes.js'), ...value)
  expect(seen.trim().split('\n')).toEqual(['Fulfilled No terrain undefined', 'Now: Terrain is missing'])
})

it('calls what the guide defines outside the UI service', async () => {
  const program = `
    import { createRecordCache } from 'record-cache'
    import { endOtherSessions } from './nodenext/own-sessions.js'
    const [url, cookie, csrfToken] = process.argv.slice(2)
    const cache = createRecordCache({
      now: Date.now,
      async fetch({ method, path, body }) {
        const headers = { cookie, 'x-csrf-token': csrfToken, 'content-type': 'application/json' }
        const response = await fetch(url + path, { method, headers, body: JSON.stringify(body) })
        const text = await response.text()
        return { status: response.status, statusText: response.statusText, body: text === '' ? undefined : JSON.parse(text) }
      },
    })
    console.log((await endOtherSessions(cache)).length)
  `
  await writeFile(join(project, 'sessions.js'), program)
  const { env } = world
  const someone = 'theo.lindqvist@osprey-ridge.example'
  const [second, own] = [await env.signIn(someone), await env.signIn(someone)]
  const { stdout } = await inProject(process.execPath, 'sessions.js', env.url, own.cookie, own.session?.csrfToken ?? '')
  expect(stdout.trim()).toBe('1')
  expect((await second.get('/auth/sessions')).status).toBe(401)
})

it('renders and hydrates a page of the guide with the oldest React that it takes, and shows a change', async () => {
  const program = `
    import { JSDOM } from '${installed('jsdom', 'lib', 'api.js')}'
    import { act, version } from 'react'
    import { updateRecord } from 'record-cache'
    import { renderCase } from './nodenext/render-case.js'
    import { startCase } from './nodenext/start-case.js'
    const pair = (value) => ({ displayValue: null, value })
    const header = { childRelationships: {}, eTag: '1', lastModifiedById: null, lastModifiedDate: null }
    const record = (apiName, id, weakEtag, fields) =>
      ({ ...header, weakEtag, apiName, id, fields, recordTypeId: null, recordTypeInfo: null, systemModstamp: null })
    const account = record('Account', '001000000000001AAA', 1, { Name: pair('Osprey Ridge') })
    const fields = { Subject: pair('No terrain'), Status: pair('Open'), Account: pair(account) }
    const id = '500000000000001AAA'
    const asked = []
    const fetch = async ({ method, body }) => {
      asked.push(method)
      const changed = method === 'PATCH' ? { Subject: pair(body.fields.Subject) } : {}
      const answer = record('Case', id, asked.length, { ...fields, ...changed })
      return { status: 200, statusText: 'OK', body: structuredClone(answer) }
    }
    const { html } = await renderCase(fetch, id)
    const { window } = new JSDOM(html)
    const { document } = window
    Object.assign(globalThis, { window, document, IS_REACT_ACT_ENVIRONMENT: true })
    const errors = []
    console.error = (error) => errors.push(String(error))
    const title = document.querySelector('h1')
    let cache
    await act(async () => { cache = startCase(document, fetch, id) })
    const hydrated = title.textContent
    await act(async () => { await cache.send(updateRecord, { fields: { Id: id, Subject: 'Terrain is missing' } }) })
    const isSame = document.querySelector('h1') === title
    console.log(JSON.stringify({ version, hydrated, changed: title.textContent, isSame, asked, errors }))
  `
  await writeFile(join(project, 'hydrate.js'), program)
  const { stdout } = await inProject(process.execPath, 'hydrate.js')
  expect(JSON.parse(stdout)).toEqual({
    version: '18.3.1',
    hydrated: 'No terrain',
    changed: 'Terrain is missing',
    isSame: true,
    asked: ['GET', 'PATCH'],
    errors: [],
  })
})
