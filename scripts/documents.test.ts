import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './project.mjs'

const workspaces = ['packages', 'apps', 'docs', 'scripts', 'proofs', 'e2e', 'bench', 'dev-env', 'consumers']
const pages = globSync(
  ['*.md', 'docs/**/*.md', '{packages,apps}/*/README.md', '{proofs,e2e,bench,dev-env}/README.md'],
  {
    cwd: root,
  },
)

/** Folders that programs write, which a fresh clone lacks. */
const written = ['bench/results']

/** The message says how to find what has moved. */
const correctThePath = 'correct the page; `git log --diff-filter=RD --name-status -- <path>` says where a file went'

it('names only files and folders that exist', () => {
  const named = new RegExp(`\`((?:${workspaces.join('|')})\\/[\\w./-]+)\``, 'g')
  const missing = pages.flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8')
    const paths = [
      ...[...text.matchAll(named)].map(([, path = '']) => path),
      ...[...text.matchAll(/\]\((?!https?:)([\w./-]+)(?:#[\w-]*)?\)/g)].map(([, path = '']) =>
        join(dirname(page), path),
      ),
    ]
    return paths
      .filter((path) => !written.includes(path) && !existsSync(join(root, path)))
      .map((path) => `${page}: ${path}`)
  })
  expect(missing, correctThePath).toEqual([])
})

it('names for every threat tests that exist', () => {
  const page = readFileSync(join(root, 'docs/security-tests.md'), 'utf8')
  const folders = workspaces.map((folder) => `${folder}/**/*.{test,spec}.{ts,tsx}`)
  const files = globSync(folders, { cwd: root, exclude: (name) => /node_modules|\/\.|\/build$/.test(name) })
  const tests = new Set(files.map((path) => basename(path)))
  const named = [...page.matchAll(/`([\w.-]+\.(?:test|spec)\.tsx?)`/g)].map(([, name = '']) => name)
  const threats = Array.from({ length: 60 }, (_, index) => `**T${index + 1}**`)
  expect(
    [...new Set(named)].filter((name) => !tests.has(name)),
    correctThePath,
  ).toEqual([])
  expect(
    threats.filter((threat) => !page.includes(`| ${threat} `)),
    'add a row for the threat',
  ).toEqual([])
})
