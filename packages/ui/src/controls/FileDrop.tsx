import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icons/Icon.tsx'
import { UploadIcon } from '../icons/icons.ts'
import { messages } from '../messages.ts'
import styles from './FileDrop.module.css'

export interface FileDropProps {
  /** Gets the chosen or dropped files, not validated: the screen checks size and type. */
  onFiles: (files: File[]) => void
  /** One sentence under the button, such as the size limit. */
  help?: ReactNode
  isMultiple?: boolean | undefined
  /** A hint for the file chooser, as in `<input accept>`. */
  accept?: string | undefined
  isDisabled?: boolean | undefined
  chooseLabel?: string | undefined
  orDropLabel?: string | undefined
  dropLabel?: string | undefined
  id?: string | undefined
}

/** A button that opens the file chooser, on a zone that also takes dropped files. */
export function FileDrop({
  onFiles,
  help,
  isMultiple = true,
  accept,
  isDisabled,
  chooseLabel,
  orDropLabel,
  dropLabel,
  id,
}: FileDropProps) {
  const helpId = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const [isDraggedOver, setDraggedOver] = useState(false)
  const isOver = isDraggedOver && !isDisabled

  const hand = (list: FileList | null) => {
    const files = Array.from(list ?? [])
    if (files.length > 0) onFiles(isMultiple ? files : files.slice(0, 1))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setDraggedOver(false)
    if (!isDisabled) hand(event.dataTransfer.files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an addition for pointers; the button does the same
    <div
      className={classNames(styles.zone, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault()
        setDraggedOver(true)
      }}
      // dragleave also fires when the pointer moves onto a child; only a pointer outside the zone ends the drag.
      onDragLeave={(event) => {
        const next = event.relatedTarget
        if (!(next instanceof Node && event.currentTarget.contains(next))) setDraggedOver(false)
      }}
      onDrop={drop}
    >
      <Icon of={UploadIcon} className={styles.icon} />
      <p>
        {isOver ? (
          <b>{dropLabel ?? messages.dropToAttach}</b>
        ) : (
          <>
            <button
              type="button"
              id={id}
              disabled={isDisabled}
              className={styles.choose}
              aria-describedby={help ? helpId : undefined}
              onClick={() => chooser.current?.click()}
            >
              {chooseLabel ?? messages.chooseFiles}
            </button>{' '}
            {orDropLabel ?? messages.orDropHere}
          </>
        )}
      </p>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple={isMultiple}
        accept={accept}
        disabled={isDisabled}
        onChange={(event) => {
          hand(event.target.files)
          // Cleared, so that the same file can be chosen again after it was removed.
          event.target.value = ''
        }}
      />
      {help ? (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      ) : null}
    </div>
  )
}
