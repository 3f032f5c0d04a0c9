// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { Button } from '../controls/Button.tsx'
import { ChipChoice } from '../controls/ChipChoice.tsx'
import { Dialog } from './Dialog.tsx'
import { Drawer } from './Drawer.tsx'
import { FilterPopover } from './FilterPopover.tsx'
import { InfoTip } from './InfoTip.tsx'
import { Menu } from './Menu.tsx'

// Overlays are loaded on demand; loaded here in advance, because these tests are about their behaviour.
beforeAll(async () => {
  await Promise.all([import('./MenuPanel.tsx'), import('./FilterPanel.tsx')])
})

// Focus returns to the opener in an animation frame.
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: false })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const settle = () => act(() => vi.advanceTimersByTimeAsync(100))

function Escalate({ isBusy = false }: { isBusy?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Escalate</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Escalate this case"
        isBusy={isBusy}
        footer={<Button>Escalate case</Button>}
      >
        <textarea aria-label="What changed" autoFocus />
      </Dialog>
    </>
  )
}

async function open(name: string) {
  const opener = screen.getByRole('button', { name })
  opener.focus()
  fireEvent.click(opener)
  await settle()
  return opener
}

it('focuses the field with autoFocus and returns the focus to the opener', async () => {
  render(<Escalate />)
  const opener = await open('Escalate')
  expect(screen.getByRole('dialog', { name: 'Escalate this case' })).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'What changed' }))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await settle()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

it('hides the page behind a dialog from assistive technology', async () => {
  render(<Escalate />)
  await open('Escalate')
  expect(screen.queryByRole('button', { name: 'Escalate' })).toBeNull()
})

it('closes by Escape, but not while busy', async () => {
  const { unmount } = render(<Escalate />)
  await open('Escalate')
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' })
  await settle()
  expect(screen.queryByRole('dialog')).toBeNull()
  unmount()
  render(<Escalate isBusy />)
  await open('Escalate')
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' })
  await settle()
  expect(screen.getByRole('dialog')).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Close' }).disabled).toBe(true)
})

it('opens a drawer with a name and closes it', async () => {
  const onClose = vi.fn()
  render(
    <Drawer isOpen onClose={onClose} label="Menu">
      <p>Links</p>
    </Drawer>,
  )
  await settle()
  expect(screen.getByRole('dialog', { name: 'Menu' }).textContent).toContain('Links')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})

function CaseMenu({ onSelect }: { onSelect?: () => void }) {
  return (
    <Menu
      label="Actions for case 00418273"
      trigger={(props) => <Button {...props}>Actions</Button>}
      items={[
        { id: 'escalate', label: 'Escalate', onSelect },
        { id: 'invoices', label: 'Billing Invoices', href: '/invoices', isExternal: true },
        { id: 'close', label: 'Close case', startsGroup: true },
      ]}
    />
  )
}

const active = () => document.activeElement?.textContent

it('opens a menu at its first item, or with the up arrow at its last', async () => {
  render(<CaseMenu />)
  const opener = await open('Actions')
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  expect(active()).toBe('Escalate')
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  await settle()
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(opener)
  fireEvent.keyDown(opener, { key: 'ArrowUp' })
  await settle()
  expect(active()).toBe('Close case')
})

it('moves in a menu by arrows, Home, End and first letters', async () => {
  render(<CaseMenu />)
  await open('Actions')
  const seen = ['ArrowUp', 'ArrowDown', 'End', 'Home', 'b', 'c'].map((key) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key })
    return active()
  })
  const invoices = 'Billing Invoices (opens in a new tab)'
  expect(seen).toEqual(['Close case', 'Escalate', 'Close case', 'Escalate', invoices, 'Close case'])
})

it('closes the menu and acts when an item is pressed', async () => {
  const onSelect = vi.fn()
  render(<CaseMenu onSelect={onSelect} />)
  await open('Actions')
  fireEvent.click(screen.getByRole('menuitem', { name: 'Escalate' }))
  await settle()
  expect(onSelect).toHaveBeenCalledOnce()
  expect(screen.queryByRole('menu')).toBeNull()
})

function Filters({ onApply }: { onApply: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <FilterPopover
      label="Filters"
      count={2}
      isOpen={isOpen}
      onOpenChange={setOpen}
      applyLabel="Apply"
      clearLabel="Clear"
      onApply={onApply}
      onClear={() => {}}
    >
      <ChipChoice
        legend="Created"
        value="b"
        onChange={() => {}}
        options={[
          { value: 'a', label: 'Last 7 days' },
          { value: 'b', label: 'Last 30 days' },
        ]}
      />
    </FilterPopover>
  )
}

it('puts the focus on the chosen filter and applies nothing on Escape', async () => {
  const onApply = vi.fn()
  render(<Filters onApply={onApply} />)
  const opener = await open('Filters 2')
  expect(screen.getByRole('dialog', { name: 'Filters' })).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Last 30 days' }))
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  await settle()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onApply).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(opener)
})

it('closes the filters when the focus moves to the page behind them, without applying them', async () => {
  const onApply = vi.fn()
  render(
    <>
      <Filters onApply={onApply} />
      <button type="button">Behind</button>
    </>,
  )
  await open('Filters 2')
  act(() => screen.getByRole('button', { name: 'Apply' }).focus())
  await settle()
  expect(screen.getByRole('dialog')).toBeDefined()
  act(() => screen.getByRole('button', { name: 'Behind' }).focus())
  await settle()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onApply).not.toHaveBeenCalled()
  expect(document.activeElement?.textContent).toBe('Behind')
})

it('closes the filters on a press outside, not on one that only ends outside', async () => {
  render(<Filters onApply={() => {}} />)
  await open('Filters 2')
  fireEvent.pointerDown(screen.getByRole('dialog'))
  fireEvent.pointerUp(document.body)
  await settle()
  expect(screen.getByRole('dialog')).toBeDefined()
  fireEvent.pointerDown(document.body)
  fireEvent.pointerUp(document.body)
  await settle()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('closes a menu by a press outside', async () => {
  render(<CaseMenu />)
  await open('Actions')
  fireEvent.pointerDown(document.body)
  fireEvent.pointerUp(document.body)
  await settle()
  expect(screen.queryByRole('menu')).toBeNull()
})

it('lets the screen decide whether Apply closes the filters', async () => {
  const onApply = vi.fn()
  render(<Filters onApply={onApply} />)
  await open('Filters 2')
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }))
  await settle()
  expect(onApply).toHaveBeenCalledOnce()
  expect(screen.getByRole('dialog')).toBeDefined()
})

it('opens a tip by focus and closes it by Escape', async () => {
  render(<InfoTip>What you need at hand.</InfoTip>)
  const button = screen.getByRole('button', { name: 'More information' })
  fireEvent.focus(button)
  expect(screen.getByRole('tooltip').textContent).toBe('What you need at hand.')
  fireEvent.keyDown(button, { key: 'Escape' })
  expect(screen.queryByRole('tooltip')).toBeNull()
})
