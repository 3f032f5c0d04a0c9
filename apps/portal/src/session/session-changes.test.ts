import { expect, it } from 'vitest'
import { createPageEnd } from './page-end.ts'
import { createSessionChanges } from './session-changes.ts'

function changes() {
  const pageEnd = createPageEnd(() => undefined)
  const auth = {} as Parameters<typeof createSessionChanges>[0]['auth']
  return { pageEnd, ...createSessionChanges({ auth, tabs: null, live: null, keeper: null, pageEnd }) }
}

it('lets requests wait while the password is changed, and continues them when it is refused', async () => {
  const { pageEnd, changePassword } = changes()
  expect(pageEnd.replacement()).toBeNull()
  const answer = Promise.withResolvers<void>()
  const changing = changePassword(() => answer.promise)
  const waiting = pageEnd.replacement()
  expect(waiting).toBeInstanceOf(Promise)
  answer.reject(new Error('refused'))
  await expect(changing).rejects.toThrow('refused')
  await waiting
  expect(pageEnd.replacement()).toBeNull()
})

it('sends no request that names the old session once the password is changed', async () => {
  const { pageEnd, changePassword } = changes()
  await changePassword(async () => undefined)
  let isEnded = false
  void pageEnd.replacement()?.then(() => {
    isEnded = true
  })
  await new Promise((resolve) => setTimeout(resolve))
  expect([pageEnd.replacement() === null, isEnded]).toEqual([false, false])
})
