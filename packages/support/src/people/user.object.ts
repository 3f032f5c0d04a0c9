import { checkbox, dateTime, defineObject, email, lookup, picklist, text } from 'platform'
import { exportRestrictedBy } from '../export-restriction.ts'
import { checkUser } from './check-user.ts'
import { createPreference } from './create-preference.ts'
import { dateFactorsReset } from './date-factors-reset.ts'
import { keepAnAdmin } from './keep-an-admin.ts'
import { linkLogin } from './link-login.ts'
import { userActions } from './user.actions.ts'

/** A login: of a customer's contact, or of a person of the provider. Passwords and sessions are kept elsewhere. */
export const user = defineObject({
  apiName: 'User',
  keyPrefix: '005',
  label: 'User',
  labelPlural: 'Users',
  nameField: 'Name',
  // Customers see names on records, and cannot search for people.
  lookedUpBy: { profiles: ['Agent'] },
  fields: {
    Name: text({ label: 'Name', length: 121, required: true }),
    Email: email({ label: 'E-mail', required: true, unique: true }),
    ContactId: lookup({
      label: 'Contact',
      to: ['Contact'],
      relationshipName: 'Contact',
      childRelationshipName: 'Users',
    }),
    AccountId: lookup({
      label: 'Account',
      to: ['Account'],
      relationshipName: 'Account',
      copyOf: { lookup: 'ContactId', field: 'AccountId' },
    }),
    Profile: picklist({
      label: 'Profile',
      required: true,
      values: [
        { value: 'Customer', label: 'Customer' },
        { value: 'AccountAdmin', label: 'Account admin' },
        { value: 'Agent', label: 'Support agent' },
        { value: 'Author', label: 'Knowledge author' },
      ],
    }),
    IsActive: checkbox({ label: 'Active', defaultValue: true }),
    LastLoginDate: dateTime({ label: 'Last login' }),
    TimeZone: text({ label: 'Time zone', length: 60, collation: 'code', defaultValue: 'UTC' }),
    Locale: text({ label: 'Locale', length: 20, collation: 'code', defaultValue: 'en-US' }),
    ExportClearance__c: checkbox({ label: 'Export clearance' }),
    PublishRight__c: checkbox({ label: 'May publish articles' }),
    FactorsReset__c: checkbox({
      label: 'Reset second factors',
      help: 'Asks to remove the second factors of the login. It is taken back as soon as they are removed.',
    }),
    FactorsResetDate__c: dateTime({ label: 'Second factors reset' }),
    ExportRestricted__c: exportRestrictedBy('ContactId'),
  },
  indexes: [
    { columns: ['Email'] },
    { columns: ['AccountId', 'Name'] },
    { columns: ['ContactId', 'Name'] },
    { columns: ['Profile', 'Name'] },
    { columns: ['ExportRestricted__c', 'Name'] },
  ],
  live: { parents: [] },
  actions: userActions,
  rules: {
    beforeCreate: checkUser,
    afterCreate: async (change) => {
      await createPreference(change)
      await linkLogin(change)
    },
    beforeUpdate: async (change) => {
      await checkUser(change)
      await keepAnAdmin(change)
      dateFactorsReset(change)
    },
  },
})
