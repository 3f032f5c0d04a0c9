import { type Change, type Scalar, textOf } from 'platform'
import { isCustomerProfile } from '../../profiles.ts'
import { languageOf, type Route, routeCase } from '../routing/routing.ts'
import { closesCase } from './case-status.ts'

/** Sets the derived fields of a new case: account, contact, origin, status, queue and the product of the chosen service. */
export async function setCaseFields(change: Change): Promise<void> {
  if (change.principal !== null) await setCallersFields(change, change.principal)
  if (change.value('Status') === null) change.set('Status', 'Open')
  change.set('IsClosed', closesCase(String(change.value('Status'))))
  await setProductOfService(change)
  // Agents may choose a queue; `useDefaultRule` overrides their choice.
  if (change.value('Queue__c') === null || change.flags.useDefaultRule === true)
    change.set('Queue__c', (await routeOf(change)).queue.value)
}

async function setCallersFields(change: Change, principal: NonNullable<Change['principal']>): Promise<void> {
  change.set('Status', 'Open')
  change.set('IsEscalated', false)
  change.set('AwaitingCustomer__c', false)
  if (isCustomerProfile(principal.profile)) {
    change.set('ContactId', principal.attributes.contactId ?? null)
    change.set('AccountId', principal.attributes.accountId ?? null)
    change.set('OwnerId', await managerOfRequest(change))
    change.set('Origin', 'Web')
    return
  }
  const contactId = change.value('ContactId')
  const contact = typeof contactId === 'string' ? await change.system.read('Contact', contactId, ['AccountId']) : null
  change.set('AccountId', contact?.AccountId ?? null)
  if (change.value('Origin') === null) change.set('Origin', 'Phone')
}

/** The owner of a request is the account manager. */
async function managerOfRequest(change: Change): Promise<Scalar> {
  const accountId = change.value('AccountId')
  if (change.value('Request__c') === null || typeof accountId !== 'string') return null
  return (await change.system.read('Account', accountId, ['OwnerId']))?.OwnerId ?? null
}

async function setProductOfService(change: Change): Promise<void> {
  const serviceId = change.value('SubscriptionId__c')
  if (typeof serviceId !== 'string' || change.value('ProductId__c') !== null) return
  const service = await change.system.read('Subscription__c', serviceId, ['ProductId__c'])
  change.set('ProductId__c', service?.ProductId__c ?? null)
}

/** The queue that the routing rules give a case. */
export const routeOf = (change: Change): Promise<Route> =>
  routeCase(change.system, {
    accountId: textOf(change.value('AccountId')),
    productId: textOf(change.value('ProductId__c')),
    issueType: textOf(change.value('IssueType__c')),
    language: () => languageOfPerson(change),
  })

/** The language of the customer who opens the case, or of the login of its contact. */
async function languageOfPerson(change: Change): Promise<string | null> {
  const caller = change.principal
  if (caller !== null && isCustomerProfile(caller.profile)) return languageOf(caller.locale)
  const contactId = change.value('ContactId')
  if (typeof contactId !== 'string') return null
  const [login] = await change.system.find('User', { ContactId: contactId }, ['Locale'], 1)
  return languageOf(login?.Locale)
}
