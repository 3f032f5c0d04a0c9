/** The one table of licences under which the product may use a package, by their SPDX names. */
export const allowedLicences: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  // Libraries that are loaded unchanged, so that operators may replace them.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  // Of files that are used unchanged, and not mixed with ours.
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/**
 * Licences of packages whose package.json states none, or not by its SPDX name: read in the package, or in the repository that
 * publishes it. A name that ends with `*` stands for the builds of one package for other machines.
 */
export const readLicences: Readonly<Record<string, string>> = {
  '@biomejs/cli-*': 'MIT OR Apache-2.0',
  '@oxc-parser/binding-*': 'MIT',
  '@react-aria/optimize-locales-plugin': 'Apache-2.0',
  'png-js': 'MIT',
  slick: 'MIT',
}

/** One package of the lockfile. */
export type LockedPackage = {
  version?: string
  license?: string
  integrity?: string
  link?: boolean
  dev?: boolean
  optional?: boolean
  hasInstallScript?: boolean
}

export type Lockfile = { packages: Readonly<Record<string, LockedPackage>> }

/** What is wrong with the packages of a lockfile; empty when nothing is. */
export function packageFaults({ packages }: Lockfile, allowedScripts: readonly string[]): string[] {
  return Object.entries(packages).flatMap(([path, locked]) => {
    const name = path.split('node_modules/').at(-1) ?? ''
    if (!path.includes('node_modules/') || locked.link === true) return []
    const licence = readLicences[keyOf(name)] ?? locked.license
    return [
      ...(licence === undefined ? [`${name} states no licence`] : []),
      ...(licence !== undefined && !isAllowed(licence) ? [`${name} is under ${licence}`] : []),
      ...(locked.integrity?.startsWith('sha512-') || isBuildForOthers(name, locked)
        ? []
        : [`${name} is locked without its hash`]),
      ...(locked.hasInstallScript && !allowedScripts.includes(name) ? [`${name} runs a script when installed`] : []),
    ]
  })
}

/** Entries of {@link readLicences} that no package needs any longer. */
export function unneededLicences({ packages }: Lockfile): string[] {
  const names = new Set(Object.keys(packages).map((path) => keyOf(path.split('node_modules/').at(-1) ?? '')))
  return Object.keys(readLicences).filter((name) => !names.has(name))
}

const keyOf = (name: string): string =>
  Object.keys(readLicences).find((key) => key.endsWith('*') && name.startsWith(key.slice(0, -1))) ?? name

/** The lockfile has no hash of development tools for machines of another kind than those that wrote it. */
const isBuildForOthers = (name: string, { dev, optional }: LockedPackage): boolean =>
  dev === true && optional === true && keyOf(name).endsWith('*')

/** One of the licences that a package offers is enough; of those that it joins by AND all count. */
const isAllowed = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((offered) => offered.split(' AND ').every((each) => allowedLicences.has(each.trim())))
