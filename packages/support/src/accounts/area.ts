import type { Area } from '../area.ts'
import { account, accountAccess, newAccountAction } from './account.object.ts'
import { requestRemoval } from './request-removal.method.ts'

export const accounts: Area = {
  objects: [account],
  access: [accountAccess],
  actions: [newAccountAction],
  methods: [requestRemoval],
}
