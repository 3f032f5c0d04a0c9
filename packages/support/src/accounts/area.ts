import type { Area } from '../area.ts'
import { accountAccess } from './account.access.ts'
import { account } from './account.object.ts'

export const accounts: Area = { objects: [account], access: [accountAccess] }
