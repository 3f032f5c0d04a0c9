import { expect, it } from 'vitest'
import { withFigure } from './figures.ts'

const page = 'Above\n<!-- figures: written by npm run prove -- attack -->\n<!-- end of figures -->\nbelow\n'

it('keeps one row for each attack, in the order of their names, and the rest of the page', () => {
  const once = withFigure(page, ['Long texts', '90 ms', '100 ms', '2026-01-01'])
  const twice = withFigure(once, ['Kills', '8 s', '10 s', '2026-01-02'])
  expect(withFigure(twice, ['Long texts', '80 ms', '100 ms', '2026-01-03'])).toBe(
    [
      'Above',
      '<!-- figures: written by npm run prove -- attack -->',
      '| Attack | Measured | Goal | Date |',
      '|---|---|---|---|',
      '| Kills | 8 s | 10 s | 2026-01-02 |',
      '| Long texts | 80 ms | 100 ms | 2026-01-03 |',
      '<!-- end of figures -->',
      'below',
      '',
    ].join('\n'),
  )
})

it('wants the block to be there', () => {
  expect(() => withFigure('Above', ['Kills', '8 s', '10 s', '2026-01-02'])).toThrow('no block of figures')
})
