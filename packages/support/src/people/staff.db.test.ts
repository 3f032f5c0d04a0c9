import { AppError } from 'contract'
import { createIdentity, type Identity } from 'identity'
import { cheapHashes } from 'identity/testing'
import { createPlatform, type Platform } from 'platform'
import { createMemoryFileStore } from 'platform/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createSupportApp } from '../app.ts'
import { peopleChanges, type SupportPerson } from '../person.ts'
import { jobServices, queuedTasks, type SentMail } from '../testing/job-services.ts'
import { createSupportWorld, type SupportWorld } from '../testing/support-world.ts'
import { accountIdOf, userIdOf, type WorldPerson } from '../testing/world-people.ts'
import { createPeople } from './create-people.ts'
import { administratorLink, hasAdministrator } from './first-administrator.ts'
import { handOverWorkJob } from './hand-over-work.job.ts'
import { rightsNotice, staffInvitation } from './staff.mails.ts'

const password = 'Cleared2Land.Runway27'

let world: SupportWorld
let platform: Platform
let identity: Identity<SupportPerson>
let second: string
let stopFollowing: () => Promise<void>

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
    tokenSecret: 'staff',
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
  stopFollowing = await identity.followPeople((error) => {
    throw error
  })
  const system = platform.asSystem('a test')
  second = await system.create('User', {
    Name: 'Bo Lund',
    Email: 'bo@world.example',
    Profile: 'Administrator',
    LastLoginDate: '2026-11-01T08:00:00.000Z',
  })
  await system.update('User', userIdOf('ada'), { LastLoginDate: '2026-11-01T08:00:00.000Z' })
  for (const person of ['wren', 'otto'] as const) {
    await database.transaction((tx) => identity.setPassword(tx, userIdOf(person), password))
  }
})

afterAll(async () => {
  await stopFollowing()
  await world.close()
})

beforeEach(() => world.database.query('delete from graphile_worker._private_jobs'))

const principalOf = async (userId: string) => {
  const person = await world.database.transaction((tx) => createPeople(platform).personOf(tx, userId))
  if (!person) throw new Error('This person may not sign in')
  return person.principal
}

/** Performs an action as the person with this id. */
const actAs = async (userId: string, apiName: string, contextId: string | null, fields: object = {}) =>
  platform.as(await principalOf(userId)).actions.perform(apiName, { contextId, fields: { ...fields } })
const act = (apiName: string, contextId: string | null, fields: object = {}, by: WorldPerson = 'ada') =>
  actAs(userIdOf(by), apiName, contextId, fields)

async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'done'
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

const userOf = (id: string) =>
  platform.asSystem('a test').read('User', id, ['Profile', 'IsActive', 'ExportClearance__c', 'PublishRight__c'])
const newcomer = (more: object = {}) => ({
  Name: 'Nora Falk',
  Email: 'Nora.Falk@World.example',
  Profile: 'Agent',
  ...more,
})

/** Runs the mails of a task that are on the queue. */
async function mailed(task: 'send-staff-invitation' | 'send-rights-notice'): Promise<SentMail['mail'][]> {
  const sent: SentMail[] = []
  const services = {
    ...jobServices({ platform }, sent),
    identity: { ...jobServices({ platform }).identity, ...identity },
  }
  const { rows } = await world.database.query(
    'select payload from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id where identifier = $1',
    [task],
  )
  for (const [payload] of rows) {
    if (task === 'send-staff-invitation') await staffInvitation.run(services, payload as never)
    else await rightsNotice.run(services, payload as never)
  }
  return sent.map(({ mail }) => mail)
}

const tokenIn = ({ button }: SentMail['mail']): string =>
  new URLSearchParams(new URL(button?.url ?? '').hash.slice(1)).get('token') ?? ''

it('invites a person of the provider, who chooses a password by a link of one use', async () => {
  const { id } = await act('InviteStaff', null, newcomer())
  const [mail] = await mailed('send-staff-invitation')
  expect(mail?.to).toBe('nora.falk@world.example')
  const token = tokenIn(mail as SentMail['mail'])
  await identity.resetPassword({ token, password })
  await expect(identity.resetPassword({ token, password: `${password}9` })).rejects.toMatchObject({
    code: 'LINK_INVALID',
  })
  const begun = await identity.signIn({ email: 'nora.falk@world.example', password, ip: '127.0.0.1' })
  expect(begun.session.person.principal).toMatchObject({ userId: id, profile: 'Agent', internal: true })
  expect(await mailed('send-rights-notice')).toMatchObject([{ to: 'bo@world.example' }])
})

it('keeps the links of an invited person from working after a deactivation, also when the person is activated again', async () => {
  const { id } = await act('InviteStaff', null, newcomer({ Email: 'late@world.example', Profile: 'Author' }))
  const [mail] = await mailed('send-staff-invitation')
  await act('User.Dismiss', id)
  await act('User.Activate', id)
  const token = tokenIn(mail as SentMail['mail'])
  await expect(identity.resetPassword({ token, password })).rejects.toMatchObject({ code: 'LINK_INVALID' })
})

it('invites again after a pause, and only a person who has not signed in', async () => {
  await world.setNow('2026-12-01T08:00:00.000Z')
  const { id } = await act('InviteStaff', null, newcomer({ Email: 'slow@world.example' }))
  expect(await outcome(act('User.ResendStaffInvite', id))).toBe('INVITATION_JUST_SENT')
  await world.setNow('2026-12-01T08:05:00.000Z')
  expect(await outcome(act('User.ResendStaffInvite', id))).toBe('done')
  expect(await mailed('send-staff-invitation')).toHaveLength(2)
  expect(await outcome(act('User.ResendStaffInvite', second))).toBe('ACTION_NOT_AVAILABLE')
})

it.each([
  ['a customer', 'mara', 'NOT_FOUND'],
  ['an account admin', 'theo', 'NOT_FOUND'],
  ['an agent', 'jonas', 'NOT_FOUND'],
  ['an author', 'priya', 'NOT_FOUND'],
] as const)('lets %s neither invite nor change people of the provider', async (_who, by, refusal) => {
  expect(await outcome(act('InviteStaff', null, newcomer({ Email: `${by}2@world.example` }), by))).toBe(refusal)
  for (const [name, fields] of [
    ['User.Dismiss', {}],
    ['User.ChangeStaff', { Profile: 'Administrator' }],
    ['User.GrantClearance', {}],
    ['User.ConfirmClearance', {}],
    ['User.EndSessions', {}],
  ] as const) {
    expect(await outcome(act(name, userIdOf('otto'), fields, by))).toBe(refusal)
  }
})

it('keeps logins of customers and of the provider apart', async () => {
  expect(
    await outcome(act('InviteStaff', null, newcomer({ Email: 'other@world.example', Profile: 'AccountAdmin' }))),
  ).toBe('FIELD_NOT_WRITEABLE')
  expect(await outcome(act('User.ChangeStaff', userIdOf('otto'), { Profile: 'Customer' }))).toBe('FIELD_NOT_WRITEABLE')
  expect(await outcome(act('User.ChangeRole', userIdOf('nils'), { Profile: 'Administrator' }))).toBe(
    'FIELD_NOT_WRITEABLE',
  )
  expect(await outcome(act('User.ChangeStaff', userIdOf('nils'), { Profile: 'Agent' }))).toBe('FIELD_NOT_WRITEABLE')
  expect(await outcome(act('InviteStaff', null, newcomer({ Email: 'mara@world.example' })))).toBe('EMAIL_TAKEN')
})

it('lets no administrator change their own rights', async () => {
  const own = userIdOf('ada')
  for (const [name, fields] of [
    ['User.Dismiss', {}],
    ['User.ChangeStaff', { Profile: 'Agent' }],
    ['User.ChangeStaff', { PublishRight__c: true }],
    ['User.GrantClearance', {}],
    ['User.ResetFactors', {}],
    ['User.EndSessions', {}],
  ] as const) {
    expect(await outcome(act(name, own, fields))).toBe('OWN_ACCESS')
  }
})

it('never leaves the installation without an administrator who can sign in, also when two act at once', async () => {
  const ada = userIdOf('ada')
  const bo = platform.as(await principalOf(second))
  const outcomes = await Promise.all([
    outcome(act('User.Dismiss', second)),
    outcome(bo.actions.perform('User.Dismiss', { contextId: ada, fields: {} })),
  ])
  expect(outcomes.toSorted()).toEqual(['LAST_ADMINISTRATOR', 'done'])
  const system = platform.asSystem('a test')
  for (const id of [ada, second]) await system.update('User', id, { IsActive: true })
  await system.update('User', second, { LastLoginDate: null })
  await expect(system.update('User', ada, { Profile: 'Agent' })).rejects.toMatchObject({ code: 'LAST_ADMINISTRATOR' })
  await system.update('User', second, { LastLoginDate: '2026-11-01T08:00:00.000Z' })
})

it('takes two administrators to grant the export clearance, and one to withdraw it', async () => {
  const wren = userIdOf('wren')
  const { token } = await identity.signIn({ email: 'wren@world.example', password, ip: '127.0.0.1' })
  const seesWing = async () => {
    const session = await identity.session(token)
    const { records } = platform.as(session?.person.principal ?? (await principalOf(wren)))
    return outcome(records.get(accountIdOf('wing'), { fields: ['Account.Name'] }))
  }
  expect(await outcome(act('User.ConfirmClearance', wren))).toBe('ACTION_NOT_AVAILABLE')
  await act('User.GrantClearance', wren)
  expect(await userOf(wren)).toMatchObject({ ExportClearance__c: false })
  expect(await outcome(act('User.ConfirmClearance', wren))).toBe('CLEARANCE_NEEDS_ANOTHER')
  expect(await seesWing()).toBe('NOT_FOUND')
  await actAs(second, 'User.ConfirmClearance', wren)
  await expect.poll(seesWing).toBe('done')
  await act('User.WithdrawClearance', wren)
  await expect.poll(seesWing).toBe('NOT_FOUND')
  expect(await outcome(actAs(second, 'User.ConfirmClearance', wren))).toBe('ACTION_NOT_AVAILABLE')
})

it('takes the clearance and the sessions from a person who becomes an author', async () => {
  await platform.asSystem('a test').update('User', userIdOf('wren'), { ExportClearance__c: true })
  await act('User.ChangeStaff', userIdOf('wren'), { Profile: 'Author' })
  expect(await userOf(userIdOf('wren'))).toMatchObject({ Profile: 'Author', ExportClearance__c: false })
  await act('User.ChangeStaff', userIdOf('wren'), { Profile: 'Agent' })
})

it('follows changes that another program makes in the database', async () => {
  const { token } = await identity.signIn({ email: 'otto@world.example', password, ip: '127.0.0.1' })
  const rights = async () => (await identity.session(token))?.person.principal.attributes.publishRight ?? null
  expect(await rights()).toBe(false)
  await world.database.query('update records."User" set "PublishRight__c" = true where "Id" = $1', [userIdOf('otto')])
  await expect.poll(rights).toBe(true)
  await world.database.query('update records."User" set "IsActive" = false where "Id" = $1', [userIdOf('otto')])
  await expect.poll(rights).toBeNull()
  await world.database.query('update records."User" set "IsActive" = true where "Id" = $1', [userIdOf('otto')])
})

it('hands the work of a deactivated person over, and leaves no open case with a person who has left', async () => {
  const system = platform.asSystem('a test')
  await system.update('Account', accountIdOf('northfield'), { OwnerId: userIdOf('jonas') })
  expect(await outcome(act('User.Dismiss', userIdOf('jonas'), { HandOverToId__c: userIdOf('mara') }))).toBe(
    'INVALID_VALUE',
  )
  expect(await outcome(act('User.Dismiss', userIdOf('jonas'), { HandOverToId__c: userIdOf('jonas') }))).toBe(
    'INVALID_VALUE',
  )
  const open = async (OwnerId: string | null) =>
    (await system.find('Case', { OwnerId, IsClosed: false }, ['Id'])).length
  const before = await open(userIdOf('jonas'))
  expect(before).toBeGreaterThan(0)
  await act('User.Dismiss', userIdOf('jonas'), { HandOverToId__c: userIdOf('wren') })
  expect(await queuedTasks(world)).toContain('hand-over-work')
  await handOverWorkJob.run(jobServices({ platform }), { from: userIdOf('jonas'), to: userIdOf('wren') })
  expect([await open(userIdOf('jonas')), await open(userIdOf('wren'))]).toEqual([0, before])
  expect(await system.read('Account', accountIdOf('northfield'), ['OwnerId'])).toEqual({ OwnerId: userIdOf('wren') })
  await handOverWorkJob.run(jobServices({ platform }), { from: userIdOf('wren'), to: null })
  expect([await open(userIdOf('wren')), await open(null)]).toEqual([0, before])
})

it('lets an agent invite the first account admin of an account', async () => {
  const account = accountIdOf('northfield')
  const person = {
    FirstName: 'Ulla',
    LastName: 'Bek',
    Email: 'ulla@northfield.example',
    InvitedProfile__c: 'AccountAdmin',
  }
  const { id } = await act('Account.AddPerson', account, person, 'wren')
  const contact = await platform
    .asSystem('a test')
    .read('Contact', id, ['AccountId', 'PortalAccess__c', 'InvitedProfile__c'])
  expect(contact).toEqual({ AccountId: account, PortalAccess__c: 'Invited', InvitedProfile__c: 'AccountAdmin' })
  // Agents without the clearance do not reach restricted accounts.
  expect(
    await outcome(act('Account.AddPerson', accountIdOf('wing'), { ...person, Email: 'x@y.example' }, 'wren')),
  ).toBe('NOT_FOUND')
})

it('makes the first administrator by a command once, and recovers one who is locked out', async () => {
  const command = (email: string, isRecovery = false) =>
    outcome(
      administratorLink(
        { platform, identity },
        { email, name: 'Anna Berg', isRecovery, baseUrl: 'http://localhost:3000' },
      ),
    )
  await expect(
    administratorLink(
      { platform, identity },
      { email: 'anna@world.example', name: 'Anna Berg', isRecovery: false, baseUrl: 'http://localhost:3000' },
    ),
  ).rejects.toThrow('can sign in already')
  await world.database.query(`update records."User" set "LastLoginDate" = null where "Profile" = 'Administrator'`)
  expect(await hasAdministrator(platform)).toBe(false)
  expect(await command('anna@world.example')).toBe('done')
  expect(await command('anna@world.example')).toBe('done')
  expect(await command('mara@world.example').catch((error: Error) => error.message)).toContain('another role')
  const link = await administratorLink(
    { platform, identity },
    { email: 'Anna@World.example', name: 'Anna Berg', isRecovery: true, baseUrl: 'http://localhost:3000' },
  )
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? ''
  await identity.resetPassword({ token, password })
  const { session } = await identity.signIn({ email: 'anna@world.example', password, ip: '127.0.0.1' })
  expect(session.person.principal.profile).toBe('Administrator')
})
