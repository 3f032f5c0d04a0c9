import * as accountMethods from './accounts.ts'
import * as alertMethods from './alerts.ts'
import * as caseMethods from './cases.ts'
import * as downloadMethods from './downloads.ts'
import * as guestMethods from './guests.ts'
import * as knowledgeMethods from './knowledge.ts'
import * as operationsMethods from './operations.ts'
import * as searchMethods from './search.ts'
import type { ServedMethod } from './server-method.ts'

export {
  accountMethods,
  alertMethods,
  caseMethods,
  downloadMethods,
  guestMethods,
  knowledgeMethods,
  operationsMethods,
  searchMethods,
}

/** The server methods of the product, by group: for the server and for tests, never for the browser. */
export const methodGroups = {
  accountMethods,
  alertMethods,
  caseMethods,
  downloadMethods,
  guestMethods,
  knowledgeMethods,
  operationsMethods,
  searchMethods,
}

/** Every server method of the product. */
export const allMethods: readonly ServedMethod[] = Object.values(methodGroups).flatMap((group) =>
  Object.values<ServedMethod>(group),
)
