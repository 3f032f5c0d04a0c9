import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { auth, type Call, failureTexts } from 'contract'
import { FetchError } from 'record-cache'
import { afterEach, expect, it } from 'vitest'
import type { AuthCalls } from '../../../../session/auth-calls.ts'
import { listOf, record } from '../../../../testing/records.ts'
import { browserOfTests, renderScreen } from '../../../../testing/render-screen.tsx'
import { ok, refused, scriptedService } from '../../../../testing/scripted-service.ts'
import { SecurityScreen } from './SecurityScreen.tsx'

afterEach(cleanup)

const GOOD = 'Over-the-fells.2026'
const times = { startedAt: '2026-11-20T08:00:00.000Z', lastUsedAt: '2026-11-20T11:22:00.000Z' }
const here = { id: 'a', browser: 'Firefox on Windows', network: '203.0.113.0/24', ...times, isCurrent: true }
const lost = { id: 'b', browser: 'Safari on iOS', network: null, ...times, isCurrent: false }

const events = [
  record('AuditEvent__c', 'a0D000000000001AAA', { Kind__c: 'SignInFailed', Time__c: times.lastUsedAt }),
  record('AuditEvent__c', 'a0D000000000002AAA', { Kind__c: 'User.Profile', Time__c: times.startedAt }),
]

const app = { token: 't', key: 'ABCDEFGH', address: 'otpauth://totp/x', qrCode: { size: 21, path: 'M0 0h1v1h-1z' } }

const provider = { issuer: 'https://sign-in.osprey.example', addedAt: times.startedAt }
const laptop = { id: 'k', name: 'Work laptop', addedAt: times.startedAt, lastUsedAt: times.lastUsedAt }

function show({
  change = async () => undefined,
  fails = false,
  failsAt,
  isRequired = false,
  isUp = () => true,
  passkeys = [],
  providers = [],
}: {
  change?: () => Promise<void>
  fails?: boolean
  /** The first call of this path fails. */
  failsAt?: string
  isRequired?: boolean
  isUp?: () => boolean
  passkeys?: (typeof laptop)[]
  providers?: (typeof provider)[]
} = {}) {
  const changes: unknown[] = []
  const ended: unknown[] = []
  const factorCalls: unknown[] = []
  let sessions = [here, lost]
  let factors = { appAddedAt: null as string | null, recoveryCodesLeft: 0, isRequired, passkeys, providers }
  const changeFactors = (path: string, body: unknown) => {
    factorCalls.push([path, body])
    if (path === failsAt) {
      failsAt = undefined
      throw new FetchError(path, { status: 500, statusText: '', body: null })
    }
    if (path === auth.beginAuthenticatorApp.path) return app
    const hasApp = path !== auth.removeAuthenticatorApp.path
    if (path === auth.removePasskey.path) {
      factors = { ...factors, passkeys: [] }
      return undefined
    }
    if (path === auth.removeProvider.path) {
      factors = { ...factors, providers: [] }
      return undefined
    }
    factors = { ...factors, appAddedAt: hasApp ? times.startedAt : null, recoveryCodesLeft: hasApp ? 1 : 0 }
    return hasApp ? { recoveryCodes: ['1111-2222-3333-4444'] } : undefined
  }
  const ask = async (call: Call, body: unknown) => {
    if (call.path === auth.changePassword.path) {
      changes.push(body)
      await change()
      return undefined
    }
    if (!isUp()) throw new TypeError('no connection')
    if (call.path === auth.getSessions.path) return { sessions }
    if (call.path === auth.getSecondFactors.path) return factors
    if (call.path.startsWith('/auth/second-factors/')) return changeFactors(call.path, body)
    if (fails) throw new Error('no answer')
    ended.push(body ?? 'others')
    sessions = [here]
    return undefined
  }
  renderScreen(SecurityScreen, {
    path: '/account/security',
    at: '/account/security',
    fetch: scriptedService({
      'AuditEvent__c/MyAuditEvents': () =>
        isUp() ? ok(listOf('AuditEvent__c', 'MyAuditEvents', events)) : refused(503, 'SERVICE_UNAVAILABLE'),
    }).fetch,
    auth: { ...browserOfTests().auth, ask: ask as AuthCalls['ask'] },
    changePassword: async (send) => {
      await send()
    },
  })
  return { changes, ended, factorCalls }
}

const refusedWith =
  (code: string, field: string, title: string, rules: string[] = []) =>
  async () => {
    const body = { type: 'about:blank', title, status: 400, code, field, rules }
    throw new FetchError('/auth/password/change', { status: 400, statusText: '', body })
  }

function fill(current: string, password: string, confirmation = password): void {
  fireEvent.change(screen.getByLabelText('Current password'), { target: { value: current } })
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: password } })
  fireEvent.change(screen.getByLabelText('Re-enter password'), { target: { value: confirmation } })
  fireEvent.click(screen.getByRole('button', { name: 'Update password' }))
}

it('asks for the current password, a good new one and the same one again, without a call', () => {
  const { changes } = show()
  fill('', 'mypassword', 'other')
  expect(screen.getByText('Enter your current password.')).toBeTruthy()
  expect(screen.getByText('Invalid password. Please verify below instructions and try again')).toBeTruthy()
  expect(screen.getByText("Passwords don't match.")).toBeTruthy()
  expect(changes).toEqual([])
})

it('says that the password is incorrect', async () => {
  const text = 'Sorry your password is incorrect. Please try again.'
  const { changes } = show({ change: refusedWith('PASSWORD_INCORRECT', 'currentPassword', text) })
  fill('wrong', GOOD)
  expect(await screen.findByText(text)).toBeTruthy()
  expect(changes).toEqual([{ currentPassword: 'wrong', password: GOOD, confirmPassword: GOOD }])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Current password')))
})

it('says that the password was unable to be updated when the call fails, and keeps what was typed', async () => {
  const failing = async () => {
    throw new Error('no answer')
  }
  show({ change: failing })
  fill('current', GOOD)
  expect(await screen.findByText('Your password was unable to be updated.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe(GOOD)
})

it('shows the newest own events in words', async () => {
  show()
  expect(await screen.findByText('Failed sign-in')).toBeTruthy()
  expect(screen.getByText('Changed a role')).toBeTruthy()
  expect(screen.getByText('Nov 20, 05:22')).toBeTruthy()
})

it('lists the devices, and logs one out', async () => {
  const { ended } = show()
  expect(await screen.findByText('This device')).toBeTruthy()
  expect(screen.getByText('Signed in Nov 20, 02:00 from the network you use now · last used 38 min ago')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Log Out Safari on iOS' }))
  await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull())
  expect(ended).toEqual([{ id: 'b' }])
  expect(within(screen.getByRole('region', { name: 'Notices' })).getByText('The device is logged out.')).toBeTruthy()
})

it('logs all other devices out, and says when that may have failed', async () => {
  const { ended } = show()
  fireEvent.click(await screen.findByRole('button', { name: 'Log out all other devices' }))
  await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull())
  expect(ended).toEqual(['others'])
  expect(screen.queryByRole('button', { name: 'Log out all other devices' })).toBeNull()
  cleanup()
  show({ fails: true })
  fireEvent.click(await screen.findByRole('button', { name: 'Log out all other devices' }))
  expect(await screen.findByText(/may still be logged in/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Log Out Safari on iOS' })).toBeTruthy()
})

/** Enters the password that a change of the second factors requires. */
function confirmPassword(button: string): void {
  const own = within(screen.getByRole('region', { name: 'Two-step verification' }))
  fireEvent.change(own.getByLabelText('Current password'), { target: { value: 'mine' } })
  fireEvent.click(own.getByRole('button', { name: button }))
}

it('adds an authenticator app by the password and a code, shows its recovery codes, and removes it', async () => {
  const { factorCalls } = show()
  fireEvent.click(await screen.findByRole('button', { name: 'Set up' }))
  confirmPassword('Continue')
  fireEvent.change(await screen.findByLabelText('Code from the app'), { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: 'Confirm app' }))
  expect(await screen.findByText('1111-2222-3333-4444')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'I saved the codes' }))
  expect(screen.queryByText('1111-2222-3333-4444')).toBeNull()
  expect(
    screen.getByText('1 code left. Each signs you in once, with your password, when you have lost your phone.'),
  ).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
  confirmPassword('Remove')
  expect(await screen.findByText('The authenticator app is removed. Your other devices are logged out.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Set up' })).toBeTruthy()
  expect(factorCalls).toEqual([
    [auth.beginAuthenticatorApp.path, { password: 'mine' }],
    [auth.confirmAuthenticatorApp.path, { token: 't', code: '123456' }],
    [auth.removeAuthenticatorApp.path, { password: 'mine' }],
  ])
})

it('offers no removal to a user who must have a second factor', async () => {
  show({ isRequired: true })
  fireEvent.click(await screen.findByRole('button', { name: 'Set up' }))
  confirmPassword('Continue')
  fireEvent.change(await screen.findByLabelText('Code from the app'), { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: 'Confirm app' }))
  fireEvent.click(await screen.findByRole('button', { name: 'I saved the codes' }))
  expect(screen.getByRole('button', { name: 'Replace' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
})

it('keeps a device in the list whose log out was not answered', async () => {
  show({ fails: true })
  fireEvent.click(await screen.findByRole('button', { name: 'Log Out Safari on iOS' }))
  expect(
    await screen.findByText('The device may still be logged in: the server did not answer. Try again.'),
  ).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Log Out Safari on iOS' })).toBeTruthy()
})

it('says when devices and activity could not be loaded, and loads them again', async () => {
  let isBack = false
  show({ isUp: () => isBack })
  expect(await screen.findByText('Your devices could not be loaded.')).toBeTruthy()
  expect(await screen.findByText('Your activity could not be loaded.')).toBeTruthy()
  isBack = true
  for (const again of screen.getAllByRole('button', { name: 'Try again' })) fireEvent.click(again)
  expect(await screen.findByText('This device')).toBeTruthy()
  expect(await screen.findByText('Failed sign-in')).toBeTruthy()
})

it('lists the passkeys, removes one after the password is entered, and keeps the last one of a user who must have one', async () => {
  const { factorCalls } = show({ passkeys: [laptop] })
  expect(await screen.findByText('Added Nov 20, 02:00 · last used 38 min ago')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Remove Work laptop' }))
  confirmPassword('Remove passkey')
  expect(await screen.findByText('The passkey is removed. Your other devices are logged out.')).toBeTruthy()
  expect(screen.queryByText('Work laptop')).toBeNull()
  expect(factorCalls).toEqual([[auth.removePasskey.path, { id: 'k', password: 'mine' }]])
  cleanup()
  show({ passkeys: [laptop], isRequired: true })
  expect(await screen.findByText('Work laptop')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remove Work laptop' })).toBeNull()
})

it('names the company sign-ins of the login, and removes one after the password is entered', async () => {
  const { factorCalls } = show({ providers: [provider] })
  expect(await screen.findByText('https://sign-in.osprey.example · First used Nov 20, 02:00')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: `Remove ${provider.issuer}` }))
  confirmPassword('Remove company sign-in')
  expect(await screen.findByText('The company sign-in is removed. Your other devices are logged out.')).toBeTruthy()
  expect(screen.queryByText('Company sign-in')).toBeNull()
  expect(factorCalls).toEqual([[auth.removeProvider.path, { issuer: provider.issuer, password: 'mine' }]])
})

type Step = { open: string; type: Readonly<Record<string, string>>; send: string }

const password = { 'Current password': 'mine' }
const setUp: Step = { open: 'Set up', type: password, send: 'Continue' }

const changesOfFactors: [name: string, path: string, steps: Step[], done: RegExp, passkeys?: (typeof laptop)[]][] = [
  ['a begun app', auth.beginAuthenticatorApp.path, [setUp], /^ABCD EFGH$/],
  [
    'a confirmed app',
    auth.confirmAuthenticatorApp.path,
    [setUp, { open: '', type: { 'Code from the app': '123456' }, send: 'Confirm app' }],
    /^1111-2222/,
  ],
  [
    'a removed passkey',
    auth.removePasskey.path,
    [{ open: 'Remove Work laptop', type: password, send: 'Remove passkey' }],
    /^The passkey is removed\./,
    [laptop],
  ],
  [
    'new recovery codes',
    auth.makeRecoveryCodes.path,
    [{ open: 'Make new codes', type: password, send: 'Make new codes' }],
    /^1111-2222/,
    [laptop],
  ],
]

it.each(changesOfFactors)(
  'says that the call of %s failed, keeps what was typed, and sends it again',
  async (_name, path, steps, done, passkeys = []) => {
    show({ failsAt: path, passkeys })
    for (const { open, type, send } of steps) {
      if (open !== '') fireEvent.click(await screen.findByRole('button', { name: open }))
      const own = within(screen.getByRole('region', { name: 'Two-step verification' }))
      for (const [label, value] of Object.entries(type)) {
        fireEvent.change(await own.findByLabelText(label), { target: { value } })
      }
      fireEvent.click(own.getByRole('button', { name: send }))
    }
    const own = within(screen.getByRole('region', { name: 'Two-step verification' }))
    expect(await own.findByText(failureTexts.NO_ANSWER, { exact: false })).toBeTruthy()
    const { type, send } = steps.at(-1) as Step
    for (const [label, value] of Object.entries(type)) {
      expect((own.getByLabelText(label) as HTMLInputElement).value).toBe(value)
    }
    fireEvent.click(own.getByRole('button', { name: send }))
    expect(await screen.findByText(done)).toBeTruthy()
  },
)
