import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { codePointsOfSubset, FONT_SUBSET, fontSubset, fontWidths } from './font-subset.ts'

const root = join(import.meta.dirname, '../..')

/** The texts of the files of portal, design system and rules. */
async function sources(extension: string): Promise<string[]> {
  const results: string[] = []
  for (const folder of ['apps/portal/src', 'packages/ui/src', 'packages/contract/src'])
    for await (const path of glob(`${root}/${folder}/**/*.${extension}`))
      if (!path.includes('.test.')) results.push(await readFile(path, 'utf8'))
  return results
}

it('keeps the font that pages load first up to date: run `npm run generate` after a change', async () => {
  expect(Buffer.from(await fontSubset()).equals(await readFile(join(root, FONT_SUBSET)))).toBe(true)
})

it('holds every character that the portal writes, and every width that its style sheets set', async () => {
  const held = await codePointsOfSubset()
  const written = new Set((await sources('{ts,tsx}')).join('').match(/[^\p{Cc}]/gu))
  expect([...written].filter((each) => !held.has(each.codePointAt(0) ?? 0))).toEqual([])
  const widths = (await sources('css')).flatMap((css) =>
    [...css.matchAll(/(?:font-stretch|--wdth-[a-z]+): (\d+)%;/g)].map(([, width]) => Number(width)),
  )
  expect(widths.length).toBeGreaterThan(3)
  expect(widths.filter((width) => width < fontWidths.min || width > fontWidths.max)).toEqual([])
})
