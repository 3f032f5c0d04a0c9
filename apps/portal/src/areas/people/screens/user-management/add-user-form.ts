import { isBlank } from 'contract'
import type { Problems } from '../../../../forms/outcome.ts'
import { emailProblem } from '../../../../parts/email-field.ts'
import { messages } from './messages.ts'

export type NewUser = {
  firstName: string
  lastName: string
  email: string
  phone: string
  role: string
  isAdmin: boolean
}

export const emptyUser: NewUser = { firstName: '', lastName: '', email: '', phone: '', role: '', isAdmin: false }

const most = { firstName: 40, lastName: 80, phone: 40, role: 80 } as const

/** The form that adds a user. */
export const addUserForm = {
  id: 'add-user',
  fields: ['firstName', 'lastName', 'email', 'phone', 'role'],
  fieldOf: {
    FirstName: 'firstName',
    LastName: 'lastName',
    Name: 'lastName',
    Email: 'email',
    Phone: 'phone',
    Role__c: 'role',
  },
  texts: messages.add.texts,
  problemsOf: (user: NewUser): Problems<NewUser> => ({
    firstName: required('firstName', user) ?? tooLong('firstName', user),
    lastName: required('lastName', user) ?? tooLong('lastName', user),
    email: emailProblem(user.email),
    phone: tooLong('phone', user),
    role: tooLong('role', user),
  }),
} as const

function required(name: 'firstName' | 'lastName', user: NewUser): string | undefined {
  return isBlank(user[name]) ? messages.add.missing(messages.add[name]) : undefined
}

function tooLong(name: keyof typeof most, user: NewUser): string | undefined {
  return [...user[name].trim()].length > most[name] ? messages.add.tooLong(messages.add[name], most[name]) : undefined
}

/** The request parameters, without empty texts. */
export function userActionOf({ firstName, lastName, email, phone, role, isAdmin }: NewUser) {
  const text = (typed: string): string | null => typed.trim() || null
  return {
    actionApiName: 'AddUser',
    fields: {
      FirstName: firstName.trim(),
      LastName: lastName.trim(),
      Email: email.trim(),
      Phone: text(phone),
      Role__c: text(role),
      InvitedProfile__c: isAdmin ? 'AccountAdmin' : 'Customer',
    },
    allowSaveOnDuplicate: true,
  } as const
}
