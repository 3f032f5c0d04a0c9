/** The TypeBox schemas of every call, by group and call name: for the server and for tests, never for the browser. */
export * as auth from './auth/auth.schemas.ts'
export * as layouts from './ui-api/layouts.schemas.ts'
export * as lists from './ui-api/lists.schemas.ts'
export * as objectInfo from './ui-api/object-info.schemas.ts'
export * as records from './ui-api/records.schemas.ts'
export * as relatedLists from './ui-api/related-lists.schemas.ts'
