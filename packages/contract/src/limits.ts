const MIB = 1024 * 1024

/** Numbers that both ends must agree on. Units stand in the names. */
export const limits = {
  attachmentBytes: 800 * MIB,
  commentFileBytes: 1 * MIB,
  pageSizeMin: 1,
  pageSizeMax: 2000,
  listRecordsPageSize: 50,
  listInfosPageSize: 20,
  relatedListRecordsPageSize: 50,
  idsPerRequest: 200,
  fieldsPerRequest: 200,
  filtersPerRequest: 20,
  fieldPathLevels: 6,
  subjectCharacters: 255,
  descriptionCharacters: 32_000,
  commentCharacters: 4_000,
  searchTermCharacters: 200,
  idempotencyKeyCharacters: 255,
  passwordMinCharacters: 14,
  passwordMaxCharacters: 256,
  passwordHistory: 3,
  jsonBodyBytes: 1 * MIB,
} as const
