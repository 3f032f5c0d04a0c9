import { expect, it } from 'vitest'
import { nextVersion, releasedChangelog } from './release.mjs'

it('counts versions by semver', () => {
  expect(['major', 'minor', 'patch'].map((part) => nextVersion('1.4.2', part))).toEqual(['2.0.0', '1.5.0', '1.4.3'])
  expect(() => nextVersion('1.4.2', '1.5')).toThrow('npm run release -- major|minor|patch')
})

it('puts the unreleased entries under the version, and refuses a release without any', () => {
  const changelog = '# Changelog\n\n## Unreleased\n\n### Added\n\n- Passkeys.\n\n## 1.0.0 - 2026-11-28\n\n- Cases.\n'
  const released = releasedChangelog(changelog, '1.1.0', '2026-12-24')
  expect(released).toBe(
    '# Changelog\n\n## Unreleased\n\n## 1.1.0 - 2026-12-24\n\n### Added\n\n- Passkeys.\n\n## 1.0.0 - 2026-11-28\n\n- Cases.\n',
  )
  expect(() => releasedChangelog(released, '1.2.0', '2026-12-25')).toThrow('no unreleased entries')
})
