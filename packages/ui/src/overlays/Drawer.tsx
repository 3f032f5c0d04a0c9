import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { classNames } from '../class-names.ts'
import { IconButton } from '../controls/Button.tsx'
import { CloseIcon } from '../icons/icons.ts'
import { messages } from '../messages.ts'
import styles from './Drawer.module.css'

export interface DrawerProps {
  isOpen: boolean
  onClose: () => void
  label: string
  /** Content in the line of the close button, such as the name of the user. */
  header?: ReactNode
  /** Content fixed to the bottom edge. */
  footer?: ReactNode
  children: ReactNode
  closeLabel?: string | undefined
}

/** The menu of small screens: a panel at the right edge; Escape and a press outside close it. */
export function Drawer({ isOpen, onClose, label, header, footer, children, closeLabel }: DrawerProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      isDismissable
      className={classNames(styles.veil)}
    >
      <Modal className={classNames(styles.panel)}>
        <AriaDialog aria-label={label} className={classNames(styles.dialog)}>
          <div className={styles.top}>
            <div>{header}</div>
            <IconButton icon={CloseIcon} label={closeLabel ?? messages.close} onClick={onClose} />
          </div>
          {children}
          {footer ? <div className={styles.bottom}>{footer}</div> : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
