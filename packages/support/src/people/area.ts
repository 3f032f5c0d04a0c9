import type { Area } from '../area.ts'
import { contactAccess } from './contact.access.ts'
import { contact } from './contact.object.ts'
import { userAccess } from './user.access.ts'
import { user } from './user.object.ts'

export const people: Area = { objects: [contact, user], access: [contactAccess, userAccess] }
