import { cleanup, fireEvent, screen } from '@testing-library/react'
import { Link } from 'react-router'
import { TextField } from 'ui'
import { afterEach, expect, it } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { FormLeaveGuard } from './FormLeaveGuard.tsx'
import { useForm } from './use-form.ts'

afterEach(cleanup)

type Name = { name: string }

const empty: Name = { name: '' }
const readName = (kept: unknown): Name | null => kept as Name | null

function NameForm({ isKept }: { isKept: boolean }) {
  const form = useForm<Name>({
    id: 'name',
    empty,
    fields: ['name'],
    problemsOf: () => ({}),
    send: async () => 'leaving',
    ...(isKept ? { draft: { name: 'name', read: readName } } : {}),
  })
  return (
    <form {...form.formProps}>
      <TextField label="Name" {...form.field('name')} />
      <button type="submit">Save</button>
      <FormLeaveGuard form={form} />
      <Link to="/home">Home</Link>
    </form>
  )
}

const NotKept = () => <NameForm isKept={false} />
const Kept = () => <NameForm isKept />

const show = (Screen: typeof Kept) =>
  renderScreen(Screen, { path: '/name', at: '/name', fetch: () => Promise.reject(new Error('nothing is read')) })
const type = (): void => void fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Mara' } })
const leave = (): void => void fireEvent.click(screen.getByRole('link', { name: 'Home', hidden: true }))
const asksBeforeUnload = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('asks before a form is left that is filled in and not kept', async () => {
  show(NotKept)
  expect(asksBeforeUnload()).toBe(false)
  type()
  expect(asksBeforeUnload()).toBe(true)
  leave()
  expect(await screen.findByRole('alertdialog', { name: 'Leave this page?' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Stay on this page' }))
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Mara')
  leave()
  fireEvent.click(await screen.findByRole('button', { name: 'Leave and discard' }))
  expect(await screen.findByText('another page')).toBeTruthy()
})

it('does not ask before an untouched form is left, nor one that is kept', async () => {
  show(NotKept)
  leave()
  expect(await screen.findByText('another page')).toBeTruthy()
  cleanup()
  show(Kept)
  type()
  expect(asksBeforeUnload()).toBe(false)
  leave()
  expect(await screen.findByText('another page')).toBeTruthy()
})

it('does not ask once the server has it', async () => {
  show(NotKept)
  type()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await Promise.resolve()
  leave()
  expect(await screen.findByText('another page')).toBeTruthy()
})
