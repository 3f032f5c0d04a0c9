import { Type } from 'typebox'
import { RecordId, strict } from '../ui-api/inputs.ts'
import { defineServerMethod } from './define-server-method.ts'
import { textParameter } from './parameters.ts'

const className = 'AlertController'

const personal = { access: 'session', answers: 'personal' } as const

export const getAlertProducts = defineServerMethod({
  className,
  methodName: 'getAlertProducts',
  readOnly: true,
  ...personal,
  summary: 'The products whose alerts the caller can see, by name.',
  errors: ['INVALID_TYPE'],
  parameters: Type.Object({}, strict),
  answer: Type.Object({
    products: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        itemNumber: Type.String(),
        serviceCount: Type.Number({ description: "Services of the caller's account; 0 for people of the provider." }),
        hasDataCycles: Type.Boolean({ description: 'Whether it is updated with each AIRAC cycle.' }),
      }),
    ),
  }),
})

export const countAlertReaders = defineServerMethod({
  className,
  methodName: 'countAlertReaders',
  readOnly: true,
  ...personal,
  summary:
    'The number of people whom an alert would reach, for users who may publish it; estimated from the first 1,000 to whom it is addressed.',
  errors: [],
  parameters: Type.Object({ productId: RecordId, kind: textParameter(), severity: textParameter() }, strict),
  answer: Type.Object({
    accounts: Type.Integer({ description: 'Accounts with a service of the product.' }),
    followers: Type.Integer({
      description:
        'People who have subscribed to such alerts of the product; for a critical alert also all people of the accounts.',
    }),
    counted: Type.Integer({ description: 'The number of them that were checked, at most 1,000.' }),
    people: Type.Integer({ description: 'The checked people who may see such alerts.' }),
    mails: Type.Integer({ description: 'The visible readers who get an e-mail.' }),
  }),
})

const Unread = Type.Object({
  alertIds: Type.Array(Type.String(), { description: 'The newest first.' }),
  unconfirmed: Type.Array(Type.Object({ id: Type.String(), title: Type.String() }), {
    description: 'Critical alerts that are addressed to the caller and not confirmed, the newest first.',
  }),
})

export const getUnreadAlerts = defineServerMethod({
  className,
  methodName: 'getUnreadAlerts',
  readOnly: true,
  ...personal,
  summary:
    'The unread alerts among the 100 newest that the caller can see, and the critical ones that the caller has to confirm.',
  errors: [],
  parameters: Type.Object({}, strict),
  answer: Unread,
})

export const markAlertsRead = defineServerMethod({
  className,
  methodName: 'markAlertsRead',
  readOnly: false,
  ...personal,
  summary:
    'Marks the 100 newest alerts that the caller can see as read, except critical ones that the caller has to confirm.',
  errors: [],
  parameters: Type.Object({}, strict),
  answer: Unread,
})

const Feed = Type.Object({ address: Type.String({ description: 'The path of the feed, without the origin.' }) })

export const getAlertFeed = defineServerMethod({
  className,
  methodName: 'getAlertFeed',
  readOnly: true,
  ...personal,
  summary: "The secret address of the caller's product alerts as RSS.",
  errors: [],
  parameters: Type.Object({}, strict),
  answer: Feed,
})

export const renewAlertFeed = defineServerMethod({
  className,
  methodName: 'renewAlertFeed',
  readOnly: false,
  ...personal,
  summary: "Gives the RSS of the caller's product alerts another secret address; the earlier one ends.",
  errors: [],
  parameters: Type.Object({}, strict),
  answer: Feed,
})

export const readStopLink = defineServerMethod({
  className,
  methodName: 'readStopLink',
  readOnly: false,
  access: 'open',
  answers: 'personal',
  summary: 'Checks whether the link in an alert e-mail can switch these e-mails off, without using it.',
  errors: [],
  parameters: Type.Object({ token: textParameter(100) }, strict),
  answer: Type.Object({ isValid: Type.Boolean() }),
})

export const stopAlertMails = defineServerMethod({
  className,
  methodName: 'stopAlertMails',
  readOnly: false,
  access: 'open',
  answers: 'personal',
  summary:
    'Switches the product alert e-mails of a recipient off, by the link in one of them. Never switches anything on.',
  errors: ['LINK_INVALID'],
  parameters: Type.Object({ token: textParameter(100) }, strict),
  answer: Type.Object({ isStopped: Type.Literal(true) }),
})
