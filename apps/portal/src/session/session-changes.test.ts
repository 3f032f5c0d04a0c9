import { expect, it } from 'vitest'
import { createPageEnd } from './page-end.ts'
import { createSessionChanges } from './session-changes.ts'

type Auth = Parameters<typeof createSessionChanges>[0]['auth']

function changes(signOut: Auth['signOut'] = async () => undefined) {
  const pageEnd = createPageEnd(() => undefined)
  const auth = { signOut } as Auth
  return { pageEnd, ...createSessionChanges({ auth, tabs: null, live: null, keeper: null, pageEnd }) }
}

it('lets requests wait while the password is changed, and continues them when it is refused', async () => {
  const { pageEnd, changePassword } = changes()
  expect(pageEnd.held()).toBeNull()
  const answer = Promise.withResolvers<void>()
  const changing = changePassword(() => answer.promise)
  const waiting = pageEnd.held()
  expect(waiting).toBeInstanceOf(Promise)
  answer.reject(new Error('refused'))
  await expect(changing).rejects.toThrow('refused')
  await waiting
  expect(pageEnd.held()).toBeNull()
})

it('sends no request that names the old session once the password is changed', async () => {
  const { pageEnd, changePassword } = changes()
  await changePassword(async () => undefined)
  let isEnded = false
  void pageEnd.held()?.then(() => {
    isEnded = true
  })
  await new Promise((resolve) => setTimeout(resolve))
  expect([pageEnd.held() === null, isEnded]).toEqual([false, false])
})

it('lets requests wait while the user signs out, and continues them when there is no answer', async () => {
  const answer = Promise.withResolvers<undefined>()
  const { pageEnd, signOut } = changes(() => answer.promise)
  const leaving = signOut()
  const waiting = pageEnd.held()
  expect(waiting).toBeInstanceOf(Promise)
  answer.reject(new Error('no answer'))
  await expect(leaving).rejects.toThrow('no answer')
  await waiting
  expect(pageEnd.held()).toBeNull()
})
