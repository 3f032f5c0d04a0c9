import type { AppDefinition } from 'platform'
import { supportApp } from '../app.ts'
import { extensibleObjects, type OwnField, ownFieldOf } from '../own-fields/own-field.ts'
import { withOwnFields } from '../own-fields/with-own-fields.ts'

const defined = { Required__c: false, Status__c: 'Active', Section__c: 'More information', Listed__c: true }

/** For customers: users may fill it in, account admins may read it. */
const open = { ...defined, Customers__c: 'Write', AccountAdmins__c: 'Read', Agents__c: 'Write', Authors__c: 'Read' }

/** For the provider alone. */
const inner = { ...defined, Customers__c: 'None', AccountAdmins__c: 'None', Agents__c: 'Read', Authors__c: 'None' }

/** The own fields of the small world: two of each object, and of Case one of each type that refers to something. */
export const worldOwnFields: readonly OwnField[] = [
  ...Object.keys(extensibleObjects).flatMap((Object__c) => [
    {
      ...open,
      Object__c,
      ApiName__c: 'OwnOpen__c',
      Label__c: 'Open',
      Type__c: 'Text',
      Searched__c: Object__c === 'Case',
    },
    {
      ...inner,
      Object__c,
      ApiName__c: 'OwnInner__c',
      Label__c: 'Inner',
      Type__c: 'Text',
      Searched__c: Object__c === 'Case',
    },
  ]),
  {
    ...open,
    Object__c: 'Case',
    ApiName__c: 'OwnMany__c',
    Label__c: 'Many',
    Type__c: 'MultiPicklist',
    Values__c: 'A\nB',
  },
  { ...open, Object__c: 'Case', ApiName__c: 'OwnPeer__c', Label__c: 'Peer', Type__c: 'Lookup', LookupTo__c: 'Contact' },
].map(ownFieldOf)

/** The product with the own fields of the small world. */
export const worldApp: AppDefinition = withOwnFields(supportApp, worldOwnFields)
