// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ArticleIcon } from '../icons/icons.ts'
import { LinkProvider } from '../links/LinkProvider.tsx'
import { ActionTiles } from './ActionTiles.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { LinkList } from './LinkList.tsx'
import { Pager } from './Pager.tsx'
import { SideNav } from './SideNav.tsx'
import { Tabs } from './Tabs.tsx'

afterEach(cleanup)

const tabs = [
  { id: 'mine', label: 'My Cases', count: 7 },
  { id: 'recent', label: 'My Recent Cases', href: '?tab=recent' },
  { id: 'all', label: 'All Cases' },
]

function drawTabs(onSelect = vi.fn()) {
  render(
    <Tabs label="Case lists" tabs={tabs} selected="mine" onSelect={onSelect}>
      <p>Seven cases</p>
    </Tabs>,
  )
  return onSelect
}

it('shows one panel, named by the selected tab', () => {
  drawTabs()
  expect(screen.getByRole('tabpanel', { name: 'My Cases 7' }).textContent).toBe('Seven cases')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('My Cases 7')
})

it('moves between tabs with arrows, Home and End, around the ends', () => {
  drawTabs()
  const all = screen.getAllByRole('tab')
  all[0]?.focus()
  const steps = ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'End', 'Home'].map((key) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key })
    return all.indexOf(document.activeElement as HTMLElement)
  })
  expect(steps).toEqual([2, 0, 1, 2, 0])
  expect(all.map((tab) => tab.tabIndex)).toEqual([0, -1, -1])
})

it('opens a tab by press, or by its address', () => {
  const onSelect = drawTabs()
  fireEvent.click(screen.getByRole('tab', { name: 'All Cases' }))
  expect(onSelect).toHaveBeenCalledWith('all')
  expect(screen.getByRole('tab', { name: 'My Recent Cases' }).getAttribute('href')).toBe('?tab=recent')
})

it('lets the browser open a tab in a new window', () => {
  const onSelect = drawTabs()
  const recent = screen.getByRole('tab', { name: 'My Recent Cases' })
  const staysToTheBrowser = [{}, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }].map((keys) =>
    fireEvent.click(recent, keys),
  )
  expect(staysToTheBrowser).toEqual([false, true, true, true])
  expect(onSelect.mock.calls).toEqual([['recent']])
})

it('shows which rows are shown and disables a missing step', () => {
  const onPress = vi.fn()
  render(<Pager from={1} to={7} total={41} next={{ onPress }} />)
  expect(screen.getByText('1–7 of 41')).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(onPress).toHaveBeenCalledOnce()
})

it('omits an unknown total, writes large numbers in groups, and renders steps with an address as links', () => {
  render(<Pager from={51} to={100} previous={{ href: '?page=1' }} />)
  expect(screen.getByText('51–100')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('?page=1')
  render(<Pager from={12_401} to={12_450} total={1_000_000} />)
  expect(screen.getByText('12,401–12,450 of 1,000,000')).toBeDefined()
})

it('marks the page itself at the end of the breadcrumb', () => {
  render(
    <Breadcrumb
      crumbs={[
        { label: 'Home', href: '/' },
        { label: '00418273', isMono: true },
      ]}
    />,
  )
  expect(screen.getByRole('listitem', { current: 'page' }).textContent).toBe('00418273')
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

it('renders internal links with the provided component and opens external links in a new tab', () => {
  render(
    <LinkProvider component={({ href, children }) => <a href={`/base${href}`}>{children}</a>}>
      <SideNav
        label="Main"
        groups={[
          {
            items: [
              { label: 'Knowledge', href: '/knowledge' },
              { label: 'Billing', href: 'https://shop.example/', isExternal: true },
            ],
          },
        ]}
      />
      <LinkList rows={[{ href: '/article/a', title: 'Find the card log', icon: ArticleIcon }]} />
      <ActionTiles tiles={[{ href: '/download-reset', title: 'Reset download counter', icon: ArticleIcon }]} />
    </LinkProvider>,
  )
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['/base/knowledge', 'https://shop.example/', '/base/article/a', '/base/download-reset'])
  const outer = screen.getByRole<HTMLAnchorElement>('link', { name: 'Billing (opens in a new tab)' })
  expect([outer.target, outer.rel]).toEqual(['_blank', 'noopener noreferrer'])
})
