import { defineServerMethod, recordIdsParameter, textParameter } from 'contract/checks'
import { Type } from 'typebox'
import { defineMethod, type ServerMethodDefinition } from '../metadata/server-method.ts'

const strict = { additionalProperties: false } as const

/** Server methods of the library: find titles, draw a number, open a branch with some books. */
export const toyMethods: readonly ServerMethodDefinition[] = [
  defineMethod(
    defineServerMethod({
      className: 'Catalogue',
      methodName: 'titles',
      readOnly: true,
      summary: 'Titles of books.',
      access: 'open',
      answers: 'catalogue',
      errors: [],
      parameters: Type.Object(
        {
          genre: Type.Optional(textParameter(40)),
          limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 5, description: 'Books; 5 when absent.' })),
        },
        strict,
      ),
      answer: Type.Object({ titles: Type.Array(Type.String()), isSignedIn: Type.Boolean() }),
    }),
    async ({ gateway, isSignedIn }, { genre, limit = 5 }) => {
      const where = genre === undefined ? undefined : { Genre__c: { eq: genre } }
      const wanted = { fields: ['Title__c'], where, orderBy: ['Title__c'], limit }
      const books = await gateway.records.find('Book__c', wanted)
      return { titles: books.map(({ fields }) => String(fields.Title__c?.value)), isSignedIn }
    },
  ),
  defineMethod(
    defineServerMethod({
      className: 'Catalogue',
      methodName: 'mine',
      readOnly: true,
      summary: 'Data of the signed-in user.',
      access: 'session',
      answers: 'personal',
      errors: [],
      parameters: Type.Object({}, strict),
      answer: Type.Literal('mine'),
    }),
    async () => 'mine' as const,
  ),
  defineMethod(
    defineServerMethod({
      className: 'Catalogue',
      methodName: 'reserve',
      readOnly: false,
      summary: 'Reserves a book by its number.',
      access: 'open',
      answers: 'personal',
      errors: [],
      parameters: Type.Object({ isbn: textParameter(20), urgent: Type.Optional(Type.Boolean()) }, strict),
      answer: Type.Object({ isbn: Type.String(), urgent: Type.Boolean() }),
    }),
    async (_, { isbn, urgent = false }) => ({ isbn, urgent }),
  ),
  defineMethod(
    defineServerMethod({
      className: 'Catalogue',
      methodName: 'openBranch',
      readOnly: false,
      summary: 'Opens a branch with some books.',
      access: 'open',
      answers: 'personal',
      errors: [],
      idempotent: true,
      parameters: Type.Object({ name: textParameter(40), bookIds: recordIdsParameter(2) }, strict),
      answer: Type.Object({
        branchId: Type.String(),
        bookIds: Type.Array(Type.String()),
        openedBy: Type.String(),
      }),
    }),
    async ({ principal, writeOnce }, { name, bookIds }) => {
      const branchId = await writeOnce('open a branch', async (records, now) => {
        const branch = await records.create('Branch__c', { Name: name, City__c: now.slice(0, 10) })
        for (const id of bookIds) await records.update('Book__c', id, { BranchId__c: branch })
        return branch
      })
      return { branchId, bookIds, openedBy: principal.profile }
    },
  ),
]
