// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Attachments } from './AttachmentRow.tsx'
import { initialsOf } from './Avatar.tsx'
import { Badge } from './Badge.tsx'
import { BriefingStrip } from './BriefingStrip.tsx'
import { Comment } from './Comment.tsx'
import { CycleScale } from './CycleScale.tsx'
import { ImpactBars } from './ImpactBars.tsx'
import { StatusGlyph } from './StatusGlyph.tsx'
import { Stepper } from './Stepper.tsx'
import { Timeline } from './Timeline.tsx'

afterEach(cleanup)

it('shows a stored status in words', () => {
  const { container } = render(<StatusGlyph status="In-Progress" />)
  expect(container.textContent).toBe('In Progress')
})

it('draws each of the six statuses differently', () => {
  const statuses = ['Open', 'In-Progress', 'Pending Engineering', 'Resolved', 'Closed', 'Not Actionable']
  const drawings = statuses.map((status) => render(<StatusGlyph status={status} />).container.querySelector('svg'))
  expect(new Set(drawings.map((svg) => svg?.innerHTML)).size).toBe(6)
})

it('gives impact bars an accessible name only when they have no label', () => {
  render(<ImpactBars level={3} />)
  expect(screen.getByRole('img', { name: 'Impact 3 of 4' })).toBeDefined()
  cleanup()
  render(<ImpactBars level={3} label="Major Degradation" />)
  expect(screen.queryByRole('img')).toBeNull()
})

it('shows a missing fact as not given', () => {
  render(
    <BriefingStrip
      facts={[
        { label: 'Tail number', value: 'N014KT' },
        { label: 'Service number', value: null },
      ]}
    />,
  )
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['N014KT', 'Not given'])
})

it('hides the older entries of a long timeline until its button is pressed', () => {
  const entries = Array.from({ length: 14 }, (_, index) => ({ id: `e${index}`, title: `Step ${index}` }))
  render(<Timeline entries={entries} label="Timeline" />)
  expect(screen.getAllByRole('listitem')).toHaveLength(8)
  fireEvent.click(screen.getByRole('button', { name: 'Show all 14' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(14)
  expect(screen.queryByRole('button')).toBeNull()
})

it('marks the current step', () => {
  render(<Stepper steps={['Company e-mail', 'Validate e-mail', 'Password']} current={1} />)
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toBe('Validate e-mail')
})

it('draws one tick per day', () => {
  render(<CycleScale day={12} label="Day 12 of 28" />)
  expect(screen.getByRole('img', { name: 'Day 12 of 28' }).childElementCount).toBe(28)
})

it('draws a cycle that is over without the days that have passed', () => {
  const { container, rerender } = render(<CycleScale day={29} />)
  const isDark = () => /past/.test(container.innerHTML)
  expect(isDark()).toBe(false)
  rerender(<CycleScale day={28} />)
  expect(isDark()).toBe(true)
})

it('says in words that a note is internal', () => {
  render(
    <Comment author="Jonas Weil" meta="Jun 19" side="internal">
      <p>Ask engineering.</p>
    </Comment>,
  )
  expect(screen.getByRole('article').textContent).toContain('Internal note')
})

it('marks the badge that links to this page', () => {
  render(
    <Badge href="/product" isCurrent>
      Tarn NavData
    </Badge>,
  )
  expect(screen.getByRole('link', { name: 'Tarn NavData' }).getAttribute('aria-current')).toBe('true')
})

it('offers the actions that the state of each file allows', () => {
  const act = { onCancel: vi.fn(), onPause: vi.fn(), onResume: vi.fn(), onRetry: vi.fn(), onRemove: vi.fn() }
  render(
    <Attachments
      {...act}
      files={[
        { id: '1', name: 'photo.jpg', state: 'stored', href: '/files/1' },
        { id: '2', name: 'log.zip', state: 'uploading', percent: 63 },
        { id: '3', name: 'video.mov', state: 'failed', error: 'Your document upload has been unsuccessful' },
        { id: '4', name: 'card.bin', state: 'paused', percent: 10 },
      ]}
    />,
  )
  expect(screen.getByRole('link', { name: 'Download photo.jpg' }).getAttribute('href')).toBe('/files/1')
  const bars = screen.getAllByRole<HTMLProgressElement>('progressbar')
  expect(bars.map((bar) => [bar.getAttribute('aria-label'), bar.value])).toEqual([
    ['log.zip', 63],
    ['card.bin', 10],
  ])
  expect(screen.getByText('Your document upload has been unsuccessful')).toBeDefined()
  for (const name of ['Pause upload of log.zip', 'Cancel upload of log.zip', 'Resume upload of card.bin']) {
    fireEvent.click(screen.getByRole('button', { name }))
  }
  fireEvent.click(screen.getByRole('button', { name: 'Retry video.mov' }))
  fireEvent.click(screen.getByRole('button', { name: 'Remove video.mov' }))
  expect(Object.values(act).map((mock) => mock.mock.calls)).toEqual([[['2']], [['2']], [['4']], [['3']], [['3']]])
})

it('takes the first letters of the first and the last name', () => {
  expect(initialsOf('Mara Okafor')).toBe('MO')
  expect(initialsOf(' ana maria de souza ')).toBe('AS')
  expect(initialsOf('Priya')).toBe('P')
  expect(initialsOf('')).toBe('')
})

it('offers to remove a file that failed permanently, but not to retry it', () => {
  const act = { onRetry: vi.fn(), onRemove: vi.fn() }
  render(
    <Attachments
      {...act}
      files={[{ id: '1', name: 'video.mov', state: 'failed', error: 'Too large', isFinal: true }]}
    />,
  )
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Remove video.mov'])
})
