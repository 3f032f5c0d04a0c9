import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './project.mjs'

const pages = globSync(['*.md', 'docs/**/*.md', '{packages,apps}/*/README.md', '{proofs,e2e,bench}/README.md'], {
  cwd: root,
})

/** Paths that programs write, which a fresh clone lacks. */
const written = ['bench/results']

it('finds every file and folder that the documents name or link to', () => {
  const missing: string[] = []
  let count = 0
  for (const page of pages) {
    const text = readFileSync(join(root, page), 'utf8')
    const named = [...text.matchAll(/`((?:packages|apps|docs|scripts|proofs|e2e|bench)\/[\w./-]+)`/g)].map(
      ([, path = '']) => path,
    )
    const linked = [...text.matchAll(/\]\((?!https?:)([\w./-]+)(?:#[\w-]*)?\)/g)].map(([, path = '']) =>
      join(dirname(page), path),
    )
    for (const path of [...named, ...linked].filter((path) => !written.includes(path))) {
      count++
      if (!existsSync(join(root, path))) missing.push(`${page}: ${path}`)
    }
  }
  expect(missing).toEqual([])
  expect(count).toBeGreaterThan(100)
})
