import { expect, it } from 'vitest'
import { fillTemplate, openFields, partsOf } from './fill-template.ts'

const values = { 'contact name': 'Mara Okafor', product: '', 'airac cycle': '2611' }

it('fills in the fields of a template, however they are capitalized', () => {
  expect(fillTemplate('Hello {contact name}, is {AIRAC cycle} loaded? {Contact Name}', values)).toBe(
    'Hello Mara Okafor, is 2611 loaded? Mara Okafor',
  )
})

it('keeps fields that are unknown or empty for this case, and names each once', () => {
  const filled = fillTemplate('{operator} of {product}, {operator} and {contact name}: { } {\n}', values)
  expect(filled).toBe('{operator} of {product}, {operator} and Mara Okafor: { } {\n}')
  expect(openFields(filled)).toEqual(['{operator}', '{product}', '{ }'])
})

it('fills in what a person is called as it is, also where it looks like a field or a pattern', () => {
  expect(fillTemplate('Hello {contact name}', { 'contact name': '{product} $& $1' })).toBe('Hello {product} $& $1')
})

it('separates filled fields from the surrounding text', () => {
  expect(partsOf('Hello {contact name}, {operator}', values)).toEqual([
    { text: 'Hello ', kind: 'words' },
    { text: 'Mara Okafor', kind: 'filled' },
    { text: ', ', kind: 'words' },
    { text: '{operator}', kind: 'open' },
    { text: '', kind: 'words' },
  ])
})
