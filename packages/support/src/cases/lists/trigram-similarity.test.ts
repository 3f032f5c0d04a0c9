import { expect, it } from 'vitest'
import { trigramSimilarity, trigramsOf } from './similar-cases.method.ts'

const similarity = (a: string, b: string): number => trigramSimilarity(trigramsOf(a), trigramsOf(b))

it('measures as pg_trgm does', () => {
  // Values of `select similarity(...)`.
  expect(similarity('word', 'two words')).toBeCloseTo(0.363636, 5)
  expect(similarity('Terrain layer', 'terrain LAYER')).toBe(1)
  expect(similarity('abc', 'xyz')).toBe(0)
  expect(similarity('', '')).toBe(0)
})
