import { expect, it } from 'vitest'
import { brandColorProblem, brandStyles, contrastOf } from './brand-colors.ts'

it('measures contrast as WCAG does', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrastOf('#ffffff', '#777777')).toBe(contrastOf('#777777', '#ffffff'))
})

it('takes colors that can be read in their theme, and says what is wrong with others', () => {
  expect(brandColorProblem('#7a1f3d', 'light')).toBeNull()
  expect(brandColorProblem('#F0B8C8', 'dark')).toBeNull()
  expect(brandColorProblem('#f0b8c8', 'light')).toBe(
    'has a contrast of 1.3:1 in the light theme, and text needs 4.5:1. Choose a darker color than #f0b8c8',
  )
  expect(brandColorProblem('#7a1f3d', 'dark')).toBe(
    'has a contrast of 1.3:1 in the dark theme, and text needs 4.5:1. Choose a lighter color than #7a1f3d',
  )
  for (const color of ['red', '#fff', '#7a1f3d;}', 'url(x)']) {
    expect(brandColorProblem(color, 'light')).toBe(`must be a color such as #1b4f72, not "${color}"`)
  }
})

it('writes a rule for both themes, and none without colors', () => {
  expect(brandStyles(null)).toBe('')
  expect(brandStyles({ light: '#7a1f3d', dark: '#f0b8c8' })).toContain('--brand-fill:light-dark(#7a1f3d,#f0b8c8);')
})
