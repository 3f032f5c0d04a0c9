import { expect, it } from 'vitest'
import { defineApp } from '../metadata/define-app.ts'
import { toyApp } from '../testing/toy-app.ts'
import { unknownField } from './unknown-field.ts'

const book = defineApp(toyApp).required('Book__c')

it('repeats no more of a name than names have characters, and no half of one', () => {
  for (const name of ['k'.repeat(100_000), `${'k'.repeat(79)}😀`]) {
    const { message, field } = unknownField(book, name, { isWritten: true })
    expect(message.length).toBeLessThan(150)
    expect(field).toHaveLength(80)
    expect(message.isWellFormed()).toBe(true)
  }
})

it('names the field of a write under the errors of fields, and that of a read in the message alone', () => {
  expect(unknownField(book, 'Nothing__c', { isWritten: true }).field).toBe('Nothing__c')
  expect(unknownField(book, 'Nothing__c')).toMatchObject({
    field: undefined,
    message: "No such column 'Nothing__c' on entity 'Book__c'.",
  })
})
