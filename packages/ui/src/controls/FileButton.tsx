import { useRef } from 'react'
import { AttachIcon } from '../icons/icons.ts'
import { Button, type ButtonProps } from './Button.tsx'
import { FileInput } from './FileInput.tsx'

export interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Gets the chosen files, not validated: the screen checks size and type. */
  onFiles: (files: File[]) => void
}

/** A quiet button that opens the file chooser. */
export function FileButton({ onFiles, ...button }: FileButtonProps) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="quiet" size="sm" icon={AttachIcon} {...button} onClick={() => chooser.current?.click()} />
      <FileInput ref={chooser} onFiles={onFiles} />
    </>
  )
}
