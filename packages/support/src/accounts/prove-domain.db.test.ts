import { createPlatform, type Platform } from 'platform'
import { createMemoryFileStore } from 'platform/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createSupportApp } from '../app.ts'
import { createSupportWorld, type SupportWorld } from '../testing/support-world.ts'
import { accountIdOf } from '../testing/world-people.ts'

let world: SupportWorld
let platform: Platform
let second: string
/** The TXT records of the domains of this test. */
const records = new Map<string, string[][]>()
const unused = () => Promise.resolve()

beforeAll(async () => {
  world = await createSupportWorld()
  platform = createPlatform({
    app: createSupportApp(
      { rewritePerson: unused, revokeLinks: unused, resetFactors: unused, endSessionsOf: unused, forgetUser: unused },
      {
        resolveTxt: (domain) => {
          const known = records.get(domain)
          return known ? Promise.resolve(known) : Promise.reject(new Error('ENOTFOUND'))
        },
      },
    ),
    database: world.database,
    fileStore: createMemoryFileStore(),
    tokenSecret: 'domains',
  })
  const person = { Name: 'Bo Lund', Email: 'bo@world.example', Profile: 'Administrator' }
  second = await platform.asSystem('a test').create('User', person)
})
afterAll(() => world.close())
beforeEach(async () => {
  records.clear()
  for (const account of ['osprey', 'northfield'] as const) {
    const values = { VerifiedDomains__c: null, ProposedDomain__c: null, IsDomainProposed__c: false }
    await platform.asSystem('a test').update('Account', accountIdOf(account), values)
  }
})

const ada = () => platform.as(world.principalOf('ada'))
const bo = () => platform.as({ ...world.principalOf('ada'), userId: second })
const jonas = () => platform.as(world.principalOf('jonas'))
const osprey = accountIdOf('osprey')
const act = (who: () => ReturnType<Platform['as']>, name: string, fields: Record<string, string> = {}) =>
  who().actions.perform(`Account.${name}`, { contextId: osprey, fields })
const stored = () =>
  platform
    .asSystem('a test')
    .read('Account', osprey, ['VerifiedDomains__c', 'ProposedDomain__c', 'DomainRecord__c', 'DomainProposedById__c'])

it('verifies a domain whose TXT record has the text of the account', async () => {
  await act(ada, 'ProposeDomain', { ProposedDomain__c: ' Osprey-Ridge.Example ' })
  const record = String((await stored())?.DomainRecord__c)
  expect(await stored()).toMatchObject({ ProposedDomain__c: 'osprey-ridge.example', VerifiedDomains__c: null })
  await expect(act(ada, 'CheckDomain')).rejects.toMatchObject({ code: 'DOMAIN_RECORD_MISSING' })
  records.set('osprey-ridge.example', [['v=spf1 -all'], [`${record}0`]])
  await expect(act(ada, 'CheckDomain')).rejects.toMatchObject({ code: 'DOMAIN_RECORD_MISSING' })
  records.set('osprey-ridge.example', [['v=spf1 -all'], [record.slice(0, 9), record.slice(9)]])
  await act(ada, 'CheckDomain')
  expect(await stored()).toEqual({
    VerifiedDomains__c: 'osprey-ridge.example',
    ProposedDomain__c: null,
    DomainRecord__c: null,
    DomainProposedById__c: null,
  })
  await expect(act(ada, 'CheckDomain')).rejects.toMatchObject({ code: 'ACTION_NOT_AVAILABLE' })
})

it('verifies a domain that one administrator names and another confirms', async () => {
  await act(ada, 'ProposeDomain', { ProposedDomain__c: 'osprey.example' })
  await expect(act(ada, 'ConfirmDomain')).rejects.toMatchObject({ code: 'DOMAIN_NEEDS_ANOTHER' })
  // A change of the name is a proposal of its own.
  await bo().records.update(osprey, { ProposedDomain__c: 'other.example' })
  expect(await stored()).toMatchObject({ DomainProposedById__c: second })
  await expect(act(bo, 'ConfirmDomain')).rejects.toMatchObject({ code: 'DOMAIN_NEEDS_ANOTHER' })
  await act(ada, 'ConfirmDomain')
  expect((await stored())?.VerifiedDomains__c).toBe('other.example')
})

it('refuses domains of others, of free mail and what is none, and to add one in another way', async () => {
  const system = platform.asSystem('a test')
  await system.update('Account', accountIdOf('northfield'), { VerifiedDomains__c: 'a.example, Northfield.example' })
  for (const domain of ['northfield.example', 'gmail.com', 'osprey', 'https://osprey.example', 'a b.example']) {
    const proposed = act(ada, 'ProposeDomain', { ProposedDomain__c: domain })
    await expect(proposed, domain).rejects.toMatchObject({ code: 'INVALID_VALUE', field: 'ProposedDomain__c' })
  }
  await system.update('Account', osprey, { VerifiedDomains__c: 'a1.example, a2.example' })
  for (const who of [ada, jonas]) {
    const added = who().records.update(osprey, { VerifiedDomains__c: 'new.example' })
    await expect(added).rejects.toMatchObject({ code: 'DOMAIN_NOT_PROVEN' })
  }
  await ada().records.update(osprey, { VerifiedDomains__c: 'a2.example' })
  expect((await stored())?.VerifiedDomains__c).toBe('a2.example')
  await expect(act(jonas, 'ProposeDomain', { ProposedDomain__c: 'b.example' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})
