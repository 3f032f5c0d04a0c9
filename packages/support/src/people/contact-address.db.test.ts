import { AppError } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sharedAddress } from '../self-service/shared-address.mail.ts'
import { jobServices, type SentMail } from '../testing/job-services.ts'
import { createSupportWorld, type SupportWorld } from '../testing/support-world.ts'
import { accountIdOf, contactIdOf, worldId } from '../testing/world-people.ts'
import { addressStatusOf } from './address-status.ts'
import { createUser } from './create-user.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
  for (const account of ['osprey', 'northfield'] as const) {
    const domains = `${account}.example, Shared.example, gmail.com`
    await system().update('Account', accountIdOf(account), { VerifiedDomains__c: domains })
  }
})

afterAll(() => world.close())

const system = () => world.platform.asSystem('a test about addresses')
const records = (person: 'theo' | 'jonas') => world.asActor(person).records

const byAdmin = (Email: string) => records('theo').create('Contact', { LastName: 'New', Email })
const byAgent = (Email: string, account: 'osprey' | 'northfield' = 'northfield') =>
  records('jonas').create('Contact', { LastName: 'New', Email, AccountId: accountIdOf(account) })
const taken = { code: 'EMAIL_TAKEN', field: 'Email', message: 'Email is being used by another user' }

async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'done'
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

it('keeps account admins to the verified domains of their account, and agents to none', async () => {
  await expect(byAdmin('one@osprey.example')).resolves.toMatchObject({ apiName: 'Contact' })
  const refused = { code: 'EMAIL_DOMAIN_NOT_VERIFIED', field: 'Email' }
  for (const email of [
    'x@northfield.example',
    'x@gmail.com',
    'x@sub.osprey.example',
    'x@osprey.example.evil.example',
  ]) {
    await expect(byAdmin(email)).rejects.toMatchObject(refused)
  }
  // A known address is answered as an unknown one.
  await expect(byAdmin('canarycontactemail5@canary.example')).rejects.toMatchObject(refused)
  await expect(byAgent('one@anywhere.example')).resolves.toMatchObject({ apiName: 'Contact' })
  await expect(records('theo').create('Contact', { LastName: 'No address' })).resolves.toMatchObject({
    apiName: 'Contact',
  })
})

it('refuses the address of a contact of any account, in any case and by every call', async () => {
  await byAgent('Victim@shared.example')
  await expect(byAdmin('victim@SHARED.example')).rejects.toMatchObject(taken)
  const fields = { LastName: 'New', Email: 'VICTIM@shared.example' }
  const batch = await records('theo').batch({
    allOrNone: false,
    operations: [{ type: 'CREATE', records: [{ apiName: 'Contact', fields }] }],
  })
  expect(batch.results[0]?.result).toMatchObject([{ errorCode: 'EMAIL_TAKEN' }])
  // Agents who see the other contact get it in the error, also when they want a duplicate.
  const confirmed = records('jonas').create(
    'Contact',
    { ...fields, AccountId: accountIdOf('osprey') },
    { allowSaveOnDuplicate: true },
  )
  expect(['DUPLICATES_DETECTED', 'EMAIL_TAKEN']).toContain(await outcome(confirmed))
  await expect(system().create('Contact', { ...fields, AccountId: accountIdOf('osprey') })).rejects.toMatchObject(taken)
  await expect(system().update('Contact', contactIdOf('nils'), { Email: fields.Email })).rejects.toMatchObject(taken)
})

it('refuses the address of a removed contact and of a user', async () => {
  await system().update('Contact', contactIdOf('rolf'), { Email: 'rolf@shared.example' })
  await expect(byAdmin('rolf@shared.example')).rejects.toMatchObject(taken)
  await expect(byAgent('mara@world.example')).rejects.toMatchObject(taken)
  await expect(byAgent('Jonas@World.example')).rejects.toMatchObject(taken)
  const { system: write } = { system: system() }
  const login = { Name: 'Other', Email: 'rolf@shared.example', Profile: 'Customer', ContactId: contactIdOf('nils') }
  await expect(write.create('User', login)).rejects.toMatchObject(taken)
})

it('gives an address to one of many who ask for it at once', async () => {
  const creations = Array.from({ length: 12 }, (_, index) =>
    outcome(index % 2 ? byAdmin('race@shared.example') : byAgent('RACE@shared.example')),
  )
  const outcomes = await Promise.all(creations)
  expect(outcomes.filter((attempt) => attempt === 'done')).toHaveLength(1)
  expect(outcomes).not.toContain('INTERNAL_SERVER_ERROR')
})

it('is refused by the database itself, in upper and lower case', async () => {
  const copy = (email: string) =>
    world.database.query(
      `insert into records."Contact" select (json_populate_record(c, json_build_object(
         'Id', $1::text, 'Email', $2::text, 'ContactNumber__c', $1::text))).*
       from records."Contact" c where "Email" = 'only@shared.example'`,
      [worldId('003', 700_000), email],
    )
  await byAgent('only@shared.example')
  await expect(copy('ONLY@shared.example')).rejects.toMatchObject({ constraint: 'Contact_Email_key' })
  await expect(copy('another@shared.example')).resolves.toMatchObject({ rowCount: 1 })
})

it('refuses to register a shared address until an agent has chosen its contact', async () => {
  const email = 'both@shared.example'
  const first = (await byAgent(email)).id
  const second = (await byAgent('later@shared.example', 'osprey')).id
  await world.database.query(
    `update records."Contact" set "Email" = $1, "AddressShared__c" = true where "Id" = any($2)`,
    [email, [first, second]],
  )
  const register = () =>
    system().transaction((within) =>
      createUser(within, email, { acceptedTerms: '1', currentTerms: '1' }).then(() => null),
    )
  const status = () => system().transaction((within) => addressStatusOf(within, email))
  expect(await status()).toMatchObject({ kind: 'ambiguous' })
  await expect(register()).rejects.toMatchObject({ code: 'EMAIL_NOT_RECOGNIZED' })
  await expect(byAdmin(email)).rejects.toMatchObject(taken)

  await expect(records('theo').update(second, { AddressShared__c: false })).rejects.toMatchObject({
    code: 'INVALID_FIELD',
  })
  await records('jonas').update(first, { AddressShared__c: false })
  expect(await status()).toMatchObject({ kind: 'contact', contactId: first })
  await expect(records('jonas').update(second, { AddressShared__c: false })).rejects.toMatchObject(taken)
  await expect(records('jonas').update(first, { AddressShared__c: true })).rejects.toMatchObject({
    code: 'FIELD_NOT_WRITEABLE',
  })
  await register()
  expect(await status()).toMatchObject({ kind: 'user' })
})

it('mails the account managers, with numbers only', async () => {
  const email = 'managed@shared.example'
  const { id } = await byAgent(email)
  const sent: SentMail[] = []
  const mailManagers = () => sharedAddress.run(jobServices(world, sent), { contactId: id, key: 'x' })
  await mailManagers()
  expect(sent).toEqual([])
  await world.database.query(`update records."Contact" set "AddressShared__c" = true where "Id" = $1`, [id])
  await mailManagers()
  expect(sent.map(({ mail }) => mail)).toMatchObject([
    { to: 'jonas@world.example', facts: [{ label: 'Contact' }, { label: 'Account' }] },
  ])
  expect(JSON.stringify(sent)).not.toContain(email)
})
