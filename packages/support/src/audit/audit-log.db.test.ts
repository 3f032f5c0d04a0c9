import { createPlatform } from 'platform'
import { createMemoryFileStore } from 'platform/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { supportApp } from '../app.ts'
import { quotasOf } from '../quotas.ts'
import { jobServices } from '../testing/job-services.ts'
import { createSupportWorld, type SupportWorld, type WorldActor } from '../testing/support-world.ts'
import { accountIdOf, contactIdOf, userIdOf } from '../testing/world-people.ts'
import { recordCredentialEvent, sweepUnknownFailures } from './credential-events.job.ts'
import { recordExport } from './record-export.ts'

let world: SupportWorld
let before: string

beforeAll(async () => {
  world = await createSupportWorld()
  before = String((await world.database.query('select max("Id") from records."AuditEvent__c"')).rows[0]?.[0])
})

afterAll(() => world.close())

const events = async (targetId: string | null) => {
  const { rows } = await world.database.query(
    `select "Kind__c", "ActorId__c", "AccountId__c", "TargetName__c" from records."AuditEvent__c"
     where "TargetId__c" is not distinct from $1 and "Id" <> $2 and "Time__c" is not null order by "CreatedDate", "Id"`,
    [targetId, before],
  )
  return rows
}

it('records every change of rights with its actor, account and record, and no value', async () => {
  const [theo, jonas] = [userIdOf('theo'), userIdOf('jonas')]
  const osprey = accountIdOf('osprey')
  const { actions } = world.asActor('theo')
  await actions.perform('User.ChangeRole', { contextId: userIdOf('mara'), fields: { Profile: 'AccountAdmin' } })
  await actions.perform('User.Deactivate', { contextId: userIdOf('mara') })
  expect((await events(userIdOf('mara'))).sort()).toEqual([
    ['User.IsActive', theo, osprey, null],
    ['User.Profile', theo, osprey, null],
  ])
  await world.asActor('jonas').records.update(contactIdOf('nils'), { PortalAccess__c: 'Removed', Phone: '+1 555 0199' })
  expect(await events(contactIdOf('nils'))).toEqual([['Contact.PortalAccess__c', jonas, osprey, null]])
  const both = { VerifiedDomains__c: 'osprey.example, other.example' }
  await world.platform.asSystem('a test').update('Account', osprey, both)
  const before = (await events(osprey)).length
  const domains = { VerifiedDomains__c: 'osprey.example', Name: 'Osprey' }
  await world.asActor('jonas').records.update(osprey, domains)
  expect(await events(osprey)).toHaveLength(before + 1)
  expect(await events(osprey)).toContainEqual(['Account.VerifiedDomains__c', jonas, osprey, null])
  const { id } = await world.asActor('theo').records.create('Contact', { LastName: 'New', Email: 'new@osprey.example' })
  expect(await events(id)).toEqual([['ContactCreated', theo, osprey, null]])
})

it('records who confirmed the export-control notice', async () => {
  for (const [actor, account] of [
    ['ines', accountIdOf('northfield')],
    ['jonas', null],
  ] as const) {
    const { id } = await world.asActor(actor).records.create('ExportAcknowledgement__c', { Version__c: '1' })
    expect(await events(id)).toEqual([['ExportNoticeConfirmed', userIdOf(actor), account, null]])
  }
})

it('records nothing of a change that was refused', async () => {
  await expect(
    world.asActor('theo').actions.perform('User.Deactivate', { contextId: userIdOf('theo') }),
  ).rejects.toThrow()
  expect(await events(userIdOf('theo'))).toEqual([])
})

it('records events of sign-in once, stamps the last one, and names no user for an unknown address', async () => {
  const at = '2026-11-20T09:00:00.000Z'
  const run = (kind: string, userId: string | null, time = at) =>
    recordCredentialEvent.run(jobServices(world), { kind, userId, at: time })
  const ines = userIdOf('ines')
  for (let time = 0; time < 2; time++) await run('SignIn', ines)
  await run('SignIn', ines, '2026-11-19T09:00:00.000Z')
  await run('SignInFailed', ines)
  await run('SignInFailed', null)
  const northfield = accountIdOf('northfield')
  expect(await events(ines)).toEqual([
    ['SignIn', ines, northfield, null],
    ['SignIn', ines, northfield, null],
    ['SignInFailed', ines, northfield, null],
  ])
  expect(await events(null)).toContainEqual(['SignInFailed', null, null, null])
  const user = await world.platform.asSystem('a test').read('User', ines, ['LastLoginDate'])
  expect(user).toEqual({ LastLoginDate: at })
})

it('records that a case was saved', async () => {
  const caseId = String(world.rows.find(({ object, person }) => object === 'Case' && person === 'nils')?.id)
  await recordExport(world.platform, world.principalOf('jonas'), { object: 'Case', id: caseId })
  expect(await events(caseId)).toEqual([['CaseSaved', userIdOf('jonas'), accountIdOf('osprey'), null]])
})

it('records that a list was saved, with the account of the person', async () => {
  await recordExport(world.platform, world.principalOf('nils'), {
    listViewId: '00B000000000503EAA',
    name: 'Case: All Cases',
  })
  expect(await events('00B000000000503EAA')).toEqual([
    ['ListSaved', userIdOf('nils'), accountIdOf('osprey'), 'Case: All Cases'],
  ])
})

it.each([
  ['nils', 'osprey'],
  ['priya', null],
] as const)('records that %s saved what is stored about them, for the account %s', async (person, account) => {
  const id = userIdOf(person)
  await recordExport(world.platform, world.principalOf(person), { object: 'User', id })
  expect(await events(id)).toContainEqual(['OwnDataSaved', id, account === null ? null : accountIdOf(account), null])
})

it('is never changed or deleted, and survives a restored backup', async () => {
  const refused = 'Events of the audit log cannot be changed'
  const table = 'records."AuditEvent__c"'
  await expect(world.database.query(`update ${table} set "Kind__c" = 'x'`)).rejects.toThrow(refused)
  await expect(world.database.query(`delete from ${table}`)).rejects.toThrow(refused)
  const { id } = world.rows.find(({ object }) => object === 'AuditEvent__c') ?? { id: '' }
  await expect(world.asActor('theo').records.delete(id)).rejects.toThrow()
  await expect(world.platform.asSystem('a test').update('AuditEvent__c', id, { Kind__c: 'x' })).rejects.toThrow(refused)
  await world.platform.asSystem('a test').bumpVersionsAfterRestore()
})

it('deletes failed sign-ins without a user after thirty days, and no other event', async () => {
  const nils = userIdOf('nils')
  const begin = '2026-12-01T10:00:00.000Z'
  await world.setNow(begin)
  for (const [kind, userId] of [
    ['SignInFailed', null],
    ['SignInFailed', nils],
    ['SignIn', nils],
  ] as const) {
    await recordCredentialEvent.run(jobServices(world), { kind, userId, at: begin })
  }
  const named = async () =>
    (await world.database.query('select "Id" from records."AuditEvent__c" where "ActorId__c" is not null')).rowCount
  const [namedBefore, withoutUser] = [await named(), (await events(null)).length]
  const sweepAt = async (now: string) => {
    await world.setNow(now)
    await sweepUnknownFailures.run(jobServices(world, [], Date.parse(now)), {})
  }
  await sweepAt('2026-12-31T10:00:00.000Z')
  expect(await events(null)).toContainEqual(['SignInFailed', null, null, null])
  await sweepAt('2026-12-31T10:00:00.001Z')
  expect(withoutUser).toBeGreaterThan(0)
  expect([await named(), await events(null)]).toEqual([namedBefore, []])
})

it('refuses to save a case or the own data of a person whose events have reached their quota', async () => {
  const { database } = world
  const quotas = quotasOf({ AuditEvent__c: { person: 2, account: 10 } })
  const fileStore = createMemoryFileStore()
  const platform = createPlatform({ app: supportApp, database, fileStore, tokenSecret: 'x', quotas })
  const nils = world.principalOf('nils')
  const caseId = String(world.rows.find(({ object, person }) => object === 'Case' && person === 'nils')?.id)
  const saved = [{ object: 'Case', id: caseId } as const, { object: 'User', id: nils.userId } as const]
  for (const download of saved) await recordExport(platform, nils, download)
  for (const download of saved)
    await expect(recordExport(platform, nils, download)).rejects.toMatchObject({ code: 'DAILY_LIMIT_REACHED' })
})

it('refuses changes of rights when the audit log has reached its quota', async () => {
  const { database } = world
  const quotas = quotasOf({ AuditEvent__c: { person: 2, account: 10 } })
  const fileStore = createMemoryFileStore()
  const platform = createPlatform({ app: supportApp, database, fileStore, tokenSecret: 'x', quotas })
  const { actions } = platform.as(world.principalOf('theo'))
  const change = (Profile: string) => actions.perform('User.ChangeRole', { contextId: id, fields: { Profile } })
  const id = userIdOf('mara')
  for (const Profile of ['Customer', 'AccountAdmin']) await change(Profile)
  const before = await events(id)
  await expect(change('Customer')).rejects.toMatchObject({ code: 'DAILY_LIMIT_REACHED' })
  expect(await events(id)).toEqual(before)
})

const listOf = async (actor: WorldActor, listViewApiName: string) => {
  const fields = ['ActorId__c', 'AccountId__c'].map((field) => `AuditEvent__c.${field}`)
  const reference = { objectApiName: 'AuditEvent__c', listViewApiName }
  const { records } = await world.asActor(actor).lists.records(reference, { fields, pageSize: 2_000 })
  return records.map(({ fields }) => [fields.ActorId__c?.value ?? null, fields.AccountId__c?.value ?? null])
}

it('shows people their own events, account admins those of their account, and agents those they are cleared for', async () => {
  for (const actor of ['mara', 'theo', 'ines', 'sam', 'jonas'] as const) {
    const ownEvents = await listOf(actor, 'MyAuditEvents')
    expect(ownEvents.length).toBeGreaterThan(0)
    for (const [who] of ownEvents) expect(who).toBe(userIdOf(actor))
  }
  const ofTheo = await listOf('theo', 'AuditEvents')
  for (const [, account] of ofTheo) expect(account).toBe(accountIdOf('osprey'))
  expect(ofTheo.map(([who]) => who)).toContain(userIdOf('mara'))
  await expect(listOf('mara', 'AuditEvents')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  // Jonas has the clearance for military accounts, Wren has none.
  const accountsOf = async (actor: WorldActor) =>
    new Set((await listOf(actor, 'AuditEvents')).map(([, account]) => account))
  expect(await accountsOf('jonas')).toContain(accountIdOf('wing'))
  const ofWren = await accountsOf('wren')
  expect(ofWren).toContain(accountIdOf('osprey'))
  expect(ofWren).not.toContain(accountIdOf('wing'))
})

it('hides the events of an account from agents without clearance when the account is restricted later', async () => {
  const system = world.platform.asSystem('a test restricts an account')
  const seen = async () =>
    (await listOf('wren', 'AuditEvents')).some(([, account]) => account === accountIdOf('northfield'))
  expect(await seen()).toBe(true)
  await system.update('Account', accountIdOf('northfield'), { ExportHold__c: true })
  expect(await seen()).toBe(false)
})
