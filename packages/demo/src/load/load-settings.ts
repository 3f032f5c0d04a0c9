import { exportNoticeVersion } from 'contract'
import type { DemoPeople } from '../demo-people.ts'
import { type DemoLoad, daysAgo } from './demo-load.ts'

/** What the people of the demo agreed to when they registered. */
const agreedTerms = '2025-03'
const withoutAcknowledgement = 'lena.hovland@skerry-air.example'

/** Loads mail preferences, accepted terms and export acknowledgements of each login. */
export async function loadSettings(load: DemoLoad, people: DemoPeople): Promise<void> {
  const logins = [...people.persons.values()].flatMap(({ userId, email }) => (userId ? [{ userId, email }] : []))
  const staff = [...people.staffIds].map(([email, userId]) => ({ userId, email }))
  await load.load(
    'NotificationPreference__c',
    [...logins, ...staff].map(({ userId }, index) => ({
      UserId__c: userId,
      CaseEmails__c: index % 11 !== 10,
      ProductAlertEmails__c: index % 4 !== 3,
      ProductMarketing__c: index % 6 === 0,
      CustomerSurveys__c: index % 3 === 0,
      CreatedDate: daysAgo(load, 400),
    })),
  )
  await load.load(
    'TermsAcceptance__c',
    logins.map(({ userId }, index) => ({
      UserId__c: userId,
      Version__c: agreedTerms,
      AcceptedDate__c: daysAgo(load, 560 - index),
      CreatedDate: daysAgo(load, 560 - index),
    })),
  )
  await load.load(
    'ExportAcknowledgement__c',
    [...logins, ...staff]
      .filter(({ email }) => email !== withoutAcknowledgement)
      .map(({ userId }, index) => ({
        UserId__c: userId,
        Version__c: exportNoticeVersion,
        AcknowledgedDate__c: daysAgo(load, 540 - index),
        CreatedDate: daysAgo(load, 540 - index),
      })),
  )
}
