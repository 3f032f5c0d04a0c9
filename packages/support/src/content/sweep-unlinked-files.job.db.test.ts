import { Readable } from 'node:stream'
import { exportNoticeVersion } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jobServices } from '../testing/job-services.ts'
import { createSupportWorld, type SupportWorld } from '../testing/support-world.ts'
import { sweepUnlinkedFiles } from './sweep-unlinked-files.job.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
})

afterAll(() => world.close())

const sweepAt = (now: string): Promise<void> => sweepUnlinkedFiles.run(jobServices(world, [], Date.parse(now)), {})

const system = () => world.platform.asSystem('look whether a file is there')

const stream = (text: string): Readable => Readable.from([Buffer.from(text)], { objectMode: false })

it('removes after a day files that were not attached, those of guests too, and unfinished uploads', async () => {
  const begun = '2026-06-01T10:00:00.000Z'
  await world.setNow(begun)
  const { content, uploads } = world.asActor('mara')
  const whole = await content.upload({ data: stream('whole'), fileName: 'whole.txt' })
  const { id } = await uploads.create({ size: 10, metadata: {} })
  await uploads.append(id, 0, stream('half'))
  const guest = world.platform.asGuest(
    { linkId: 'link:of-a-guest', confirmedNotice: exportNoticeVersion },
    'link:of-a-guest',
  )
  const { id: ofGuest } = await guest.uploads.create({ size: 4, metadata: {} })
  const { created: uploaded } = await guest.uploads.append(ofGuest, 0, stream('left'))
  const isThere = async () => (await system().read('ContentDocument', uploaded?.documentId ?? '', ['Id'])) !== null

  await sweepAt('2026-06-02T10:00:00.000Z')
  expect((await content.open(whole.contentVersion.id)).totalBytes).toBe(5)
  expect(await uploads.find(id)).toMatchObject({ received: 4 })
  expect(await isThere()).toBe(true)

  await sweepAt('2026-06-02T10:00:00.001Z')
  await expect(content.open(whole.contentVersion.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(uploads.find(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await isThere()).toBe(false)
})
