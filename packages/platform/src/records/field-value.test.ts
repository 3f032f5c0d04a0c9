import { expect, it } from 'vitest'
import type { FieldModel } from '../metadata/app-model.ts'
import { defineApp } from '../metadata/define-app.ts'
import { email, richText, text } from '../metadata/field.ts'
import { toyApp } from '../testing/toy-app.ts'
import { fieldValue } from './field-value.ts'

const app = defineApp(toyApp)
const field = { ...richText({ label: 'Content', length: 100 }), apiName: 'Content__c' }
const codeOf = (value: unknown, of: FieldModel = field): string | null => {
  try {
    fieldValue(app, of, value)
    return null
  } catch (error) {
    return Reflect.get(error as object, 'code')
  }
}

it('refuses a text that is too long before it is cleaned, checked or counted by characters', () => {
  expect(codeOf(`${'<script></script>'.repeat(50)}short`)).toBe('STRING_TOO_LONG')
  expect(codeOf('<b>'.repeat(30_000))).toBe('STRING_TOO_LONG')
  const title = { ...text({ label: 'Title', length: 10 }), apiName: 'Title__c' }
  expect(codeOf(`\0${'x'.repeat(10)}`, title)).toBe('STRING_TOO_LONG')
  expect(codeOf('😀'.repeat(11), title)).toBe('STRING_TOO_LONG')
  expect(fieldValue(app, title, '😀'.repeat(10))).toBe('😀'.repeat(10))
})

it('refuses a text that is too long once it is cleaned', () => {
  expect(codeOf('&'.repeat(100))).toBe('STRING_TOO_LONG')
  expect(fieldValue(app, field, '&'.repeat(20))).toBe('&amp;'.repeat(20))
})

it('rejects too many levels of tags', () => {
  const wide = { ...richText({ label: 'Content', length: 1_000 }), apiName: 'Content__c' }
  expect(codeOf('<b>'.repeat(101), wide)).toBe('MARKUP_TOO_COMPLICATED')
})

it('stores texts without control characters, and the line breaks of word processors as lines', () => {
  const title = { ...text({ label: 'Title', length: 40 }), apiName: 'Title__c' }
  expect(fieldValue(app, title, 'a\vb\fc\td\r\ne\u0001\u001f\u007f')).toBe('a\nb\nc\td\r\ne')
  expect(fieldValue(app, title, '\u0001')).toBeNull()
  expect(fieldValue(app, field, '<p>a\u0007b</p>')).toBe('<p>ab</p>')
})

it('stores an address without the characters that show nothing, and refuses one that no mail reaches', () => {
  const address = { ...email({ label: 'Email' }), apiName: 'Email__c' }
  expect(fieldValue(app, address, ' p\u200bat@calder.example\u2060')).toBe('pat@calder.example')
  for (const value of ['\u200b@calder.example', 'pаt@calder.example', '"pat k"@calder.example', 'pat@[192.0.2.7]']) {
    expect([value, codeOf(value, address)]).toEqual([value, 'INVALID_VALUE'])
  }
})
