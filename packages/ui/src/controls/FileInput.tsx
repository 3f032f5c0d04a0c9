import type { Ref } from 'react'

export interface FileInputProps {
  ref: Ref<HTMLInputElement>
  /** Gets the chosen files, at least one. */
  onFiles: (files: File[]) => void
  isMultiple?: boolean | undefined
  accept?: string | undefined
  isDisabled?: boolean | undefined
}

/** The file chooser of a button, which opens it by a click on this input. */
export function FileInput({ ref, onFiles, isMultiple = true, accept, isDisabled }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple={isMultiple}
      accept={accept}
      disabled={isDisabled}
      onChange={({ target }) => {
        handFiles(target.files, onFiles, isMultiple)
        // Cleared, so that the same file can be chosen again after it was removed.
        target.value = ''
      }}
    />
  )
}

/** Passes on files that were chosen, dropped or pasted, if there are any. */
export function handFiles(list: FileList | null, onFiles: (files: File[]) => void, isMultiple = true): void {
  const files = Array.from(list ?? [])
  if (files.length > 0) onFiles(isMultiple ? files : files.slice(0, 1))
}
