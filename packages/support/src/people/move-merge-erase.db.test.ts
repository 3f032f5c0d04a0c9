import { drainJobs } from 'database/testing'
import { createIdentity, type Identity } from 'identity'
import { cheapHashes } from 'identity/testing'
import { createPlatform, type Platform } from 'platform'
import { createMemoryFileStore } from 'platform/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createSupportApp } from '../app.ts'
import type { MethodServices } from '../define-method.ts'
import { peopleChanges, type SupportPerson } from '../person.ts'
import { jobServices, type SentMail } from '../testing/job-services.ts'
import { createSupportWorld, type SupportWorld } from '../testing/support-world.ts'
import { accountIdOf, contactIdOf, userIdOf, type WorldPerson } from '../testing/world-people.ts'
import { addressNotice, addressProof } from './change-address.ts'
import { createPeople } from './create-people.ts'
import { eraseContactJob, mergeContactsJob } from './move-merge-erase.ts'

const password = 'Cleared2Land.Runway27'

let world: SupportWorld
let platform: Platform
let identity: Identity<SupportPerson>

beforeAll(async () => {
  world = await createSupportWorld()
  const { database } = world
  const services = () => ({ platform, identity, visitorDatabase: database }) as unknown as MethodServices
  platform = createPlatform({
    app: createSupportApp(
      peopleChanges(() => identity),
      { services },
    ),
    database,
    fileStore: createMemoryFileStore(),
    tokenSecret: 'contacts',
  })
  identity = createIdentity({
    database,
    people: createPeople(platform),
    sessionIdleSeconds: 1800,
    absoluteSeconds: () => 43_200,
    nowMs: () => 0,
    hashCost: cheapHashes,
  })
  // The records of the world have a value in every field.
  for (const person of ['mara', 'nils', 'theo', 'ines'] as const) {
    const values = {
      LoginId__c: userIdOf(person),
      MergedIntoId__c: null,
      IsErased__c: false,
      PortalAccess__c: 'Active',
    }
    await platform.asSystem('a test').update('Contact', contactIdOf(person), values)
    await database.transaction((tx) => identity.setPassword(tx, userIdOf(person), password))
  }
})
afterAll(() => world.close())
beforeEach(() => world.database.query('delete from graphile_worker._private_jobs'))

const system = () => platform.asSystem('a test')
const ada = () => platform.as(world.principalOf('ada'))
const act = (name: string, contactId: string, fields: Record<string, string> = {}) =>
  ada().actions.perform(name, { contextId: contactId, fields })
const contact = (id: string, fields: readonly string[]) => system().read('Contact', id, fields)
const emailOf = async (person: WorldPerson) => String((await system().read('User', userIdOf(person), ['Email']))?.Email)
const signIn = async (person: WorldPerson) =>
  identity.signIn({ email: await emailOf(person), password, ip: '192.0.2.1', browser: 'test' } as never)

type Link = { purpose: 'address' | 'invite' | 'reset' | 'second-factor'; token: string }
const issued = async (purpose: Link['purpose'], subject: string): Promise<Link> => ({
  purpose,
  token: await world.database.transaction((tx) => identity.issueToken(tx, purpose, { subject, facts: {} })),
})
const areLive = (links: readonly Link[]): Promise<boolean[]> =>
  Promise.all(links.map(async ({ purpose, token }) => (await identity.readToken(purpose, token)) !== null))

/** A contact without a login whose new address waits for its proof, with a link to each address. */
async function withLinks(LastName: string) {
  const [Email, NewEmail__c] = [
    `${LastName}@world.example`.toLowerCase(),
    `new.${LastName}@world.example`.toLowerCase(),
  ]
  const id = await system().create('Contact', { LastName, Email, NewEmail__c, AccountId: accountIdOf('northfield') })
  return { id, Email, links: [await issued('invite', Email), await issued('address', NewEmail__c)] }
}

const openedBy = async (person: WorldPerson): Promise<string> =>
  (
    await platform.as(world.principalOf(person)).records.create('Case', {
      Subject: 'Terrain',
      Description: 'Blank',
      Impact__c: 'Minor Degradation',
      IssueType__c: 'Product',
    })
  ).id

const watch = (caseId: string, person: WorldPerson) =>
  system().create('CaseWatcher__c', { CaseId__c: caseId, UserId__c: userIdOf(person) })
const watchedBy = async (person: WorldPerson) =>
  (await system().find('CaseWatcher__c', { UserId__c: userIdOf(person) }, ['CaseId__c'])).map(
    ({ CaseId__c }) => CaseId__c,
  )

const run = () => {
  const services = { ...jobServices(world, []), platform }
  return drainJobs(world.database, {
    [mergeContactsJob.task]: (payload: unknown) => mergeContactsJob.run(services, payload),
    [eraseContactJob.task]: (payload: unknown) => eraseContactJob.run(services, payload),
  } as never)
}

const effects = async (actor: WorldPerson, recordId: string, actionApiName: string) => {
  const call = { className: 'AccountController', methodName: 'getActionEffects', isRead: true, areTexts: true }
  const values = { recordId, actionApiName }
  return (await platform.as(world.principalOf(actor)).methods.call({ ...call, values })).result
}

const events = async (targetId: string) =>
  (await system().find('AuditEvent__c', { TargetId__c: targetId }, ['Kind__c', 'ActorId__c'])).map(
    ({ Kind__c, ActorId__c }) => [Kind__c, ActorId__c],
  )

it('says what a move touches, and to those alone to whom it is offered', async () => {
  const caseId = await openedBy('nils')
  await watch(caseId, 'mara')
  const counted = (await effects('ada', contactIdOf('mara'), 'Contact.Move')) as { label: string; count: number }[]
  expect(counted.map(({ label }) => label)).toEqual(['Open cases', 'Watched cases', 'Sessions'])
  expect(counted[1]?.count).toBeGreaterThan(0)
  for (const actor of ['theo', 'jonas', 'mara'] as const) {
    expect(await effects(actor, contactIdOf('mara'), 'Contact.Move')).toEqual([])
  }
  await expect(effects('ada', contactIdOf('sam'), 'Contact.Move')).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('says what the retirement of a queue touches, and how many queues a dismissed agent leaves', async () => {
  const { id } = await ada().actions.perform('NewQueue', { fields: { Name: 'Effects' } })
  const queue = String(id)
  await ada().actions.perform('Queue__c.AddMember', { contextId: queue, fields: { UserId__c: userIdOf('wren') } })
  await ada().actions.perform('NewRoutingRule', { fields: { Name: 'Effects', QueueId__c: queue, Language__c: 'qu' } })
  await system().update('Case', await openedBy('nils'), { Queue__c: 'Effects' })
  expect(await effects('ada', queue, 'Queue__c.Retire')).toEqual([
    { label: 'Open cases', count: 1 },
    { label: 'Routing rules', count: 1 },
    { label: 'Members', count: 1 },
  ])
  expect(await effects('wren', queue, 'Queue__c.Retire')).toEqual([])
  expect(await effects('ada', userIdOf('wren'), 'User.Dismiss')).toContainEqual({ label: 'Queues', count: 1 })
})

it('counts the records that have a value of a list before it is retired', async () => {
  const [value] = await ada().records.find('ListValue__c', {
    fields: ['Value__c'],
    where: { Value__c: { eq: 'Africa' } },
    orderBy: ['List__c', 'Order__c'],
    limit: 1,
  })
  const services = world.rows.filter(({ record }) => record.Coverage__c === 'Africa').length
  expect(services).toBeGreaterThan(0)
  expect(await effects('ada', value?.id ?? '', 'ListValue__c.Retire')).toEqual([
    { label: 'Records that have it', count: services },
  ])
})

it('moves a person, who at once sees the new account alone and watches nothing of the old one', async () => {
  const session = await signIn('mara')
  const caseId = await openedBy('mara')
  await watch(await openedBy('nils'), 'mara')
  await act('Contact.Move', contactIdOf('mara'), { AccountId: accountIdOf('northfield') })
  expect(await watchedBy('mara')).toEqual([])
  const person = (await identity.session(session.token))?.person
  expect(person?.principal.attributes.accountId).toBe(accountIdOf('northfield'))
  const now = platform.as(person?.principal as never)
  await expect(now.records.get(caseId, { fields: ['Case.Subject'] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await system().read('Case', caseId, ['AccountId'])).toEqual({ AccountId: accountIdOf('osprey') })
  expect(await events(contactIdOf('mara'))).toContainEqual(['Contact.AccountId', userIdOf('ada')])
  await act('Contact.Move', contactIdOf('mara'), { AccountId: accountIdOf('osprey') })
})

it('moves neither the last admin, nor into an account that the administrator cannot see', async () => {
  const move = (person: WorldPerson, account: 'northfield' | 'wing') =>
    act('Contact.Move', contactIdOf(person), { AccountId: accountIdOf(account) })
  await expect(move('theo', 'northfield')).rejects.toMatchObject({ code: 'LAST_ADMIN' })
  await expect(move('nils', 'wing')).rejects.toThrow()
  expect(await contact(contactIdOf('nils'), ['AccountId'])).toEqual({ AccountId: accountIdOf('osprey') })
})

it('gives the cases, the address and the login to a contact without one', async () => {
  const target = await system().create('Contact', { LastName: 'Berg-Lund', AccountId: accountIdOf('osprey') })
  const caseId = await openedBy('nils')
  await system().update('Case', caseId, { Status: 'Closed', IsClosed: true })
  const email = (await contact(contactIdOf('nils'), ['Email']))?.Email
  await act('Contact.Merge', contactIdOf('nils'), { MergedIntoId__c: target })
  await run()
  expect(await contact(target, ['Email', 'PortalAccess__c', 'LoginId__c'])).toEqual({
    Email: email,
    PortalAccess__c: 'Active',
    LoginId__c: userIdOf('nils'),
  })
  expect(await contact(contactIdOf('nils'), ['Email', 'PortalAccess__c', 'LoginId__c'])).toEqual({
    Email: null,
    PortalAccess__c: 'Removed',
    LoginId__c: null,
  })
  expect(await system().read('Case', caseId, ['ContactId'])).toEqual({ ContactId: target })
  const { session } = await signIn('nils')
  expect(session.person.principal.attributes.contactId).toBe(target)
  expect(await events(contactIdOf('nils'))).toContainEqual(['Contact.MergedIntoId__c', userIdOf('ada')])
})

it('keeps one of two logins, which then watches what the other watched', async () => {
  const caseId = await openedBy('theo')
  await watch(caseId, 'mara')
  await act('Contact.Merge', contactIdOf('mara'), { MergedIntoId__c: contactIdOf('theo') })
  await run()
  expect([await watchedBy('mara'), (await watchedBy('theo')).includes(caseId)]).toEqual([[], true])
  expect(await system().read('User', userIdOf('mara'), ['IsActive'])).toEqual({ IsActive: false })
  expect(await system().find('Case', { ContactId: contactIdOf('mara') }, ['Id'])).toEqual([])
  await expect(signIn('mara')).rejects.toMatchObject({ code: 'SIGN_IN_FAILED' })
})

it('merges neither with itself, nor with a contact of another account or a removed one', async () => {
  const [from, last] = await Promise.all(
    ['One', 'Two'].map((LastName) => system().create('Contact', { LastName, AccountId: accountIdOf('northfield') })),
  )
  for (const target of [from, contactIdOf('theo'), contactIdOf('rolf')]) {
    const merged = act('Contact.Merge', String(from), { MergedIntoId__c: String(target) })
    await expect(merged).rejects.toMatchObject({ code: 'INVALID_CROSS_REFERENCE_KEY' })
  }
  await act('Contact.Merge', String(from), { MergedIntoId__c: String(last) })
  await expect(act('Contact.Merge', String(from), { MergedIntoId__c: String(last) })).rejects.toMatchObject({
    code: 'ACTION_NOT_AVAILABLE',
  })
})

it('merges by its action alone, and neither an erased contact nor a merged one', async () => {
  const ids = ['Three', 'Four', 'Five'].map((LastName) =>
    system().create('Contact', { LastName, AccountId: accountIdOf('northfield') }),
  )
  const [from = '', to = '', erased = ''] = await Promise.all(ids)
  await expect(ada().records.update(from, { MergedIntoId__c: to })).rejects.toMatchObject({
    code: 'FIELD_NOT_WRITEABLE',
  })
  expect(await contact(from, ['MergedIntoId__c'])).toEqual({ MergedIntoId__c: null })
  await act('Contact.Merge', from, { MergedIntoId__c: to })
  await act('Contact.Erase', erased)
  const target = await system().create('Contact', { LastName: 'Six', AccountId: accountIdOf('northfield') })
  for (const id of [from, erased]) {
    for (const merge of [
      () => act('Contact.Merge', id, { MergedIntoId__c: target }),
      () => system().update('Contact', id, { MergedIntoId__c: target }),
    ]) {
      await expect(merge()).rejects.toMatchObject({ code: 'INVALID_CROSS_REFERENCE_KEY' })
    }
  }
})

it('ends the links to both addresses of a contact without a login that is erased or merged', async () => {
  const erased = await withLinks('Erased')
  await act('Contact.Erase', erased.id)
  expect(await areLive(erased.links)).toEqual([false, false])

  // Its address goes to the contact that stays.
  const merged = await withLinks('Merged')
  const target = await system().create('Contact', { LastName: 'Target', AccountId: accountIdOf('northfield') })
  await act('Contact.Merge', merged.id, { MergedIntoId__c: target })
  expect(await contact(target, ['Email'])).toEqual({ Email: merged.Email })
  expect(await areLive(merged.links)).toEqual([false, false])

  // Links from after a removal.
  const removed = await withLinks('Removed')
  await act('Contact.Remove', removed.id)
  const later = [await issued('invite', removed.Email)]
  await act('Contact.Erase', removed.id)
  expect(await areLive([...removed.links, ...later])).toEqual([false, false, false])
})

it('changes an address once the new mailbox is proven, notifies the old one, and ends sessions, links and steps', async () => {
  const sent: SentMail[] = []
  const services = { ...jobServices(world, sent), platform, identity } as never
  const drain = () =>
    drainJobs(world.database, {
      [addressProof.task]: (payload: unknown) => addressProof.run(services, payload),
      [addressNotice.task]: (payload: unknown) => addressNotice.run(services, payload),
    } as never)
  const old = String((await contact(contactIdOf('theo'), ['Email']))?.Email)
  const change = async (NewEmail__c: string) => {
    await act('Contact.ChangeEmail', contactIdOf('theo'), { NewEmail__c })
    await drain()
    return String(sent.at(-1)?.mail.button?.url.split('/').at(-1))
  }
  const confirm = (token: string) =>
    platform.asGuest().methods.call({
      className: 'AccountController',
      methodName: 'confirmAddress',
      values: { token },
      isRead: false,
    })
  await expect(change(await emailOf('ida'))).rejects.toMatchObject({ code: 'EMAIL_TAKEN' })
  const first = await change('Theo.First@world.example')
  expect(sent.at(-1)?.mail.to).toBe('theo.first@world.example')
  expect(await contact(contactIdOf('theo'), ['Email'])).toEqual({ Email: old })
  const second = await change('theo.second@world.example')
  await expect(confirm(first)).rejects.toMatchObject({ code: 'LINK_INVALID' })
  const login = userIdOf('theo')
  const links = [await issued('invite', old), await issued('reset', login), await issued('second-factor', login)]
  const { token } = await signIn('theo')
  expect(await areLive(links)).toEqual([true, true, true])
  await confirm(second)
  await drain()
  expect(sent.at(-1)?.mail).toMatchObject({ to: old, subject: 'Your e-mail address in the support portal was changed' })
  expect([await contact(contactIdOf('theo'), ['Email', 'NewEmail__c']), await emailOf('theo')]).toEqual([
    { Email: 'theo.second@world.example', NewEmail__c: null },
    'theo.second@world.example',
  ])
  expect(await areLive(links)).toEqual([false, false, false])
  expect(await identity.session(token)).toBeNull()
  expect((await signIn('theo')).session.person.view.email).toBe('theo.second@world.example')
  await expect(confirm(second)).rejects.toMatchObject({ code: 'LINK_INVALID' })
})

it('leaves nothing of an erased person but the cases, with one audit event', async () => {
  const [contactId, userId] = [contactIdOf('ines'), userIdOf('ines')]
  const { token } = await signIn('ines')
  const email = await emailOf('ines')
  const address = String((await contact(contactId, ['Email']))?.Email)
  const caseId = await openedBy('ines')
  await system().create('CaseComment', { ParentId: caseId, CommentBody: 'It is blank again.' })
  await system().update('Case', caseId, { SuppliedName: 'Ines Duarte', SuppliedEmail: email })
  const before = (await events(contactId)).length + (await events(userId)).length
  await act('Contact.Erase', contactId)
  await run()
  expect(await identity.session(token)).toBeNull()
  expect(await contact(contactId, ['Name', 'FirstName', 'Email', 'Phone', 'MobilePhone', 'Role__c', 'Title'])).toEqual({
    Name: 'Former contact',
    FirstName: null,
    Email: null,
    Phone: null,
    MobilePhone: null,
    Role__c: null,
    Title: null,
  })
  expect(await system().read('Case', caseId, ['Subject', 'SuppliedName', 'SuppliedEmail', 'ContactId'])).toEqual({
    Subject: 'Terrain',
    SuppliedName: 'Former contact',
    SuppliedEmail: null,
    ContactId: contactId,
  })
  expect(await system().find('CaseDraft__c', { UserId__c: userId }, ['Id'])).toEqual([])
  const added = [...(await events(contactId)), ...(await events(userId))]
  expect(added.length - before).toBe(1)
  expect(added).toContainEqual(['Contact.IsErased__c', userIdOf('ada')])
  const { rows } = await world.database.query(
    `select format('%I.%I', table_schema, table_name) from information_schema.tables
     where table_schema in ('records', 'identity', 'platform', 'graphile_worker') and table_type = 'BASE TABLE'`,
  )
  const holding: string[] = []
  for (const [table] of rows as [string][]) {
    const sought = [email, address, 'Ines Duarte'].map((text) => `%${text}%`)
    const found = await world.database.query(`select 1 from ${table} t where t::text ilike any($1) limit 1`, [sought])
    if (found.rows.length > 0) holding.push(table)
  }
  expect(holding).toEqual([])
  await expect(act('Contact.Erase', contactId)).rejects.toMatchObject({ code: 'ACTION_NOT_AVAILABLE' })
})

it('brings back neither an erased contact nor a merged one, by no action and no field, and activates no login of theirs', async () => {
  // Both have kept their logins, inactive since.
  const ended = { mara: 'MergedIntoId__c', ines: 'IsErased__c' } as const
  const back = ['Contact.BringBack', 'Contact.ChangeEmail']
  for (const person of ['mara', 'ines'] as const) {
    const [contactId, userId] = [contactIdOf(person), userIdOf(person)]
    const fields = ['PortalAccess__c', 'NewEmail__c', 'LoginId__c', ended[person]] as const
    const before = await contact(contactId, fields)
    expect(before).toMatchObject({ PortalAccess__c: 'Removed', LoginId__c: userId })
    expect([null, false]).not.toContain(before?.[ended[person]])
    const refused = [
      ['PortalAccess__c', () => act('Contact.BringBack', contactId)],
      ['NewEmail__c', () => act('Contact.ChangeEmail', contactId, { NewEmail__c: 'back@world.example' })],
      ['IsActive', () => act('User.Activate', userId)],
      ...(['None', 'Invited', 'Active'] as const).map(
        (PortalAccess__c) =>
          ['PortalAccess__c', () => world.asActor('jonas').records.update(contactId, { PortalAccess__c })] as const,
      ),
      ['NewEmail__c', () => ada().records.update(contactId, { NewEmail__c: 'back@world.example' })],
      ['PortalAccess__c', () => system().update('Contact', contactId, { PortalAccess__c: 'Active' })],
      ['IsActive', () => system().update('User', userId, { IsActive: true })],
    ] as const
    for (const [field, change] of refused) {
      await expect(change()).rejects.toMatchObject({ code: 'FIELD_NOT_WRITEABLE', field })
    }
    const { actions } = await ada().actions.record([contactId], { sections: ['Page'] })
    const offered = (actions[contactId]?.actions ?? []).map(({ apiName }) => apiName)
    expect(offered.filter((name) => back.includes(String(name)))).toEqual([])
    expect(await contact(contactId, fields)).toEqual(before)
    expect(await system().read('User', userId, ['IsActive'])).toEqual({ IsActive: false })
  }
})
