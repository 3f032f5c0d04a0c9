import { createIdentity, type Identity } from 'identity'
import { cheapHashes } from 'identity/testing'
import { createPlatform, type Platform } from 'platform'
import { createMemoryFileStore } from 'platform/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSupportApp } from '../app.ts'
import { peopleChanges, type SupportPerson } from '../person.ts'
import { createSupportWorld, type SupportWorld } from '../testing/support-world.ts'
import { accountIdOf, contactIdOf, userIdOf, type WorldPerson, worldId } from '../testing/world-people.ts'
import { createPeople } from './create-people.ts'
import { passwordNotice } from './credential-notices.mail.ts'

const password = 'Cleared2Land.Runway27'

let world: SupportWorld
let platform: Platform
let identity: Identity<SupportPerson>

beforeAll(async () => {
  world = await createSupportWorld()
  const { database } = world
  platform = createPlatform({
    app: createSupportApp(
      peopleChanges(() => identity),
      {},
    ),
    database,
    fileStore: createMemoryFileStore(),
    tokenSecret: 'people',
  })
  identity = createIdentity({
    database,
    people: createPeople(platform),
    sessionIdleSeconds: 1800,
    absoluteSeconds: () => 43_200,
    // Session copies do not expire here: changes arrive by NOTIFY only.
    nowMs: () => 0,
    hashCost: cheapHashes,
  })
  await identity.listen()
  for (const person of ['mara', 'nils', 'ines', 'sam'] as const) {
    await world.database.transaction((tx) => identity.setPassword(tx, userIdOf(person), password))
  }
})

afterAll(() => world.close())

async function signIn(person: WorldPerson): Promise<string> {
  const { token } = await identity.signIn({ email: `${person}@world.example`, password, ip: '127.0.0.1' })
  return token
}

/** Reads the session as another process would: from its row. */
async function personIn(token: string): Promise<SupportPerson | null> {
  const { database } = world
  const people = createPeople(platform)
  const otherIdentity = createIdentity({ database, people, sessionIdleSeconds: 1800, absoluteSeconds: () => 43_200 })
  return (await otherIdentity.session(token))?.person ?? null
}

const system = () => platform.asSystem('a test changes people')

it('makes a person of user, contact and account', async () => {
  expect(await personIn(await signIn('ines'))).toEqual({
    userId: userIdOf('ines'),
    principal: {
      userId: userIdOf('ines'),
      profile: 'Customer',
      attributes: {
        contactId: contactIdOf('ines'),
        accountId: accountIdOf('northfield'),
        accountRecordType: 'GeneralAviation',
        caseVisibility: 'Own',
        exportClearance: false,
        publishRight: false,
      },
      timeZone: 'UTC',
      locale: 'en-US',
      epoch: expect.any(Number),
      internal: false,
    },
    view: expect.objectContaining({ name: 'Ines Duarte', isGuest: false, accountId: accountIdOf('northfield') }),
    hasSignedIn: true,
  })
  await system().update('User', userIdOf('ines'), { LastLoginDate: null })
  expect((await personIn(await signIn('ines')))?.hasSignedIn).toBe(false)
})

it('gives the clearance to agents only, also if other users have the flag', async () => {
  await system().update('User', userIdOf('nils'), { ExportClearance__c: true, PublishRight__c: true })
  const person = await personIn(await signIn('nils'))
  expect(person?.principal.attributes).toMatchObject({ exportClearance: false, publishRight: false })
})

it('gives the login the name of its contact, and the session at once', async () => {
  const token = await signIn('ines')
  const { records } = platform.as(world.principalOf('ines'))
  await records.update(contactIdOf('ines'), { FirstName: 'Inês', LastName: 'Prado', Role__c: 'Head of Training' })
  expect((await personIn(token))?.view.name).toBe('Inês Prado')
  await records.update(contactIdOf('ines'), { FirstName: 'Ines', LastName: 'Duarte' })
  expect((await personIn(token))?.view.name).toBe('Ines Duarte')
})

it('takes a time zone from its user, and none that does not exist', async () => {
  const token = await signIn('ines')
  const { records } = platform.as(world.principalOf('ines'))
  await records.update(userIdOf('ines'), { TimeZone: 'Europe/Lisbon' })
  expect((await personIn(token))?.principal.timeZone).toBe('Europe/Lisbon')
  for (const TimeZone of ['Europe/Atlantis', '', null]) {
    await expect(records.update(userIdOf('ines'), { TimeZone })).rejects.toMatchObject({ field: 'TimeZone' })
  }
  await records.update(userIdOf('ines'), { TimeZone: 'UTC' })
})

it('refuses removed contacts and inactive users', async () => {
  const person = (who: WorldPerson) =>
    world.database.transaction((tx) => createPeople(platform).personOf(tx, userIdOf(who)))
  expect(await person('rolf')).toBeNull()
  await system().update('User', userIdOf('ida'), { IsActive: false })
  expect(await person('ida')).toBeNull()
})

it('rewrites the sessions of an account when its case visibility changes, and gives them another epoch', async () => {
  const token = await signIn('ines')
  const before = await personIn(token)
  await system().update('Account', accountIdOf('northfield'), { CaseVisibility__c: 'Account' })
  const after = await personIn(token)
  expect(after?.principal.attributes.caseVisibility).toBe('Account')
  expect(after?.view.permissionEpoch).not.toBe(before?.view.permissionEpoch)
})

it('moves a session with its contact to another account', async () => {
  const token = await signIn('nils')
  await system().update('Contact', contactIdOf('nils'), { AccountId: accountIdOf('wing') })
  expect((await personIn(token))?.principal.attributes).toMatchObject({
    accountId: accountIdOf('wing'),
    accountRecordType: 'Military',
  })
})

it('ends the session in the transaction that removes the contact', async () => {
  const token = await signIn('mara')
  expect(await personIn(token)).not.toBeNull()
  await platform.as(world.principalOf('jonas')).records.update(contactIdOf('mara'), { PortalAccess__c: 'Removed' })
  expect(await personIn(token)).toBeNull()
})

it('invalidates the mailed links of a person who is removed, also once the person is back', async () => {
  const [email, contactId] = ['nils@world.example', contactIdOf('nils')]
  await system().update('Contact', contactId, { Email: email })
  const [invite, reset] = await world.database.transaction(async (tx) => [
    await identity.issueToken(tx, 'invite', { subject: email, facts: {} }),
    await identity.issueToken(tx, 'reset', { subject: userIdOf('nils'), facts: {} }),
  ])
  await system().update('Contact', contactId, { PortalAccess__c: 'Removed' })
  await system().update('Contact', contactId, { PortalAccess__c: 'Active' })
  const taken = await world.database.transaction(async (tx) => [
    await identity.takeToken(tx, 'invite', String(invite)),
    await identity.takeToken(tx, 'reset', String(reset)),
  ])
  expect(taken).toEqual([null, null])
})

it('keeps the session when the change of the contact does not come about', async () => {
  const token = await signIn('sam')
  const failed = system().transaction(async (records) => {
    await records.update('Contact', contactIdOf('sam'), { PortalAccess__c: 'Removed' })
    throw new Error('Something else went wrong')
  })
  await expect(failed).rejects.toThrow('Something else went wrong')
  expect(await personIn(token)).not.toBeNull()
})

it('keeps account admins from handing out internal profiles and from shutting themselves out', async () => {
  const { actions, records } = platform.as(world.principalOf('theo'))
  const act = (name: string, contextId: string, fields = {}) => actions.perform(name, { contextId, fields })
  const [theo, mara] = [userIdOf('theo'), userIdOf('mara')]
  await expect(act('User.ChangeRole', mara, { Profile: 'Agent' })).rejects.toMatchObject({ field: 'Profile' })
  await expect(act('User.Deactivate', theo)).rejects.toMatchObject({ field: 'IsActive' })
  // Rights change by actions alone.
  const changes: Record<string, string | boolean>[] = [{ Profile: 'Customer' }, { IsActive: false }]
  for (const change of changes) {
    for (const id of [mara, worldId('005', 8)])
      await expect(records.update(id, change)).rejects.toMatchObject({ code: 'INSUFFICIENT_ACCESS' })
  }
})

it('gives the alert feed another address with a new password, and names in the notice what still signs in', async () => {
  const version = async (): Promise<unknown> => {
    const ofUser = { UserId__c: userIdOf('mara') }
    const [row] = await world.platform
      .asSystem('a test')
      .find('NotificationPreference__c', ofUser, ['AlertFeedVersion__c'])
    return Number(row?.AlertFeedVersion__c ?? 1)
  }
  const before = await version()
  const remaining = { passkeys: ['Laptop'], providers: ['https://sign-in.example'] }
  await world.database.transaction((tx) => createPeople(platform).passwordChanged(tx, userIdOf('mara'), remaining))
  expect(await version()).toBe(Number(before) + 1)
  const document = passwordNotice.document({ to: 'mara@osprey.example', ...remaining }, 'https://support.example')
  expect(document.facts).toEqual([
    { label: 'Passkey', value: 'Laptop' },
    { label: 'Company sign-in', value: 'https://sign-in.example' },
  ])
})
