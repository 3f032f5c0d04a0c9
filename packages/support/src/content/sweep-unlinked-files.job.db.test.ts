import { Readable } from 'node:stream'
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

const stream = (text: string): Readable => Readable.from([Buffer.from(text)], { objectMode: false })

it('removes after a day files that were not attached, and unfinished uploads', async () => {
  const begun = '2026-06-01T10:00:00.000Z'
  await world.setNow(begun)
  const { content } = world.asActor('mara')
  const whole = await content.upload({ data: stream('whole'), fileName: 'whole.txt' })
  const { id } = await content.uploads.create({ size: 10, metadata: {} })
  await content.uploads.append(id, 0, stream('half'))

  await sweepAt('2026-06-02T10:00:00.000Z')
  expect((await content.open(whole.contentVersion.id)).totalBytes).toBe(5)
  expect(await content.uploads.find(id)).toMatchObject({ received: 4 })

  await sweepAt('2026-06-02T10:00:00.001Z')
  await expect(content.open(whole.contentVersion.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(content.uploads.find(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
