import type { Area } from '../area.ts'
import { account, accountAccess } from './account.object.ts'
import { requestRemoval } from './request-removal.method.ts'

export const accounts: Area = {
  objects: [account],
  access: [accountAccess],
  methods: [requestRemoval],
}
