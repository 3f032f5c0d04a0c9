import * as accountTerms from './accounts.schemas.ts'
import * as accounts from './accounts.ts'
import * as alertTerms from './alerts.schemas.ts'
import * as alerts from './alerts.ts'
import * as caseTerms from './cases.schemas.ts'
import * as cases from './cases.ts'
import * as downloadTerms from './downloads.schemas.ts'
import * as downloads from './downloads.ts'
import * as guestTerms from './guests.schemas.ts'
import * as guests from './guests.ts'
import * as knowledgeTerms from './knowledge.schemas.ts'
import * as knowledge from './knowledge.ts'
import * as searchTerms from './search.schemas.ts'
import * as search from './search.ts'
import { serveMethods } from './serve-method.ts'
import type { ServedMethod } from './server-method.ts'

/** The server methods by group, with their schemas: for the server and for tests, never for the browser. */

export const accountMethods = serveMethods(accounts, accountTerms)
export const alertMethods = serveMethods(alerts, alertTerms)
export const caseMethods = serveMethods(cases, caseTerms)
export const downloadMethods = serveMethods(downloads, downloadTerms)
export const guestMethods = serveMethods(guests, guestTerms)
export const knowledgeMethods = serveMethods(knowledge, knowledgeTerms)

export const searchMethods = serveMethods(search, searchTerms)

/** Every server method of the product. */
export const allMethods: readonly ServedMethod[] = [
  accountMethods,
  alertMethods,
  caseMethods,
  downloadMethods,
  guestMethods,
  knowledgeMethods,
  searchMethods,
].flatMap((group) => Object.values<ServedMethod>(group))
