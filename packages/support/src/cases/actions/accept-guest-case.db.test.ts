import { afterAll, beforeAll, expect, it } from 'vitest'
import { readGuestCase } from '../../guests/read-guest-link.ts'
import { createSupportWorld, type SupportWorld } from '../../testing/support-world.ts'
import { accountIdOf, contactIdOf, type WorldPerson } from '../../testing/world-people.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
})

afterAll(() => world.close())

const system = () => world.platform.asSystem('a test')

const guestCase = (SuppliedEmail = 'ada@elsewhere.example') =>
  system().create('Case', {
    Subject: 'Blank display',
    Description: 'Since yesterday',
    Impact__c: 'Minor Degradation',
    IssueType__c: 'Product',
    SuppliedName: 'Ada Visitor',
    SuppliedEmail,
    Origin: 'Web',
  })

const accept = (caseId: string, fields: Record<string, string>, actor: WorldPerson = 'jonas') => {
  const name = 'AccountId' in fields ? 'Case.AcceptNewContact' : 'Case.AcceptGuest'
  return world.asActor(actor).actions.perform(name, { contextId: caseId, fields })
}

const sees = (actor: WorldPerson, caseId: string): Promise<boolean> =>
  world
    .asActor(actor)
    .records.get(caseId, { fields: ['Case.Subject'] })
    .then(
      () => true,
      () => false,
    )

it('gives the case of a guest to a contact, whose account then sees it with its comments', async () => {
  const caseId = await guestCase()
  await world.asActor('jonas').records.create('CaseComment', { ParentId: caseId, CommentBody: 'Load it again.' })
  expect([await sees('mara', caseId), await sees('theo', caseId)]).toEqual([false, false])
  await accept(caseId, { ContactId: contactIdOf('mara') })
  expect(await system().read('Case', caseId, ['ContactId', 'AccountId', 'SuppliedEmail'])).toEqual({
    ContactId: contactIdOf('mara'),
    AccountId: accountIdOf('osprey'),
    SuppliedEmail: 'ada@elsewhere.example',
  })
  expect([await sees('mara', caseId), await sees('theo', caseId), await sees('ines', caseId)]).toEqual([
    true,
    true,
    false,
  ])
  const { records } = await world
    .asActor('mara')
    .lists.records({ objectApiName: 'Case', listViewApiName: 'MyCases' }, { fields: ['Case.Subject'] })
  expect(records.map(({ id }) => id)).toContain(caseId)
  const comments = await world.asActor('mara').records.find('CaseComment', {
    fields: ['CommentBody'],
    where: { ParentId: { eq: caseId } },
    orderBy: [],
    limit: 5,
  })
  expect(comments.map(({ fields }) => fields.CommentBody?.value)).toEqual(['Load it again.'])
  // The link that was mailed to the guest still opens it.
  expect(await readGuestCase(world.platform.asGuest({ caseId }).records, caseId)).toMatchObject({
    Subject: 'Blank display',
  })
})

it('makes a contact of an account from the name and address of the guest, and not a second one', async () => {
  const caseId = await guestCase('new@elsewhere.example')
  await accept(caseId, { AccountId: accountIdOf('osprey') })
  const accepted = await system().read('Case', caseId, ['ContactId', 'AccountId'])
  expect(accepted?.AccountId).toBe(accountIdOf('osprey'))
  expect(
    await system().read('Contact', String(accepted?.ContactId), ['FirstName', 'LastName', 'Email', 'AccountId']),
  ).toEqual({
    FirstName: 'Ada',
    LastName: 'Visitor',
    Email: 'new@elsewhere.example',
    AccountId: accountIdOf('osprey'),
  })
  const again = await guestCase('new@elsewhere.example')
  await expect(accept(again, { AccountId: accountIdOf('northfield') })).rejects.toMatchObject({
    code: 'EMAIL_TAKEN',
  })
  expect(await system().read('Case', again, ['ContactId', 'AccountId'])).toEqual({ ContactId: null, AccountId: null })
})

it('moves the case to the queue of cleared agents where the account is restricted', async () => {
  const [ofWing, ofOsprey] = [await guestCase('one@elsewhere.example'), await guestCase('two@elsewhere.example')]
  await accept(ofWing, { ContactId: contactIdOf('sam') })
  await accept(ofOsprey, { ContactId: contactIdOf('mara') })
  expect(await system().read('Case', ofWing, ['Queue__c'])).toEqual({ Queue__c: 'Cleared Desk' })
  expect(await system().read('Case', ofOsprey, ['Queue__c'])).toEqual({ Queue__c: 'Product Support' })
})

it('refuses to take a case from a contact, people and accounts that the agent does not see, and customers', async () => {
  const caseId = await guestCase()
  const refusal = { code: expect.stringMatching(/NOT_FOUND|INVALID_CROSS_REFERENCE_KEY|INSUFFICIENT_ACCESS/) }
  await expect(accept(caseId, { ContactId: contactIdOf('mara') }, 'theo')).rejects.toMatchObject(refusal)
  await expect(accept(caseId, { ContactId: contactIdOf('sam') }, 'wren')).rejects.toMatchObject(refusal)
  await expect(accept(caseId, { AccountId: accountIdOf('wing') }, 'wren')).rejects.toMatchObject(refusal)
  await expect(accept(caseId, { ContactId: contactIdOf('rolf') })).rejects.toMatchObject(refusal)
  await expect(accept(caseId, {})).rejects.toMatchObject({ code: 'REQUIRED_FIELD_MISSING' })
  expect(await system().read('Case', caseId, ['ContactId', 'AccountId'])).toEqual({ ContactId: null, AccountId: null })
  await accept(caseId, { ContactId: contactIdOf('mara') })
  await expect(accept(caseId, { ContactId: contactIdOf('ines') })).rejects.toMatchObject({
    code: expect.stringMatching(/ACTION_NOT_AVAILABLE|INVALID_CROSS_REFERENCE_KEY/),
  })
  expect((await system().read('Case', caseId, ['ContactId']))?.ContactId).toBe(contactIdOf('mara'))
  // An agent with the export clearance may give it to a military account: from then on others do not see it, nor does the link.
  const military = await guestCase()
  await accept(military, { ContactId: contactIdOf('sam') })
  expect([await sees('wren', military), await sees('jonas', military)]).toEqual([false, true])
  expect(await readGuestCase(world.platform.asGuest({ caseId: military }).records, military)).toBeNull()
})
