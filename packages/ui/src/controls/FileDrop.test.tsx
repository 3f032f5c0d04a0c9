// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FileDrop } from './FileDrop.tsx'

afterEach(cleanup)

const files = [new File(['a'], 'a.exe'), new File(['b'], 'b.zip')]

function zoneOf(container: HTMLElement): HTMLElement {
  const zone = container.firstElementChild
  if (!(zone instanceof HTMLElement)) throw new Error('no zone drawn')
  return zone
}

it('hands over whatever is dropped, refusing nothing itself', () => {
  const onFiles = vi.fn()
  const { container } = render(<FileDrop onFiles={onFiles} help="Up to 800 MB per file" />)
  fireEvent.drop(zoneOf(container), { dataTransfer: { files } })
  expect(onFiles).toHaveBeenCalledWith(files)
})

it('takes one file where only one is wanted', () => {
  const onFiles = vi.fn()
  const { container } = render(<FileDrop onFiles={onFiles} isMultiple={false} />)
  fireEvent.drop(zoneOf(container), { dataTransfer: { files } })
  expect(onFiles).toHaveBeenCalledWith([files[0]])
})

it('hands over what was chosen, and the same file again after that', () => {
  const onFiles = vi.fn()
  const { container } = render(<FileDrop onFiles={onFiles} />)
  const chooser = container.querySelector('input')
  if (!chooser) throw new Error('no file input drawn')
  fireEvent.change(chooser, { target: { files } })
  expect(onFiles).toHaveBeenCalledWith(files)
  expect(chooser.value).toBe('')
})

it('says where to let go while files hover over it', () => {
  const { container } = render(<FileDrop onFiles={() => {}} />)
  fireEvent.dragOver(zoneOf(container))
  expect(screen.getByText('Drop to attach')).toBeDefined()
  fireEvent.dragLeave(zoneOf(container), { relatedTarget: document.body })
  expect(screen.queryByText('Drop to attach')).toBeNull()
})

it('takes nothing while disabled', () => {
  const onFiles = vi.fn()
  const { container } = render(<FileDrop onFiles={onFiles} isDisabled />)
  fireEvent.drop(zoneOf(container), { dataTransfer: { files } })
  expect(onFiles).not.toHaveBeenCalled()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose files' }).disabled).toBe(true)
})
