import type { Area } from '../area.ts'
import { accountAccess } from './account.access.ts'
import { accountListViews } from './account.list-views.ts'
import { account } from './account.object.ts'
import { requestRemoval } from './request-removal.method.ts'

export const accounts: Area = {
  objects: [account],
  access: [accountAccess],
  listViews: [accountListViews],
  methods: () => [requestRemoval],
}
