import { expect, it } from 'vitest'
import { rootNotice } from './welcome.ts'

it('says why it keeps the rights of root, and nothing to other users', () => {
  expect(rootNotice({ databaseUrl: null }, 0)).toMatch(
    /^The server keeps the rights of root, because it starts and stops PostgreSQL .*\.$/,
  )
  expect(rootNotice({ databaseUrl: 'postgres://db/navdesk' }, 0)).toMatch(
    /because the files in DATA_DIR and STORAGE_URL belong to root\./,
  )
  expect(rootNotice({ databaseUrl: null }, 1000)).toBeNull()
})
