import { expect, it } from 'vitest'
import { scriptJson } from './script-json.ts'

it('escapes text that would end the script element', () => {
  const value = { name: '</script><script>alert(1)</script>', company: '<!-- \u2028 -->', lines: ['\u2029'] }
  const json = scriptJson(value)
  expect(json).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(json)).toEqual(value)
})
