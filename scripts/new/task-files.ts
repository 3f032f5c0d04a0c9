import { addToArea, areaFolder } from './area.ts'
import { camelCase, sentenceCase } from './casing.ts'
import type { Draft } from './draft.ts'
import { withEntry } from './insert.ts'

/** A mail that is sent after a commit. */
export function mailFiles(draft: Draft, area: string, name: string): void {
  const mail = camelCase(name)
  const title = sentenceCase(name)
  // A large area has a room of mails.
  const room = draft.filesIn(`${areaFolder(area)}/mails`).length > 0 ? 'mails/' : ''
  const folder = `${areaFolder(area)}/${room}`.replace(/\/$/, '')
  const up = room === '' ? '..' : '../..'
  draft.create(
    `${folder}/${name}.mail.ts`,
    `import { Type } from 'typebox'
import { defineMail } from '${up}/define-mail.ts'

/** ${title}: to whom it goes, and when. */
export const ${mail} = defineMail({
  task: 'send-${name}',
  payload: Type.Object({ userId: Type.String(), key: Type.String() }),
  reason: 'send the mail ${name.replaceAll('-', ' ')}',
  key: ({ key }) => \`${name}-\${key}\`,
  read: async ({ records }, { userId }) => {
    const user = await records.read('User', userId, ['Email'])
    return typeof user?.Email === 'string' ? { to: user.Email } : null
  },
  document: ({ to }: { to: string }) => ({
    to,
    subject: '${title}',
    preheader: '${title}',
    heading: '${title}',
    paragraphs: [],
    facts: [],
    footer: [],
  }),
})
`,
  )
  draft.create(
    `${folder}/${name}.mail.db.test.ts`,
    `import { afterAll, beforeAll, expect, it } from 'vitest'
import { jobServices, type SentMail } from '${up}/testing/job-services.ts'
import { createSupportWorld, type SupportWorld } from '${up}/testing/support-world.ts'
import { userIdOf } from '${up}/testing/world-people.ts'
import { ${mail} } from './${name}.mail.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
})

afterAll(() => world.close())

it('tells its reader what the mail "${title.toLowerCase()}" is for', async () => {
  const sent: SentMail[] = []
  // The payload is that of ${name}.mail.ts.
  const payload = { userId: userIdOf('mara'), key: '1' }
  await ${mail}.run(jobServices(world, sent), payload)
  expect(sent.map(({ key }) => key)).toEqual(['${name}-1'])
  expect.fail('write what puts it on the queue (queuedTasks(world)), whom it goes to and what it says, and what is left out for accounts whose content may not leave the portal')
})
`,
  )
  addToArea(draft, area, 'mails', mail, `${room}${name}.mail.ts`)
  draft.tell(
    `${folder}/${name}.mail.ts: its payload (ids; the rest is read when it is sent) and its key, both in its test too, its recipient and its text; mail about a case is defined by defineCaseMail, which names its recipients, as ${areaFolder('cases')}/mails/case-acknowledgement.mail.ts`,
  )
  draft.tell(
    `call ${mail}.enqueue(change.tx, payload) in a rule that the object's rules call (afterCreate, as ${areaFolder('cases')}/case-rules.ts; afterUpdate with change.isChanged(field) likewise), or with the transaction of the method or job`,
  )
}

/** A task that runs on a schedule, or after a commit. */
export function jobFiles(draft: Draft, area: string, name: string): void {
  const job = camelCase(name)
  const title = sentenceCase(name)
  const folder = areaFolder(area)
  const schedule = '43 3 * * *'
  draft.create(
    `${folder}/${name}.job.ts`,
    `import { Type } from 'typebox'
import { defineJob } from '../define-job.ts'

/** ${title}: what it changes, and how often it runs. */
export const ${job} = defineJob({
  task: '${name}',
  payload: Type.Object({}),
  schedule: '${schedule}',
  run: () => Promise.reject(new Error('${title} is not written yet')),
})
`,
  )
  draft.create(
    `${folder}/${name}.job.db.test.ts`,
    `import { afterAll, beforeAll, expect, it } from 'vitest'
import { jobServices } from '../testing/job-services.ts'
import { createSupportWorld, type SupportWorld } from '../testing/support-world.ts'
import { ${job} } from './${name}.job.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
})

afterAll(() => world.close())

it('does what the job "${title.toLowerCase()}" is for, once', async () => {
  await ${job}.run(jobServices(world, [], Date.parse('2026-11-02T08:00:00.000Z')), {})
  expect.fail('write what the job changes, and what it leaves alone')
})
`,
  )
  addToArea(draft, area, 'jobs', job, `${name}.job.ts`)
  const scheduleTest = 'apps/server/src/jobs/job-handlers.test.ts'
  draft.edit(scheduleTest, `'${name}': '${schedule}' to the schedule`, (text) =>
    withEntry(text, /expect\(jobSchedule\)\.toEqual\(\{/, `'${name}': '${schedule}'`),
  )
  draft.tell(
    `${folder}/${name}.job.ts: what it does, by run({ platform, mailer, now }); it reads and writes through platform.asSystem(reason)`,
  )
  draft.tell(
    `a job that rules put on the queue has no schedule: leave it out of ${name}.job.ts and of ${scheduleTest}, and call ${job}.enqueue(change.tx, payload)`,
  )
  draft.prove(scheduleTest)
}
