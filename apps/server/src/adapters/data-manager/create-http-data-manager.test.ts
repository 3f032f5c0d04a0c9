import { afterEach, beforeEach, expect, it } from 'vitest'
import { type DataManagerStandIn, startDataManagerStandIn } from '../../testing/data-manager-stand-in.ts'
import { createHttpDataManager } from './create-http-data-manager.ts'

let service: DataManagerStandIn
let problems: string[]

beforeEach(async () => {
  service = await startDataManagerStandIn()
  problems = []
})
afterEach(() => service.stop())

const wanted = {
  key: 'a02000000000001AAA',
  services: [
    { serviceId: 'a01000000000001AAA', serviceNumber: 'SVC-1' },
    { serviceId: 'a01000000000002AAA', serviceNumber: 'SVC-2' },
  ],
}

const reset = (url = service.url, timeoutMs?: number) =>
  createHttpDataManager(url, (problem) => problems.push(problem), timeoutMs ? { timeoutMs } : {}).resetCounters(wanted)

it('asks for all services under the key of the reset, and answers for each of them', async () => {
  service.refused.add('SVC-2')
  expect(await reset()).toEqual([
    { serviceId: 'a01000000000001AAA', result: 'Reset', downloadsUsed: 0 },
    { serviceId: 'a01000000000002AAA', result: 'Not reset', downloadsUsed: null },
  ])
  expect(service.asked).toEqual([{ key: wanted.key, authorization: undefined, services: wanted.services }])
})

it('sends the name and the password of the address, and nothing of them in the address', async () => {
  await reset(service.url.replace('//', '//portal:p%40ss@'))
  expect(service.asked[0]?.authorization).toBe(`Basic ${Buffer.from('portal:p@ss').toString('base64')}`)
})

it('asks a second time under the same key where the answer is lost, and nothing is reset twice', async () => {
  service.behave('lost')
  const answer = reset()
  await service.came(1)
  service.behave('answers')
  expect((await answer)?.map(({ result }) => result)).toEqual(['Reset', 'Reset'])
  expect(service.asked.map(({ key }) => key)).toEqual([wanted.key, wanted.key])
  expect(Object.fromEntries(service.effects)).toEqual({ 'SVC-1': 1, 'SVC-2': 1 })
})

it.each([
  ['hangs up', 'down' as const],
  ['answers with a failure', 503],
  ['refuses who asks', 401],
  ['leads elsewhere', 302],
])('reports an unknown outcome of a reset where the service %s', async (_, behaviour) => {
  service.behave(behaviour)
  expect(await reset()).toBeNull()
  expect([service.asked.length, problems.length]).toEqual([2, 2])
})

it('waits no longer than it may for a service that is silent', async () => {
  service.behave('silent')
  expect(await reset(service.url, 50)).toBeNull()
  expect(service.asked).toHaveLength(2)
})

it('takes a request that is refused as a whole as one that has reset nothing', async () => {
  service.behave(422)
  expect((await reset())?.map(({ result }) => result)).toEqual(['Not reset', 'Not reset'])
  expect(service.asked).toHaveLength(1)
})
