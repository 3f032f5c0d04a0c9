import { expect, it } from 'vitest'
import { gate, settle } from '../testing/scripted-service.ts'
import { threeCases } from '../testing/three-cases.ts'
import { CASE, OTHER } from '../testing/two-cases.ts'
import { getRecordAvatars } from './avatars.ts'

it('joins a second reader of an avatar to the request in flight', async () => {
  const { service, cache } = threeCases()
  const { opened, open } = gate()
  service.on(() => opened.then(() => undefined))
  const first = cache.invoke(getRecordAvatars, { recordIds: [CASE] })
  const received: unknown[] = []
  const second = cache.subscribe(getRecordAvatars, { recordIds: [CASE] }, ({ data }) => received.push(data))
  const third = cache.invoke(getRecordAvatars, { recordIds: [OTHER, CASE] })
  expect(second.snapshot).toMatchObject({ state: 'Pending', data: undefined })
  open()
  const { data } = await first
  await settle()
  expect(data?.results[0]?.result).toMatchObject({ recordId: CASE, type: 'Theme' })
  expect(received).toEqual([data])
  expect((await third).data?.results.map(({ result }) => result)).toMatchObject([
    { recordId: OTHER },
    { recordId: CASE },
  ])
  expect(service.taken()).toEqual([`GET record-avatars/batch/${CASE}`, `GET record-avatars/batch/${OTHER}`])
})
