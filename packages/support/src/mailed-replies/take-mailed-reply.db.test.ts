import { AppError, exportNoticeVersion, limits } from 'contract'
import type { Gateway } from 'platform'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jobServices, type SentMail } from '../testing/job-services.ts'
import { createSupportWorld, type SupportWorld } from '../testing/support-world.ts'
import { userIdOf, type WorldPerson, worldId } from '../testing/world-people.ts'
import { replyNote } from './reply-note.mail.ts'
import { type MailedReply, type MailedReplyParts, takeMailedReply, textsSentAbout } from './take-mailed-reply.ts'

let world: SupportWorld
let parts: MailedReplyParts
/** When the next note to an unknown address may be sent; null means that its limit is reached. */
let mayBeSentAt: string | null = '2026-11-20T10:00:00.000Z'

beforeAll(async () => {
  world = await createSupportWorld()
  const { caseAddresses, ...services } = jobServices(world)
  if (caseAddresses === null) throw new Error('The small world takes mail')
  parts = { ...services, caseAddresses, identity: { countMail: async () => mayBeSentAt } }
})

afterAll(() => world.close())

const system = () => world.platform.asSystem('a test')
const emailOf = async (person: WorldPerson): Promise<string> =>
  String((await system().read('User', userIdOf(person), ['Email']))?.Email)

let mails = 0

const OF_A_PERSON = {
  isContinued: false,
  isDoubtful: false,
  automatic: null,
  subject: 'Re: Your case',
  folded: '',
  hasGuess: false,
  leftOutFiles: [],
  raw: Buffer.from('From: a mail'),
} as const

/** A mail of a person to the case of the person, or to another one. */
async function take(
  person: WorldPerson | null,
  over: Partial<MailedReply> & { caseId?: string } = {},
  partsOfTake: MailedReplyParts = parts,
) {
  const { caseId = worldId('500', 1), ...more } = over
  const record = await system().read('Case', caseId, ['CaseNumber'])
  mails += 1
  return takeMailedReply(partsOfTake, {
    key: `mail-${mails}`,
    messageId: `<${mails}@customer.example>`,
    caseNumber: String(record?.CaseNumber),
    from: person === null ? 'stranger@elsewhere.example' : await emailOf(person),
    isFromItsSender: true,
    ip: '192.0.2.1',
    ...OF_A_PERSON,
    text: 'The left one.',
    files: [],
    ...more,
  })
}

async function commentsOf(caseId: string) {
  const fields = ['CommentBody', 'IsPublished', 'IsFromSupport__c', 'CreatedById'] as const
  const record = await system().find('CaseComment', { ParentId: caseId }, [...fields])
  return record.map((comment) => fields.map((field) => comment[field]))
}

/** The notes on the queue, as they are sent, and takes them off it. */
async function notes(): Promise<SentMail[]> {
  const sent: SentMail[] = []
  const { rows } = await world.database.query(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = $1 returning j.payload`,
    [replyNote.task],
  )
  for (const [payload] of rows)
    await replyNote.run(jobServices(world, sent), typeof payload === 'string' ? JSON.parse(payload) : payload)
  return sent
}

it('adds an answer as a published comment of its author, once however often it arrives', async () => {
  const caseId = worldId('500', 1)
  await system().update('Case', caseId, { AwaitingCustomer__c: true })
  const before = await commentsOf(caseId)
  expect(await take('nils', { key: 'twice', text: 'It is the left one.\nOn both flights.' })).toBe('added')
  expect(await take('nils', { key: 'twice', text: 'It is the left one.\nOn both flights.' })).toBe('added')
  expect((await commentsOf(caseId)).slice(0, -before.length)).toEqual([
    ['It is the left one.\nOn both flights.', true, false, userIdOf('nils')],
  ])
  expect((await system().read('Case', caseId, ['AwaitingCustomer__c']))?.AwaitingCustomer__c).toBe(false)
  expect(await notes()).toEqual([])
})

it('answers who may not comment with one note that tells nothing of the case', async () => {
  const secret = String((await system().read('Case', worldId('500', 1), ['Subject']))?.Subject)
  // A stranger, a customer of another account, one who was removed, and an author.
  for (const person of [null, 'ines', 'rolf', 'otto'] as const) expect(await take(person)).toBe('answered')
  const sent = await notes()
  expect(sent.map(({ mail }) => [mail.heading, mail.button, mail.isAutomaticAnswer, mail.replyTo])).toEqual(
    Array(4).fill(['Your e-mail was not added', undefined, true, undefined]),
  )
  expect(sent.map(({ mail }) => mail.answers)).toEqual(
    sent.map(() => expect.stringMatching(/^<\d+@customer\.example>$/)),
  )
  expect(JSON.stringify(sent)).not.toContain(secret)
  // Ida's colleague sees her own cases only.
  expect(await take('ines', { caseId: worldId('500', 6) })).toBe('answered')
  await notes()
})

it('writes no note to an address that did not send the mail, to a program, or beyond the limit of mails', async () => {
  const before = await commentsOf(worldId('500', 1))
  expect(await take(null, { isFromItsSender: false })).toBe('ignored')
  expect(await take('mara', { automatic: 'Auto-Submitted: auto-replied' })).toBe('ignored')
  expect(await take(null, { from: parts.caseAddresses.of('00000001') })).toBe('ignored')
  mayBeSentAt = null
  expect(await take(null)).toBe('ignored')
  mayBeSentAt = '2026-11-20T10:00:00.000Z'
  expect(await notes()).toEqual([])
  expect(await commentsOf(worldId('500', 1))).toEqual(before)
})

it('tells who answers on a closed case to reopen it or to submit a new one', async () => {
  const closed = worldId('500', 101)
  const before = await commentsOf(closed)
  expect(await take('mara', { caseId: closed, files: [{ name: 'a.txt', data: Buffer.from('a') }] })).toBe('answered')
  expect((await notes()).map(({ mail }) => [mail.paragraphs, mail.button?.url])).toEqual([
    [
      ['The case is closed. Reopen it on its page and comment there, or submit a new case.'],
      `https://support.calder-aerodata.example/case-details?id=${closed}`,
    ],
  ])
  expect(await commentsOf(closed)).toEqual(before)
})

it('takes no comment of support and none on a case whose content may not leave the portal, and none without a text', async () => {
  expect(await take('jonas')).toBe('answered')
  expect(await take('sam', { caseId: worldId('500', 7) })).toBe('answered')
  expect(await take('mara', { text: '' })).toBe('answered')
  expect((await notes()).map(({ mail }) => mail.paragraphs[0]).sort()).toEqual([
    'Support answers on the page of the case, not by e-mail.',
    'This case takes no answers by e-mail. Comment on its page.',
    'We found no new text in it. Write your answer above the quoted text, or comment on the page of the case.',
  ])
})

it('puts a text that is longer than a comment into a file as a whole', async () => {
  const caseId = worldId('500', 1)
  const text = `${'x'.repeat(limits.commentCharacters)} the end`
  expect(await take('mara', { text })).toBe('added')
  const [[body] = []] = await commentsOf(caseId)
  expect(String(body)).toHaveLength(limits.commentCharacters)
  expect(String(body)).toContain('The whole text is in the file message.txt.')
  const [version] = await system().find('ContentVersion', { PathOnClient: 'message.txt' }, ['Id'], 1)
  const opened = await world.asActor('mara').content.open(String(version?.Id))
  expect(opened.totalBytes).toBe(text.length)
  opened.stream.destroy()
})

it('attaches files to the case, once however often the mail arrives', async () => {
  const caseId = worldId('500', 1)
  const files = [
    { name: 'small.txt', data: Buffer.from('small') },
    { name: 'large.txt', data: Buffer.alloc(limits.commentFileBytes + 1, 'x') },
  ]
  expect(await take('mara', { key: 'files', text: '', files })).toBe('added')
  expect(await take('mara', { key: 'files', text: '', files })).toBe('added')
  const ofFilesAlone = { ParentId: caseId, CommentBody: 'Files sent by e-mail.' }
  expect(await system().find('CaseComment', ofFilesAlone, ['Id'])).toHaveLength(1)
  for (const { name } of files) {
    const versions = await system().find('ContentVersion', { PathOnClient: name }, ['ContentDocumentId'])
    const [version] = versions
    const ofDocument = { ContentDocumentId: version?.ContentDocumentId ?? null }
    const links = await system().find('ContentDocumentLink', ofDocument, ['LinkedEntityId'])
    expect([versions.length, links]).toEqual([1, [{ LinkedEntityId: caseId }]])
  }
  expect(await notes()).toEqual([])
})

/** The parts with a platform that stores no file. */
function partsAtLimit(): MailedReplyParts {
  const create = world.platform.as
  const platform = {
    ...world.platform,
    as: (...input: Parameters<typeof create>): Gateway => {
      const upload = () => Promise.reject(new AppError('DAILY_LIMIT_REACHED'))
      return Object.create(create(...input), { content: { value: { upload } } })
    },
  }
  return { ...parts, platform }
}

it('adds the text of a mail whose files are refused, and says which those are', async () => {
  const caseId = worldId('500', 1)
  const from = await emailOf('mara')
  const files = [{ name: 'refused.txt', data: Buffer.from('x') }]
  const lines = async () => {
    const found = await system().find('CaseHistory', { ParentId: caseId, Field: 'Mail' }, ['NewValue'])
    return found.map(({ NewValue }) => NewValue).sort()
  }
  const before = await lines()
  expect(await take('mara', { text: 'With a file.', files }, partsAtLimit())).toBe('added')
  expect((await notes()).map(({ mail: { paragraphs } }) => paragraphs)).toEqual([
    [
      'We added the text of your e-mail to the case.',
      'We could not add: refused.txt. Add them on the page of the case.',
    ],
  ])
  expect(await lines()).toEqual(
    [
      ...before,
      `The e-mail of ${from} could not be kept: a limit of files was reached`,
      `1 files of a mail of ${from} were not attached`,
    ].sort(),
  )
})

it('writes no note about refused files beyond the limit of mails to an address', async () => {
  mayBeSentAt = null
  expect(await take('mara', { leftOutFiles: ['Call this number.txt'] })).toBe('added')
  mayBeSentAt = '2026-11-20T10:00:00.000Z'
  expect(await notes()).toEqual([])
})

it('holds a mailed file until its author has confirmed the export-control notice', async () => {
  await world.database.query(`delete from records."ExportAcknowledgement__c" where "UserId__c" = $1`, [
    userIdOf('theo'),
  ])
  const acknowledge = (Version__c: string) =>
    world.asActor('theo').records.create('ExportAcknowledgement__c', { Version__c })
  await acknowledge('an earlier version')
  expect(await take('theo', { files: [{ name: 'held.txt', data: Buffer.from('held') }] })).toBe('added')
  expect((await notes()).map(({ mail }) => [mail.heading, ...mail.paragraphs])).toEqual([
    [
      'Your files are on hold',
      'We added the text of your e-mail to the case.',
      'Your files wait until you have confirmed the export-control notice. It is on the page of the case.',
    ],
  ])
  const [version] = await system().find('ContentVersion', { PathOnClient: 'held.txt' }, ['Id'])
  const opens = (person: WorldPerson) =>
    world
      .asActor(person)
      .content.open(String(version?.Id))
      .then(
        ({ stream }) => {
          stream.destroy()
          return true
        },
        () => false,
      )
  const readers = ['theo', 'mara', 'jonas'] as const
  expect(await Promise.all(readers.map(opens))).toEqual([false, false, false])
  await acknowledge('another version')
  expect(await Promise.all(readers.map(opens))).toEqual([false, false, false])
  await acknowledge(exportNoticeVersion)
  expect(await Promise.all(readers.map(opens))).toEqual([true, true, true])
})

it('knows a contact by the one address that no other contact has', async () => {
  const contact = await system().read('Contact', worldId('003', 1), ['Email'])
  expect(await take(null, { from: String(contact?.Email) })).toBe('added')
  await world.database.query('update records."Contact" set "Email" = $1, "AddressShared__c" = true where "Id" = $2', [
    String(contact?.Email),
    worldId('003', 2),
  ])
  expect(await take(null, { from: String(contact?.Email) })).toBe('answered')
  await notes()
})

it('keeps apart what it folds, and the whole mail for agents alone', async () => {
  const caseId = worldId('500', 1)
  const folded = 'On Friday you wrote:\n> Which one?'
  expect(await take('mara', { key: 'folded', text: 'Folded.', folded, subject: 'Re: Folded', hasGuess: true })).toBe(
    'added',
  )
  const comments = await world.asActor('mara').records.find('CaseComment', {
    optionalFields: ['CommentBody', 'FoldedText__c'],
    where: { ParentId: { eq: caseId } },
    orderBy: ['-CreatedDate'],
    limit: 200,
  })
  const added = comments.filter(({ fields }) => fields.CommentBody?.value === 'Folded.')
  expect(added.map(({ fields }) => fields.FoldedText__c?.value)).toEqual([folded])
  expect((await notes()).map(({ mail }) => mail.heading)).toEqual(['Part of your e-mail is shown as quoted text'])
  const links = (person: WorldPerson) =>
    world.asActor(person).records.find('ContentDocumentLink', {
      optionalFields: ['ContentDocumentId'],
      where: { LinkedEntityId: { eq: caseId } },
      orderBy: ['-CreatedDate'],
      limit: 200,
    })
  const [mailLink] = await system().find('ContentVersion', { PathOnClient: 'Re Folded.eml' }, ['ContentDocumentId'], 1)
  const isShownTo = async (person: WorldPerson) =>
    (await links(person)).some(({ fields }) => fields.ContentDocumentId?.value === mailLink?.ContentDocumentId)
  expect([await isShownTo('jonas'), await isShownTo('mara')]).toEqual([true, false])
})

it('holds a mail whose author is not verified as a note for agents', async () => {
  const caseId = worldId('500', 1)
  expect(await take('mara', { key: 'held', text: 'Perhaps forged.', isDoubtful: true })).toBe('held')
  expect(await take(null, { isDoubtful: true })).toBe('ignored')
  const held = (await commentsOf(caseId)).filter(([body]) => String(body).endsWith('Perhaps forged.'))
  expect(held.map(([body, isPublished]) => [String(body).split(',')[0], isPublished])).toEqual([
    [`E-mail in the name of ${await emailOf('mara')}`, false],
  ])
  expect(await notes()).toEqual([])
})

it('shows agents which automatic mails were left out, and names files over the limit', async () => {
  const caseId = worldId('500', 1)
  expect(await take('mara', { automatic: 'Precedence: bulk' })).toBe('ignored')
  expect(await take('mara', { text: 'Many files.', leftOutFiles: ['last.txt'] })).toBe('added')
  const lines = await system().find('CaseHistory', { ParentId: caseId, Field: 'Mail' }, ['NewValue'])
  expect(lines.map(({ NewValue }) => NewValue)).toEqual(
    expect.arrayContaining([
      `Automatic mail of ${await emailOf('mara')} was left out (Precedence: bulk)`,
      `1 files of a mail of ${await emailOf('mara')} were not attached`,
    ]),
  )
  expect((await notes()).flatMap(({ mail }) => mail.paragraphs)).toContain(
    'We could not add: last.txt. Add them on the page of the case.',
  )
  const asMara = await world
    .asActor('mara')
    .records.find('CaseHistory', { where: { ParentId: { eq: caseId } }, orderBy: ['-CreatedDate'], limit: 200 })
  const ids = new Set(asMara.map(({ id }) => id))
  const shown = await system().find('CaseHistory', { ParentId: caseId, Field: 'Mail' }, ['Id'])
  expect(shown.some(({ Id }) => ids.has(String(Id)))).toBe(false)
})

it('knows the texts of the mails that were sent about a case', async () => {
  const caseId = worldId('500', 1)
  await world.asActor('jonas').records.create('CaseComment', { ParentId: caseId, CommentBody: 'Load it a third time.' })
  const record = await system().read('Case', caseId, ['CaseNumber'])
  expect(await textsSentAbout(parts, String(record?.CaseNumber))).toContain('Load it a third time.')
  expect(await textsSentAbout(parts, '99999999')).toEqual([])
})
