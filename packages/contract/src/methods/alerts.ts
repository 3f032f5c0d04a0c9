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
    'How many people an alert would reach, for those who may publish it; counted among the first 1,000 who chose it.',
  errors: [],
  parameters: Type.Object({ productId: RecordId, kind: textParameter() }, strict),
  answer: Type.Object({
    accounts: Type.Integer({ description: 'Accounts that have a service of the product.' }),
    followers: Type.Integer({ description: 'People who have chosen such alerts of the product.' }),
    counted: Type.Integer({ description: 'As many of them were looked at, at most 1,000.' }),
    people: Type.Integer({ description: 'Those of the counted who may see such alerts.' }),
    mails: Type.Integer({ description: 'Those of them who get an e-mail.' }),
  }),
})

const Unread = Type.Object({
  alertIds: Type.Array(Type.String(), { description: 'The newest first.' }),
})

export const getUnreadAlerts = defineServerMethod({
  className,
  methodName: 'getUnreadAlerts',
  readOnly: true,
  ...personal,
  summary: 'Which of the 100 newest alerts that the caller can see the caller has not read.',
  errors: [],
  parameters: Type.Object({}, strict),
  answer: Unread,
})

export const markAlertsRead = defineServerMethod({
  className,
  methodName: 'markAlertsRead',
  readOnly: false,
  ...personal,
  summary: 'Marks the 100 newest alerts that the caller can see as read; what asks to be confirmed still does.',
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
  summary: 'Says whether the link in an alert e-mail can switch these e-mails off, without using it.',
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
    'Switches the product alert e-mails of their recipient off, by the link in one of them; it switches nothing on.',
  errors: ['LINK_INVALID'],
  parameters: Type.Object({ token: textParameter(100) }, strict),
  answer: Type.Object({ isStopped: Type.Literal(true) }),
})
