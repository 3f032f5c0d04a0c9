import { type ReactNode, useId } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { classNames } from '../class-names.ts'
import { IconButton } from '../controls/Button.tsx'
import { CloseIcon } from '../icons/icons.ts'
import { messages } from '../messages.ts'
import styles from './Dialog.module.css'

export interface DialogProps {
  isOpen: boolean
  /** Called on Escape, on the close button, and on a press outside where that is allowed. */
  onClose: () => void
  title: string
  /** Keeps the title for assistive technology only. */
  isTitleHidden?: boolean | undefined
  children: ReactNode
  /** A symbol above the title, such as the icon of a result. */
  sign?: ReactNode
  /** Content at the side of the title and the text, such as the ring of a countdown. */
  aside?: ReactNode
  /** The action bar; put the primary action last. On phones it is shown first. */
  footer?: ReactNode
  /** `small` 30rem, `medium` 40rem. */
  size?: 'small' | 'medium' | undefined
  /** Work is in progress: the dialog cannot be closed. */
  isBusy?: boolean | undefined
  /** A press outside closes the dialog too; only for dialogs without text that could be lost. */
  closesOnOutsidePress?: boolean | undefined
  /** `alertdialog` for a decision that cannot wait. */
  role?: 'dialog' | 'alertdialog' | undefined
  closeLabel?: string | undefined
}

/**
 * A modal dialog, shown as a bottom sheet on phones.
 * Focus stays inside, starts at the element with `autoFocus` and returns to the opener; the page behind is hidden
 * from assistive technology.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  isTitleHidden,
  children,
  sign,
  aside,
  footer,
  size = 'medium',
  isBusy = false,
  closesOnOutsidePress = false,
  role = 'dialog',
  closeLabel,
}: DialogProps) {
  const titleId = useId()
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open && !isBusy) onClose()
      }}
      isDismissable={closesOnOutsidePress && !isBusy}
      isKeyboardDismissDisabled={isBusy}
      className={classNames(styles.veil)}
    >
      <Modal className={classNames(styles.box, styles[size])}>
        <AriaDialog role={role} aria-labelledby={titleId} className={classNames(styles.dialog)}>
          <IconButton
            size="sm"
            icon={CloseIcon}
            label={closeLabel ?? messages.close}
            disabled={isBusy}
            onClick={onClose}
            className={styles.close}
          />
          <div className={classNames(styles.body, aside !== undefined && styles.beside)}>
            {aside}
            <div className={styles.words}>
              {sign}
              <h2 id={titleId} className={isTitleHidden ? 'vh' : styles.title}>
                {title}
              </h2>
              {children}
            </div>
          </div>
          {footer ? <div className={styles.footer}>{footer}</div> : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
