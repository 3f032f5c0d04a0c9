import type { ServerMethodDefinition } from '../metadata/server-method.ts'

/** Server methods of the library: who calls finds titles, asks for a number, or opens a branch with some books. */
export const toyMethods: readonly ServerMethodDefinition[] = [
  {
    className: 'Catalogue',
    methodName: 'titles',
    readOnly: true,
    access: 'open',
    answers: 'catalogue',
    parameters: { genre: { type: 'text', maxLength: 40 }, limit: { type: 'integer', min: 1, max: 5 } },
    run: async ({ gateway, isSignedIn }, { genre, limit = 5 }) => {
      const where = genre === undefined ? undefined : { Genre__c: { eq: genre } }
      const wanted = { fields: ['Title__c'], where, orderBy: ['Title__c'], limit: Number(limit) }
      const books = await gateway.records.find('Book__c', wanted)
      return { titles: books.map(({ fields }) => fields.Title__c?.value), isSignedIn }
    },
  },
  {
    className: 'Catalogue',
    methodName: 'mine',
    readOnly: true,
    access: 'session',
    answers: 'personal',
    parameters: {},
    run: async () => 'mine',
  },
  {
    className: 'Catalogue',
    methodName: 'reserve',
    readOnly: false,
    access: 'open',
    answers: 'personal',
    parameters: { isbn: { type: 'text', required: true, maxLength: 20 }, urgent: { type: 'flag' } },
    run: async (_, { isbn, urgent = false }) => ({ isbn, urgent }),
  },
  {
    className: 'Catalogue',
    methodName: 'openBranch',
    readOnly: false,
    access: 'open',
    answers: 'personal',
    parameters: {
      name: { type: 'text', required: true, maxLength: 40 },
      bookIds: { type: 'ids', required: true, maxItems: 2 },
    },
    run: async ({ principal, writeOnce }, { name, bookIds }) => {
      const branchId = await writeOnce('open a branch', async (records, now) => {
        const branch = await records.create('Branch__c', { Name: String(name), City__c: now.slice(0, 10) })
        for (const id of bookIds as readonly string[]) await records.update('Book__c', id, { BranchId__c: branch })
        return branch
      })
      return { branchId, bookIds, openedBy: principal.profile }
    },
  },
]
