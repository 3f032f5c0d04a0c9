import { type AnswerOf, searchMethods } from 'contract'
import { methodReader, type Read, read } from 'record-cache-react'
import { type RowOf, readList } from '../../records/records.ts'

/** A search, as in its address. */
export type SearchQuery = {
  q: string
  product: string | undefined
  category: string | undefined
  type: string | undefined
  page: number
}

/** Results of a search. */
export type Found = AnswerOf<typeof searchMethods.findEverywhere>

const findEverywhere = methodReader(searchMethods.findEverywhere)

/** The search results visible to the reader; null without words. */
export function readFound({ q, product, category, type, page }: SearchQuery): Read<Found> | null {
  if (q === '') return null
  return read(findEverywhere, { words: q, itemNumber: product, category, recordType: type, page })
}

/** Accounts and contacts shown above the other results. */
const MOST_CUSTOMERS = 5

/** Whether one of the fields contains the words. */
function contains(words: string, fields: readonly string[]): string {
  const text = words.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)
  return JSON.stringify({ or: fields.map((field) => ({ [field]: { like: `%${text}%` } })) })
}

/** Accounts with these words in their name or number, for agents. */
export const readAccounts = (words: string) =>
  readList(
    {
      objectApiName: 'Account',
      listViewApiName: 'AllAccounts',
      pageSize: MOST_CUSTOMERS,
      where: contains(words, ['Name', 'AccountNumber', 'CustomerNumber__c']),
    },
    ['Account.Name', 'Account.AccountNumber'],
  )

/** Contacts with these words in their name or address, for agents. */
export const readContacts = (words: string) =>
  readList(
    {
      objectApiName: 'Contact',
      listViewApiName: 'AllContacts',
      pageSize: MOST_CUSTOMERS,
      where: contains(words, ['Name', 'Email']),
    },
    ['Contact.Name', 'Contact.Email'],
    ['Contact.Account.Name'],
  )

/** The accounts and contacts with the words of a search. */
export type CustomerRows = {
  accounts: readonly RowOf<typeof readAccounts>[]
  contacts: readonly RowOf<typeof readContacts>[]
}
