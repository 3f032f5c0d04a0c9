import { type ReactNode, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { fileMessages as messages } from '../file-messages.ts'
import { Icon } from '../icons/Icon.tsx'
import { UploadIcon } from '../icons/icons.ts'
import styles from './FileDrop.module.css'
import { FileInput } from './FileInput.tsx'
import { useFileDrop } from './use-file-drop.ts'

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
  isMultiple,
  accept,
  isDisabled,
  chooseLabel,
  orDropLabel,
  dropLabel,
  id,
}: FileDropProps) {
  const helpId = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const { isOver, zone } = useFileDrop(isDisabled ? null : onFiles, isMultiple)
  return (
    // Dropping is an addition for pointers; the button does the same.
    <div className={classNames(styles.zone, isOver && styles.over)} {...zone}>
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
      <FileInput {...{ ref: chooser, onFiles, isMultiple, accept, isDisabled }} />
      {help ? (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      ) : null}
    </div>
  )
}
