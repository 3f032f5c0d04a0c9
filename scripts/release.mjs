import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runMain } from './project.mjs'

// `npm run release -- major|minor|patch`: runs all tests and proofs, turns the unreleased part of the changelog into a version, writes the
// version into package.json and its lock, and commits and tags it, together with the figures that the proofs wrote into the docs.

const PARTS = ['major', 'minor', 'patch']

/**
 * The next version by the rules of semver.org: a major change breaks users, a minor one adds, a patch mends.
 *
 * @param {string} version
 * @param {string} part
 * @throws Error when the part is none of the three.
 */
export function nextVersion(version, part) {
  const at = PARTS.indexOf(part)
  if (at < 0) throw new Error(`npm run release -- ${PARTS.join('|')}`)
  return version
    .split('.')
    .map((digits, index) => (index < at ? Number(digits) : index === at ? Number(digits) + 1 : 0))
    .join('.')
}

/**
 * The changelog with its unreleased entries under a version, below a new empty part for what follows.
 *
 * @param {string} changelog
 * @param {string} version
 * @param {string} day as `2026-11-28`
 * @throws Error when nothing is unreleased.
 */
export function releasedChangelog(changelog, version, day) {
  const [before = '', after = ''] = changelog.split('## Unreleased\n')
  if (!/^[\s\S]*?^- /m.test(after.split('\n## ')[0] ?? '')) throw new Error('CHANGELOG.md has no unreleased entries')
  return `${before}## Unreleased\n\n## ${version} - ${day}\n${after}`
}

if (process.argv[1] === import.meta.filename) {
  await runMain(async () => {
    const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    if (git('status', '--porcelain') !== '') throw new Error('Commit your changes first')
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const next = nextVersion(version, process.argv[2] ?? '')
    for (const command of ['test', 'prove', 'audit'])
      execFileSync('npm', ['run', command], { cwd: root, stdio: 'inherit' })
    const changelog = join(root, 'CHANGELOG.md')
    const day = new Date().toISOString().slice(0, 10)
    writeFileSync(changelog, releasedChangelog(readFileSync(changelog, 'utf8'), next, day))
    execFileSync('npm', ['version', next, '--no-git-tag-version'], { cwd: root, stdio: 'inherit' })
    git('commit', '--all', '--message', `Release ${next}`)
    git('tag', `v${next}`)
    process.stdout.write(`Tagged v${next}\n`)
  })
}
