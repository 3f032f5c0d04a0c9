import { drainJobs } from 'database/testing'
import { createPlatform } from 'platform'
import { createMemoryFileStore } from 'platform/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createAlertLinks } from '../alert-links.ts'
import { createSupportApp } from '../app.ts'
import { jobServices, methodServices, queuedTasks, type SentMail } from '../testing/job-services.ts'
import { createSupportWorld, type SupportWorld, type WorldActor } from '../testing/support-world.ts'
import { accountIdOf, userIdOf, type WorldPerson, worldId, worldPersonNames } from '../testing/world-people.ts'
import { alertFeedOf, alertFeedPath, invalidateAlertFeed } from './alert-feed.methods.ts'
import { countReaders } from './count-alert-readers.method.ts'
import { announceAlert, productAlertMail } from './product-alert.mail.ts'
import { unsubscribeFromAlerts } from './stop-alert-mails.methods.ts'

const everyKind = { Channel__c: 'E-mail', NewDataCycle__c: true, ServiceNotice__c: true, NewVersion__c: true }
const noSwitches = { NewDataCycle__c: false, ServiceNotice__c: false, NewVersion__c: false }

// Each account of the small world has a service of the first product and none of the fourth.
const ours = worldId('01t', 1)
const others = worldId('01t', 4)

let world: SupportWorld
let sent: SentMail[]

beforeAll(async () => {
  world = await createSupportWorld()
})

beforeEach(async () => {
  sent = []
  await world.database.query('delete from graphile_worker._private_jobs')
  for (const person of worldPersonNames) await follow(person, noSwitches)
})

afterAll(() => world.close())

const system = () => world.platform.asSystem('a test')

async function follow(person: WorldPerson, switches: Record<string, boolean | string>): Promise<void> {
  const [row] = await system().find('AlertSubscription__c', { UserId__c: userIdOf(person), ProductId__c: ours }, ['Id'])
  const fields = { Channel__c: 'E-mail', ...switches }
  if (row) await system().update('AlertSubscription__c', String(row.Id), fields)
  else await system().create('AlertSubscription__c', { UserId__c: userIdOf(person), ProductId__c: ours, ...fields })
}

async function neverFollowed(person: WorldPerson): Promise<void> {
  await world.database.query('delete from records."AlertSubscription__c" where "UserId__c" = $1', [userIdOf(person)])
}

async function wantsMails(person: WorldPerson, wants: boolean): Promise<void> {
  const [row] = await system().find('NotificationPreference__c', { UserId__c: userIdOf(person) }, ['Id'])
  await system().update('NotificationPreference__c', String(row?.Id), { ProductAlertEmails__c: wants })
}

const emailOf = async (person: WorldPerson): Promise<string> =>
  String((await system().read('User', userIdOf(person), ['Email']))?.Email)

/** Publishes an alert and does what is on the queue then. */
async function publish(actor: WorldActor, fields: Record<string, unknown> = {}): Promise<string> {
  const { id } = await world.asActor(actor).records.create('ProductAlert__c', {
    Title__c: 'Wrong turn after TAVIK',
    ProductId__c: ours,
    Kind__c: 'New data cycle',
    Body__c: 'Do not fly it from the data.',
    ...fields,
  })
  const run = (job: typeof announceAlert | typeof productAlertMail) => (payload: unknown) =>
    job.run(jobServices(world, sent), payload)
  await drainJobs(world.database, {
    [announceAlert.task]: run(announceAlert),
    [productAlertMail.task]: run(productAlertMail),
  })
  return id
}

const recipients = (): string[] => sent.map(({ mail }) => mail.to).toSorted()

it('mails an alert to those who follow the product and its kind by e-mail, once each', async () => {
  await follow('mara', { NewDataCycle__c: true })
  await follow('ines', { NewDataCycle__c: true, Channel__c: 'Portal' })
  await follow('ida', { ServiceNotice__c: true })
  const id = await publish('priya', { AiracCycle__c: '2610' })
  expect(recipients()).toEqual([await emailOf('mara')])
  expect(sent[0]?.key).toBe(`product-alert-${id}-${userIdOf('mara')}`)
  expect(sent[0]?.mail).toMatchObject({
    heading: 'Wrong turn after TAVIK',
    paragraphs: ['Do not fly it from the data.'],
    button: { url: `https://support.calder-aerodata.example/product-alert?id=${id}` },
    unsubscribeUrl: expect.stringMatching(
      new RegExp(`^https://support\\.calder-aerodata\\.example/alert-mails/${userIdOf('mara')}\\.`),
    ),
  })
})

it('mails wrong data to all followers of the product, whichever kinds they chose', async () => {
  await follow('ida', { ServiceNotice__c: true })
  await follow('mara', { NewDataCycle__c: true })
  await publish('jonas', { Kind__c: 'Navigation data alert', Severity__c: 'Caution', NeedsConfirmation__c: true })
  expect(recipients()).toEqual([await emailOf('mara'), await emailOf('ida')].toSorted())
  expect(sent[0]?.mail.paragraphs).toContain('Please confirm on its page that you have read it.')
})

it('sends a critical alert to everyone whose account has the product or who once followed it, with all kinds off', async () => {
  for (const person of ['mara', 'otto'] as const) await follow(person, { ...noSwitches, Channel__c: 'Portal' })
  // Without a choice for the product, with the mails of all products off, and without a sign-in.
  for (const person of ['ida', 'jonas'] as const) await neverFollowed(person)
  await wantsMails('ines', false)
  await publish('jonas', { Kind__c: 'Service notice', Severity__c: 'Caution' })
  expect(recipients()).toEqual([])

  await publish('jonas', { Kind__c: 'Service notice', Severity__c: 'Critical' })
  for (const person of ['mara', 'ida', 'otto'] as const) expect(recipients()).toContain(await emailOf(person))
  for (const person of ['ines', 'rolf', 'jonas'] as const) expect(recipients()).not.toContain(await emailOf(person))
  expect(await countReaders(services(), about(ours, 'Critical'))).toMatchObject({ mails: recipients().length })
  await wantsMails('ines', true)
})

it('mails no follower who may not see the alert, wants no such mails, or may no longer sign in', async () => {
  await world.asActor('mara').records.create('AlertSubscription__c', { ProductId__c: others, NewDataCycle__c: true })
  await publish('priya', { ProductId__c: others })
  expect(recipients()).toEqual([])

  for (const person of ['mara', 'ines', 'rolf'] as const) await follow(person, { NewDataCycle__c: true })
  await wantsMails('ines', false)
  await publish('priya')
  expect(recipients()).toEqual([await emailOf('mara')])
  await wantsMails('ines', true)
})

it('lets nothing but a link and the severity leave the portal for people of restricted accounts', async () => {
  await follow('sam', { NewDataCycle__c: true })
  await publish('priya', { Severity__c: 'Critical' })
  const ofSam = await emailOf('sam')
  const mail = sent.find(({ mail: { to } }) => to === ofSam)?.mail
  expect([mail?.subject, mail?.facts]).toEqual([
    'Critical: New product alert',
    [{ label: 'Severity', value: 'Critical' }],
  ])
  const words = JSON.stringify(mail)
  for (const content of ['TAVIK', 'from the data', 'New data cycle']) expect(words).not.toContain(content)
  expect(mail?.button?.label).toBe('Read the alert')
})

it('takes numbers of cycles alone as the cycle of an alert', async () => {
  const { records } = world.asActor('priya')
  const refused = { code: 'INVALID_VALUE', field: 'AiracCycle__c' }
  for (const cycle of ['2614', '26', 'next']) {
    await expect(publish('priya', { AiracCycle__c: cycle }), cycle).rejects.toMatchObject(refused)
  }
  const id = await publish('priya', { AiracCycle__c: '2613' })
  await expect(records.update(id, { AiracCycle__c: '2600' })).rejects.toMatchObject(refused)
  await records.update(id, { AiracCycle__c: null })
})

it('mails no correction, and stamps an alert without a time with that of its publication', async () => {
  await follow('mara', { NewDataCycle__c: true })
  const id = await publish('priya')
  await world.asActor('otto').records.update(id, { Body__c: 'Corrected' })
  expect(await queuedTasks(world)).toEqual([])
  const alert = await system().read('ProductAlert__c', id, ['EffectiveDate__c', 'CreatedDate'])
  expect(alert?.EffectiveDate__c).toBe(alert?.CreatedDate)
})

it('gives an alert whose time is taken away the time at which it was published', async () => {
  const id = await publish('priya', { EffectiveDate__c: '2026-10-01T00:00:00.000Z' })
  await world.asActor('otto').records.update(id, { EffectiveDate__c: null })
  const alert = await system().read('ProductAlert__c', id, ['EffectiveDate__c', 'CreatedDate'])
  expect(alert?.EffectiveDate__c).toBe(alert?.CreatedDate)
  await world.asActor('otto').records.update(id, { EffectiveDate__c: '2026-10-02T00:00:00.000Z' })
  expect(await system().read('ProductAlert__c', id, ['EffectiveDate__c'])).toEqual({
    EffectiveDate__c: '2026-10-02T00:00:00.000Z',
  })
})

it('keeps for each person which alerts are read, and a confirmation with its time', async () => {
  const alert = worldId('a04', 1)
  const readings = await system().find('AlertReading__c', { UserId__c: userIdOf('mara') }, ['Id'])
  expect(readings).toHaveLength(1)
  const id = String(readings[0]?.Id)
  const { records } = world.asActor('mara')
  await expect(records.create('AlertReading__c', { AlertId__c: alert })).rejects.toMatchObject({
    code: 'DUPLICATE_VALUE',
  })
  const confirmed = await records.update(id, { IsConfirmed__c: true })
  const at = (await system().read('AlertReading__c', id, ['ConfirmedDate__c']))?.ConfirmedDate__c
  expect([confirmed.fields.IsConfirmed__c?.value ?? true, typeof at]).toEqual([true, 'string'])
  await records.update(id, { IsConfirmed__c: false })
  expect(await system().read('AlertReading__c', id, ['IsConfirmed__c', 'ConfirmedDate__c'])).toEqual({
    IsConfirmed__c: true,
    ConfirmedDate__c: at,
  })
  await expect(world.asActor('nils').records.update(id, { IsConfirmed__c: true })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await expect(records.create('AlertReading__c', { AlertId__c: worldId('a04', 2) })).rejects.toMatchObject({
    code: 'INVALID_CROSS_REFERENCE_KEY',
  })
})

it('offers to follow the products of the services of the account, and to people of the provider all of them', async () => {
  const productsOf = async (actor: WorldActor) => {
    const { result } = await world.asActor(actor).methods.call({
      className: 'AlertController',
      methodName: 'getAlertProducts',
      values: {},
      isRead: true,
    })
    return (result as { products: { id: string; serviceCount: number }[] }).products
  }
  const count = (
    await system().find('Subscription__c', { AccountId__c: accountIdOf('osprey'), ProductId__c: ours }, ['Id'])
  ).length
  expect(await productsOf('mara')).toMatchObject([{ id: ours, serviceCount: count }])
  expect(await productsOf('sam')).toMatchObject([{ id: ours }])
  expect((await productsOf('priya')).length).toBeGreaterThan(1)
  await expect(productsOf('guest')).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
})

it('counts the readers of an alert only for people who may publish', async () => {
  const platform = platformOf()
  const count = async (actor: WorldActor) => {
    const { result } = await platform.as(world.principalOf(actor)).methods.call({
      className: 'AlertController',
      methodName: 'countAlertReaders',
      values: about(ours),
      isRead: true,
    })
    return result
  }
  await follow('mara', { NewDataCycle__c: true })
  for (const actor of ['priya', 'jonas'] as const) {
    expect(await count(actor), actor).toMatchObject({ people: 1, mails: 1 })
  }
  for (const actor of ['mara', 'theo'] as const) {
    await expect(count(actor), actor).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  await expect(count('guest')).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
})

it('counts the people whom an alert then reaches, and its mails, by the same rights and choices', async () => {
  const kind = 'New data cycle'
  const accounts = (await countReaders(services(), about(ours))).accounts
  expect(accounts).toBeGreaterThan(1)
  expect(await countReaders(services(), about(ours))).toEqual({
    accounts,
    followers: 0,
    counted: 0,
    people: 0,
    mails: 0,
  })

  // By mail; found in the portal only; mails are off; another kind; may not sign in any more; a person of the provider.
  await follow('mara', { NewDataCycle__c: true })
  await follow('ines', { NewDataCycle__c: true, Channel__c: 'Portal' })
  await follow('sam', { NewDataCycle__c: true })
  await follow('ida', { ServiceNotice__c: true })
  await follow('rolf', { NewDataCycle__c: true })
  await follow('otto', { NewDataCycle__c: true })
  await wantsMails('sam', false)
  expect(await countReaders(services(), about(ours))).toEqual({
    accounts,
    followers: 5,
    counted: 5,
    people: 4,
    mails: 2,
  })
  await publish('priya', { Kind__c: kind })
  expect(recipients()).toEqual([await emailOf('mara'), await emailOf('otto')].toSorted())
  await wantsMails('sam', true)

  // Who follows a product without a service of it does not see its alerts; people of the provider do.
  sent = []
  for (const person of ['nils', 'otto'] as const) {
    await system().create('AlertSubscription__c', { UserId__c: userIdOf(person), ProductId__c: others, ...everyKind })
  }
  expect(await countReaders(services(), about(others))).toMatchObject({ accounts: 0, people: 1, mails: 1 })
  await publish('priya', { Kind__c: kind, ProductId__c: others })
  expect(recipients()).toEqual([await emailOf('otto')])
})

it('asks for the rights of the first followers alone where there are more than it counts, and says how many', async () => {
  const looked: string[] = []
  const { personOf } = services()
  const watched = {
    ...services(),
    personOf: (userId: string) => {
      looked.push(userId)
      return personOf(userId)
    },
  }
  const following = ['mara', 'theo', 'sam'] as const
  for (const person of following) await follow(person, { NewDataCycle__c: true })
  const reach = { followers: 3, counted: 2, people: 2, mails: 2 }
  expect(await countReaders(watched, about(ours), 2)).toMatchObject(reach)
  expect(looked).toEqual(following.map(userIdOf).toSorted().slice(0, 2))
})

const about = (productId: string, severity = 'Information') => ({ productId, kind: 'New data cycle', severity })

const links = createAlertLinks('the small world')
const services = () => methodServices(world.platform)

/** A platform whose methods have their services. */
function platformOf() {
  const unused = () => Promise.reject(new Error('This test has no sign-in'))
  return createPlatform({
    app: createSupportApp(
      { rewritePerson: unused, revokeLinks: unused, resetFactors: unused, endSessionsOf: unused, forgetUser: unused },
      { services },
    ),
    database: world.database,
    fileStore: createMemoryFileStore(),
    tokenSecret: 'alerts',
    checksAnswers: true,
  })
}

it('switches the mails off by the link of one, and does nothing by another text', async () => {
  const wants = async () => {
    const [row] = await system().find('NotificationPreference__c', { UserId__c: userIdOf('mara') }, [
      'ProductAlertEmails__c',
      'CaseEmails__c',
    ])
    return row
  }
  const before = await wants()
  expect(before).toMatchObject({ ProductAlertEmails__c: true, CaseEmails__c: true })
  await expect(unsubscribeFromAlerts(services(), `${links.stopToken(userIdOf('mara'))}x`)).rejects.toMatchObject({
    code: 'LINK_INVALID',
  })
  const good = links.stopToken(userIdOf('mara'))
  const isValid = async (token: string) => {
    const call = { className: 'AlertController', methodName: 'readStopLink', values: { token }, isRead: false }
    return (await platformOf().asGuest().methods.call(call)).result
  }
  expect([await isValid(good), await isValid(`${good}x`)]).toEqual([{ isValid: true }, { isValid: false }])
  expect(await wants()).toEqual(before)
  for (let time = 0; time < 2; time++) await unsubscribeFromAlerts(services(), links.stopToken(userIdOf('mara')))
  expect(await wants()).toMatchObject({ ProductAlertEmails__c: false, CaseEmails__c: true })
})

it('shows a critical alert to those to whom it is addressed until they confirm it, also after all is marked as read', async () => {
  const ask = async (actor: WorldActor, methodName = 'getUnreadAlerts') => {
    const call = { className: 'AlertController', methodName, values: {}, isRead: methodName !== 'markAlertsRead' }
    const { result } = await world.asActor(actor).methods.call({ ...call, ip: '192.0.2.1' })
    return result as { alertIds: string[]; unconfirmed: { id: string; title: string }[] }
  }
  const idsOf = async (actor: WorldActor) => (await ask(actor)).unconfirmed.map(({ id }) => id)
  await neverFollowed('jonas')
  const id = await publish('priya', { Severity__c: 'Critical', NeedsConfirmation__c: false })
  expect(await system().read('ProductAlert__c', id, ['NeedsConfirmation__c'])).toEqual({ NeedsConfirmation__c: true })
  // Otto follows the product, Jonas does not; both see all alerts.
  expect([await idsOf('otto'), await idsOf('jonas')]).toEqual([expect.arrayContaining([id]), []])
  expect((await ask('mara')).unconfirmed[0]).toEqual({ id, title: 'Wrong turn after TAVIK' })

  const marked = await ask('mara', 'markAlertsRead')
  expect(marked.alertIds).toEqual(marked.unconfirmed.map((alert) => alert.id))
  expect(marked.alertIds).toContain(id)
  const { records } = world.asActor('mara')
  const reading = await records.create('AlertReading__c', { AlertId__c: id })
  expect([(await ask('mara')).alertIds.includes(id), await idsOf('mara')]).toEqual([
    false,
    expect.arrayContaining([id]),
  ])
  await ask('mara', 'markAlertsRead')
  expect(await idsOf('mara')).toContain(id)
  await records.update(reading.id, { IsConfirmed__c: true })
  expect(await idsOf('mara')).not.toContain(id)
  expect(await idsOf('theo')).toContain(id)

  // An alert that becomes critical later asks too.
  const later = await publish('priya')
  await world.asActor('otto').records.update(later, { Severity__c: 'Critical' })
  expect(await idsOf('mara')).toContain(later)
})

it('serves a feed of the alerts that its owner may see, until the address is replaced or the owner may not sign in', async () => {
  const keyOf = async (person: WorldPerson) =>
    new URL(await alertFeedPath(services(), userIdOf(person)), 'https://x').searchParams.get('key') ?? ''
  const key = await keyOf('mara')
  const shown = (await alertFeedOf(services(), key))?.alerts.map(({ id }) => id) ?? []
  expect(shown).toContain(worldId('a04', 1))
  expect(shown).not.toContain(worldId('a04', 2))
  expect((await alertFeedOf(services(), await keyOf('sam')))?.contentAllowed).toBe(false)
  expect(await alertFeedOf(services(), links.feedKey(userIdOf('rolf'), 1))).toBeNull()
  await invalidateAlertFeed(services(), userIdOf('mara'))
  expect(await alertFeedOf(services(), key)).toBeNull()
  expect((await alertFeedOf(services(), await keyOf('mara')))?.contentAllowed).toBe(true)
})

it('counts as unread what the reader can see and has not read, and marks all of it at once', async () => {
  const ask = async (actor: WorldActor, methodName: string, isRead = true) => {
    const call = { className: 'AlertController', methodName, values: {}, isRead, ip: '192.0.2.1' }
    const { result } = await world.asActor(actor).methods.call(call)
    return (result as { alertIds: string[] }).alertIds
  }
  const first = await publish('priya', { NeedsConfirmation__c: true })
  const second = await publish('priya')
  const hidden = await publish('priya', { ProductId__c: others })
  const ofMara = await ask('mara', 'getUnreadAlerts')
  expect(ofMara).toEqual(expect.arrayContaining([first, second]))
  expect(ofMara).not.toContain(hidden)
  expect(await ask('jonas', 'getUnreadAlerts')).toContain(hidden)

  await world.asActor('mara').records.create('AlertReading__c', { AlertId__c: first })
  expect(await ask('mara', 'getUnreadAlerts')).not.toContain(first)
  // In two windows at once.
  await Promise.all([ask('mara', 'markAlertsRead', false), ask('mara', 'markAlertsRead', false)])
  expect(await ask('mara', 'getUnreadAlerts')).not.toContain(second)
  expect(await ask('theo', 'getUnreadAlerts')).toContain(second)
  const readings = await system().find('AlertReading__c', { UserId__c: userIdOf('mara') }, [
    'AlertId__c',
    'IsConfirmed__c',
  ])
  expect(readings.filter(({ AlertId__c }) => AlertId__c === second)).toEqual([
    { AlertId__c: second, IsConfirmed__c: false },
  ])
  expect(readings.map(({ AlertId__c }) => AlertId__c)).not.toContain(hidden)
})
