import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Lockfile, packageFaults, unneededLicences } from './licences.ts'

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'))

const lockfile = read('package-lock.json') as Lockfile
const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> }

it('installs only packages under an allowed licence, by their hash, and without scripts that are not allowed', () => {
  expect(packageFaults(lockfile, Object.keys(allowScripts))).toEqual([])
  expect(Object.keys(lockfile.packages).length).toBeGreaterThan(500)
})

it('keeps no licence of a package that is gone', () => {
  expect(unneededLicences(lockfile)).toEqual([])
})

it('finds a package without a licence, with one that is not allowed, without a hash, and with a script', () => {
  const integrity = 'sha512-x'
  const packages = {
    'packages/own': {},
    'node_modules/own': { link: true },
    'node_modules/good': { license: '(GPL-3.0 OR MIT)', integrity, hasInstallScript: true },
    'node_modules/a/node_modules/@x/none': { integrity },
    'node_modules/strict': { license: 'AGPL-3.0', integrity },
    'node_modules/loose': { license: 'MIT' },
    'node_modules/busy': { license: 'MIT', integrity, hasInstallScript: true },
  }
  expect(packageFaults({ packages }, ['good'])).toEqual([
    '@x/none states no licence',
    'strict is under AGPL-3.0',
    'loose is locked without its hash',
    'busy runs a script when installed',
  ])
})

it('pins every dependency exactly', () => {
  const folders = [
    '',
    ...Object.keys(lockfile.packages).filter((path) => path !== '' && !path.includes('node_modules/')),
  ]
  const ranges = folders.flatMap((folder) => {
    const manifest = read(`${folder === '' ? '' : `${folder}/`}package.json`) as Record<string, Record<string, string>>
    const wanted = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }
    return Object.entries(wanted).flatMap(([name, version]) =>
      /^\d+\.\d+\.\d+/.test(version) ? [] : [`${folder} ${name}`],
    )
  })
  expect(ranges).toEqual([])
  expect(folders.length).toBeGreaterThan(10)
})
