import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FileButton } from '../controls/FileButton.tsx'
import { CommentComposer } from './Comment.tsx'

afterEach(cleanup)

const file = new File(['a'], 'a.txt')

function show() {
  const onFiles = vi.fn()
  const { container } = render(
    <CommentComposer author="Mara Okafor" onFiles={onFiles}>
      <textarea aria-label="Comment" />
      <FileButton onFiles={onFiles}>Attach file</FileButton>
    </CommentComposer>,
  )
  return { onFiles, container, field: screen.getByLabelText('Comment') }
}

it('takes files that are chosen, dropped or pasted', () => {
  const { onFiles, container, field } = show()
  const input = container.querySelector('input')
  if (!input) throw new Error('there is no file chooser')
  const open = vi.spyOn(input, 'click')
  fireEvent.click(screen.getByRole('button', { name: 'Attach file' }))
  expect(open).toHaveBeenCalledOnce()
  fireEvent.change(input, { target: { files: [file] } })
  fireEvent.drop(field, { dataTransfer: { types: ['Files'], files: [file] } })
  // False when the default of the event was prevented.
  expect(fireEvent.paste(field, { clipboardData: { types: ['Files'], files: [file] } })).toBe(false)
  expect(onFiles.mock.calls).toEqual([[[file]], [[file]], [[file]]])
})

it('leaves text to the field, also with the picture that programs add to it', () => {
  const { onFiles, field } = show()
  expect(fireEvent.drop(field, { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(true)
  expect(fireEvent.paste(field, { clipboardData: { types: ['text/plain'], files: [] } })).toBe(true)
  expect(fireEvent.paste(field, { clipboardData: { types: ['text/plain', 'Files'], files: [file] } })).toBe(true)
  expect(onFiles).not.toHaveBeenCalled()
})
