import { AppError } from 'contract'
import { PermanentFailure } from 'database'
import type { Scalar, SystemRecords } from 'platform'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { jobServices, type SentMail } from '../testing/job-services.ts'
import { createSupportWorld, type SupportWorld } from '../testing/support-world.ts'
import { accountIdOf, contactIdOf, userIdOf, type WorldPerson } from '../testing/world-people.ts'
import { createUser } from './create-user.ts'
import { invitation } from './invitation.mail.ts'
import { notingMailer, undeliveredNotice } from './undelivered.mail.ts'

let world: SupportWorld
let people = 0

beforeAll(async () => {
  world = await createSupportWorld()
  const domains = { VerifiedDomains__c: 'osprey.example' }
  await system().update('Account', accountIdOf('osprey'), domains)
})

afterAll(() => world.close())

beforeEach(async () => {
  await world.database.query('delete from graphile_worker._private_jobs')
})

const system = () => world.platform.asSystem('a test of user management')
const act = (apiName: string, contextId: string, fields: object = {}, by: WorldPerson = 'theo') =>
  world.asActor(by).actions.perform(apiName, { contextId, fields: { ...fields } })
const add = (fields: object, by: WorldPerson = 'theo') =>
  world.asActor(by).actions.perform('AddUser', { fields: { ...fields } })

const newcomer = (more: object = {}) => ({
  FirstName: 'Emil',
  LastName: 'Sandell',
  Email: `emil.${++people}@osprey.example`,
  ...more,
})

const contactOf = (id: string) =>
  system().read('Contact', id, ['AccountId', 'PortalAccess__c', 'InvitedProfile__c', 'InvitedDate__c', 'LoginId__c'])

async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'done'
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

const deactivated: Record<string, Scalar> = { IsActive: false }
const demoted: Record<string, Scalar> = { Profile: 'Customer' }

const register = (email: string, isInvited: boolean) =>
  system().transaction((records: SystemRecords) =>
    createUser(records, email, { acceptedTerms: '1', currentTerms: '1', isInvited }),
  )

const eventsAbout = async (id: string) => {
  const { rows } = await world.database.query(
    `select "Kind__c" from records."AuditEvent__c" where "TargetId__c" = $1 and "ActorId__c" = $2 order by "CreatedDate", "Id"`,
    [id, userIdOf('theo')],
  )
  return rows.flat()
}

/** Runs the invitations on the queue, whose limits allow every mail at once. */
async function mailed(runAt: string | null = '2026-11-20T09:00:00.000Z'): Promise<{ to: string; url: string }[]> {
  const sent: SentMail[] = []
  const services = jobServices(world, sent)
  const identity = {
    ...services.identity,
    countMail: async () => runAt,
    issueToken: async () => 'token',
  }
  for (let round = 0; round < 2; round++) {
    const { rows } = await world.database.query(
      `delete from graphile_worker._private_jobs where payload ->> 'isCounted' is not null returning payload`,
    )
    for (const [payload] of rows) await invitation.run({ ...services, identity }, payload)
  }
  return sent.map(({ mail }) => ({ to: mail.to, url: mail.button?.url ?? '' }))
}

it('adds a user to the account of the admin, and mails an invitation', async () => {
  const fields = newcomer({ Role__c: 'Avionics Technician', InvitedProfile__c: 'AccountAdmin' })
  const { id, successMessage } = await add({ ...fields, Email: fields.Email.toUpperCase() })
  expect(successMessage).toBe('User added. We’re sending the invitation.')
  expect(await contactOf(id)).toMatchObject({
    AccountId: accountIdOf('osprey'),
    PortalAccess__c: 'Invited',
    InvitedProfile__c: 'AccountAdmin',
    InvitedDate__c: expect.any(String),
  })
  expect(await mailed()).toEqual([
    { to: fields.Email, url: 'https://support.calder-aerodata.example/registration-page#token=token' },
  ])
  expect(await eventsAbout(id)).toEqual(['ContactCreated'])
})

it('adds one user, who gets one mail, however often a request is sent', async () => {
  const fields = newcomer()
  const send = () =>
    world.asActor('theo').actions.perform('AddUser', { fields: { ...fields } }, { idempotencyKey: 'once-and-again' })
  const results = await Promise.all([send(), send(), send()].map((sending) => sending.catch(() => null)))
  const { id } = await send()
  expect(new Set([id, ...results.flatMap((sending) => (sending === null ? [] : [sending.id]))])).toEqual(new Set([id]))
  expect(await mailed()).toHaveLength(1)
})

it('refuses the address of any user or contact, in any case, with the specified words', async () => {
  await world.asActor('jonas').records.create('Contact', {
    LastName: 'Elsewhere',
    Email: 'elsewhere@osprey.example',
    AccountId: accountIdOf('northfield'),
  })
  const own = newcomer()
  await add(own)
  await system().update('User', userIdOf('jonas'), { Email: 'jonas@osprey.example' })
  for (const Email of ['Elsewhere@Osprey.example', own.Email.toUpperCase(), 'JONAS@osprey.example']) {
    await expect(add(newcomer({ Email }))).rejects.toMatchObject({
      code: 'EMAIL_TAKEN',
      field: 'Email',
      message: 'Email is being used by another user',
    })
  }
})

it('refuses users without a name or an address, with an internal profile, or of another account', async () => {
  expect(await outcome(add(newcomer({ Email: null })))).toBe('REQUIRED_FIELD_MISSING')
  expect(await outcome(add(newcomer({ LastName: '' })))).toBe('REQUIRED_FIELD_MISSING')
  for (const InvitedProfile__c of ['Agent', 'Author', 'Guest']) {
    expect(await outcome(add(newcomer({ InvitedProfile__c })))).not.toBe('done')
  }
  expect(await outcome(add(newcomer({ AccountId: accountIdOf('northfield') })))).not.toBe('done')
  for (const PortalAccess__c of ['Active', 'Removed']) {
    expect(await outcome(add(newcomer({ PortalAccess__c })))).not.toBe('done')
    const { id } = await world.asActor('theo').records.create('Contact', newcomer({ PortalAccess__c }) as never)
    expect(await contactOf(id)).toMatchObject({ PortalAccess__c: 'None' })
  }
  for (const by of ['mara', 'jonas', 'ines'] as const) expect(await outcome(add(newcomer(), by))).not.toBe('done')
})

it('gives the chosen rights only to the person with the invitation', async () => {
  const admin = newcomer({ InvitedProfile__c: 'AccountAdmin' })
  const invited = newcomer({ InvitedProfile__c: 'AccountAdmin' })
  const { id } = await add(admin)
  await add(invited)
  const profileOf = async (userId: string) => (await system().read('User', userId, ['Profile']))?.Profile
  const userId = await register(admin.Email, true)
  expect(await profileOf(userId)).toBe('AccountAdmin')
  await system().update('User', userId, { Profile: 'Customer' })
  expect(await contactOf(id)).toMatchObject({ PortalAccess__c: 'Active', LoginId__c: userId })
  expect(await profileOf(await register(invited.Email, false))).toBe('Customer')
})

it('sends an invitation again, and refuses that within the pause between mails', async () => {
  const fields = newcomer()
  const { id } = await add(fields)
  await mailed()
  await expect(act('Contact.ResendInvite', id)).rejects.toMatchObject({
    code: 'INVITATION_JUST_SENT',
    message: expect.stringMatching(
      /^An invitation was sent less than 30 seconds ago\. Send the next one in \d+ seconds\.$/,
    ),
  })
  expect(await mailed()).toEqual([])
  await world.database.query(
    `update records."Contact" set "InvitedDate__c" = app_now() - interval '31 s' where "Id" = $1`,
    [id],
  )
  await act('Contact.ResendInvite', id)
  expect((await mailed()).map(({ to }) => to)).toEqual([fields.Email])
})

it('mails no invitation beyond the limits of its address', async () => {
  await add(newcomer())
  expect(await mailed(null)).toEqual([])
})

it('revokes an invitation: the address cannot register, and its queued mail is not sent', async () => {
  const fields = newcomer()
  const { id } = await add(fields)
  await act('Contact.RevokeInvite', id)
  await act('Contact.RevokeInvite', id)
  expect(await mailed()).toEqual([])
  expect(await outcome(register(fields.Email, true))).toBe('EMAIL_NOT_RECOGNIZED')
  await act('Contact.BringBack', id)
  expect(await contactOf(id)).toMatchObject({ PortalAccess__c: 'None' })
  await act('Contact.Invite', id, { InvitedProfile__c: 'AccountAdmin' })
  expect((await mailed()).map(({ to }) => to)).toEqual([fields.Email])
  expect(await eventsAbout(id)).toContain('Contact.PortalAccess__c')
})

it('removes a person at once and brings the same access back', async () => {
  await act('Contact.Remove', contactIdOf('nils'), { CaseMailsStay__c: false })
  expect(await contactOf(contactIdOf('nils'))).toMatchObject({ PortalAccess__c: 'Removed' })
  expect(await outcome(act('Contact.Remove', contactIdOf('nils')))).toBe('done')
  // Rows of the small world are written without rules, which name the login.
  await system().update('Contact', contactIdOf('nils'), { LoginId__c: userIdOf('nils') })
  await act('Contact.BringBack', contactIdOf('nils'))
  expect(await contactOf(contactIdOf('nils'))).toMatchObject({ PortalAccess__c: 'Active' })
})

it('changes roles, deactivates and activates, of customers of the own account alone', async () => {
  const mara = userIdOf('mara')
  await act('User.ChangeRole', mara, { Profile: 'AccountAdmin' })
  await act('User.ChangeRole', mara, { Profile: 'Customer' })
  await act('User.Deactivate', mara)
  expect(await outcome(act('User.Deactivate', mara))).toBe('ACTION_NOT_AVAILABLE')
  expect(await system().read('User', mara, ['IsActive'])).toEqual({ IsActive: false })
  await act('User.Activate', mara)
  expect(await eventsAbout(mara)).toEqual(['User.Profile', 'User.Profile', 'User.IsActive', 'User.IsActive'])
  for (const Profile of ['Agent', 'Author', '', null])
    expect(await outcome(act('User.ChangeRole', mara, { Profile }))).not.toBe('done')
  for (const foreign of [userIdOf('ines'), userIdOf('jonas'), userIdOf('priya')]) {
    for (const action of ['User.Deactivate', 'User.Activate'])
      expect(await outcome(act(action, foreign))).not.toBe('done')
    expect(await outcome(act('User.ChangeRole', foreign, { Profile: 'Customer' }))).not.toBe('done')
  }
  for (const action of ['Contact.Remove', 'Contact.BringBack', 'Contact.Invite', 'Contact.ResendInvite'])
    expect(await outcome(act(action, contactIdOf('ines')))).not.toBe('done')
  for (const by of ['mara', 'jonas'] as const)
    expect(await outcome(act('User.Deactivate', userIdOf('nils'), {}, by))).not.toBe('done')
})

it('refuses changes of the own access', async () => {
  expect(await outcome(act('User.ChangeRole', userIdOf('theo'), { Profile: 'Customer' }))).toBe('OWN_ACCESS')
  expect(await outcome(act('User.Deactivate', userIdOf('theo')))).toBe('OWN_ACCESS')
  expect(await outcome(act('Contact.Remove', contactIdOf('theo')))).toBe('OWN_ACCESS')
})

it('keeps the last admin of an account, for every caller', async () => {
  const theo = { user: userIdOf('theo'), contact: contactIdOf('theo') }
  const text = 'This is the last account admin. Make another user an account admin first.'
  const agent = world.asActor('jonas').records
  await expect(agent.update(theo.contact, { PortalAccess__c: 'Removed' })).rejects.toMatchObject({
    code: 'LAST_ADMIN',
    message: text,
  })
  for (const change of [demoted, deactivated])
    expect(await outcome(system().update('User', theo.user, change))).toBe('LAST_ADMIN')
  expect(await outcome(system().update('Contact', theo.contact, { AccountId: accountIdOf('northfield') }))).toBe(
    'LAST_ADMIN',
  )
  // A removed or deactivated admin is none.
  await act('User.ChangeRole', userIdOf('mara'), { Profile: 'AccountAdmin' })
  await act('Contact.Remove', contactIdOf('mara'))
  expect(await outcome(system().update('User', theo.user, { IsActive: false }))).toBe('LAST_ADMIN')
  await system().update('Contact', contactIdOf('mara'), { PortalAccess__c: 'Active' })
  expect(await outcome(system().update('User', theo.user, { IsActive: false }))).toBe('done')
  await system().update('User', theo.user, { IsActive: true })
  await act('User.ChangeRole', userIdOf('mara'), { Profile: 'Customer' })
})

it('leaves one admin where fifty deactivate each other at once', async () => {
  const admins: string[] = []
  for (let number = 0; number < 50; number++) {
    const email = `admin${number}@race.example`
    const contactId = await system().create('Contact', {
      LastName: email,
      Email: email,
      AccountId: accountIdOf('northfield'),
    })
    const login = { Name: email, Email: email, ContactId: contactId, Profile: 'AccountAdmin', IsActive: true }
    admins.push(await system().create('User', login))
  }
  const outcomes = await Promise.all(
    admins.map((id, index) => outcome(system().update('User', id, index % 2 === 0 ? deactivated : demoted))),
  )
  expect(outcomes.filter((sending) => sending === 'LAST_ADMIN')).toHaveLength(1)
  expect(outcomes.filter((sending) => sending === 'done')).toHaveLength(49)
  const left = { AccountId: accountIdOf('northfield'), Profile: 'AccountAdmin', IsActive: true }
  expect(await system().find('User', left, ['Id'])).toHaveLength(1)
})

it('lists the people of the account, and none of the provider', async () => {
  const idsIn = async (object: 'Contact' | 'User', list: string) => {
    const lists = world.asActor('theo').lists
    const { records } = await lists.records({ objectApiName: object, listViewApiName: list }, {
      fields: [`${object}.Name`],
      pageSize: 200,
    } as never)
    return records.map(({ id }) => id)
  }
  const others = ['jonas', 'priya', 'ines'] as const
  const users = await idsIn('User', 'AccountUsers')
  expect(users).toContain(userIdOf('mara'))
  for (const person of others) expect(users).not.toContain(userIdOf(person))
  const contacts = await idsIn('Contact', 'AccountContacts')
  expect(contacts).toEqual(expect.arrayContaining([contactIdOf('mara'), contactIdOf('rolf')]))
  expect(contacts).not.toContain(contactIdOf('ines'))
})

/** What account admins see of a person's e-mail, and whom the notices on the queue reach. */
async function problemOf(contactId: string): Promise<{ shown: unknown; told: string[] }> {
  const record = await world.asActor('theo').records.get(contactId, { fields: ['Contact.MailProblem__c'] })
  const sent: SentMail[] = []
  const { rows } = await world.database.query(
    `delete from graphile_worker._private_jobs where payload ->> 'adminId' is not null returning payload`,
  )
  for (const [payload] of rows) await undeliveredNotice.run(jobServices(world, sent), payload)
  const told = sent.map(({ mail }) => [mail.to, ...mail.paragraphs, ...mail.facts.map(({ value }) => value)].join(' '))
  return { shown: record.fields.MailProblem__c?.displayValue ?? null, told }
}

it('shows admins which person gets no e-mail, and tells the other admins of the account once', async () => {
  const fields = newcomer()
  const { id } = await add(fields)
  await mailed()
  const mail = { to: fields.Email } as SentMail['mail']
  const refusing = notingMailer(
    { send: () => Promise.reject(new PermanentFailure('550 no such user')) },
    world.platform,
  )
  const busy = notingMailer({ send: () => Promise.reject(new Error('451 later')) }, world.platform)
  const working = notingMailer({ send: async () => undefined }, world.platform)
  await expect(busy.send(mail, '1')).rejects.toThrow('451')
  await working.send(mail, '1')
  expect(await problemOf(id)).toEqual({ shown: null, told: [] })
  for (const key of ['2', '3']) await expect(refusing.send(mail, key)).rejects.toThrow('550')
  const { Email } = (await system().read('User', userIdOf('theo'), ['Email'])) ?? {}
  const text = 'We could not send an e-mail to Emil Sandell. The mail server refused our e-mail. Check the address.'
  expect(await problemOf(id)).toEqual({ shown: 'E-mail not delivered', told: [`${Email} ${text} ${fields.Email}`] })
  await working.send(mail, '4')
  expect(await problemOf(id)).toEqual({ shown: null, told: [] })
  await expect(refusing.send({ ...mail, to: 'stranger@nowhere.example' }, '5')).rejects.toThrow('550')
  expect(await problemOf(id)).toEqual({ shown: null, told: [] })
})

it('shows an invitation that the limits of mails do not allow, until the person is invited again', async () => {
  const { id, successMessage } = await add(newcomer())
  expect(successMessage).not.toContain('sent')
  expect(await mailed(null)).toEqual([])
  const { shown, told } = await problemOf(id)
  expect([shown, told.length]).toEqual(['Invitation not sent: too many e-mails today', 1])
  await world.database.query(
    `update records."Contact" set "InvitedDate__c" = app_now() - interval '31 s' where "Id" = $1`,
    [id],
  )
  await act('Contact.ResendInvite', id)
  expect(await problemOf(id)).toEqual({ shown: null, told: [] })
})
