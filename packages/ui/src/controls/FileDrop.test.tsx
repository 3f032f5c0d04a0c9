// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FileDrop } from './FileDrop.tsx'

afterEach(cleanup)

const dropped = (list: File[]) => ({ dataTransfer: { types: ['Files'], files: list } })
const files = [new File(['a'], 'a.exe'), new File(['b'], 'b.zip')]

function zoneOf(container: HTMLElement): HTMLElement {
  const zone = container.firstElementChild
  if (!(zone instanceof HTMLElement)) throw new Error('no zone drawn')
  return zone
}

it('reports every dropped file, without a check of its own', () => {
  const onFiles = vi.fn()
  const { container } = render(<FileDrop onFiles={onFiles} help="Up to 800 MB per file" />)
  fireEvent.drop(zoneOf(container), dropped(files))
  expect(onFiles).toHaveBeenCalledWith(files)
})

it('takes only the first file when a single file is allowed', () => {
  const onFiles = vi.fn()
  const { container } = render(<FileDrop onFiles={onFiles} isMultiple={false} />)
  fireEvent.drop(zoneOf(container), dropped(files))
  expect(onFiles).toHaveBeenCalledWith([files[0]])
})

it('reports a chosen file, also when the same file is chosen again', () => {
  const onFiles = vi.fn()
  const { container } = render(<FileDrop onFiles={onFiles} />)
  const chooser = container.querySelector('input')
  if (!chooser) throw new Error('no file input drawn')
  fireEvent.change(chooser, { target: { files } })
  expect(onFiles).toHaveBeenCalledWith(files)
  expect(chooser.value).toBe('')
})

it('says where to drop while files are dragged over it', () => {
  const { container } = render(<FileDrop onFiles={() => {}} />)
  fireEvent.dragOver(zoneOf(container), dropped(files))
  expect(screen.getByText('Drop to attach')).toBeDefined()
  fireEvent.dragLeave(zoneOf(container), { relatedTarget: document.body })
  expect(screen.queryByText('Drop to attach')).toBeNull()
})

it('takes no files while disabled', () => {
  const onFiles = vi.fn()
  const { container } = render(<FileDrop onFiles={onFiles} isDisabled />)
  fireEvent.drop(zoneOf(container), dropped(files))
  expect(onFiles).not.toHaveBeenCalled()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose files' }).disabled).toBe(true)
})
