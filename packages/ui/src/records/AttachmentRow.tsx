import { useRef } from 'react'
import { classNames } from '../class-names.ts'
import button from '../controls/Button.module.css'
import { Button, buttonClassName, IconButton } from '../controls/Button.tsx'
import { FileInput } from '../controls/FileInput.tsx'
import { fileMessages as messages } from '../file-messages.ts'
import { Icon, type IconShape } from '../icons/Icon.tsx'
import {
  ArchiveFileIcon,
  CheckedFileIcon,
  CloseIcon,
  DownloadIcon,
  FailedFileIcon,
  FileIcon,
  ImageIcon,
  PauseIcon,
  PlayIcon,
  ShowIcon,
} from '../icons/icons.ts'
import styles from './Attachments.module.css'
import type { Attachment, AttachmentActions, AttachmentLabels } from './attachment.ts'
import { ProgressBar } from './ProgressBar.tsx'

interface AttachmentRowProps extends AttachmentActions {
  file: Attachment
  labels: AttachmentLabels
}

/** One file of `Attachments`. */
export function AttachmentRow({ file, ...actions }: AttachmentRowProps) {
  const isFailed = file.state === 'failed'
  return (
    <li className={classNames(styles.file, isFailed && styles.failed)}>
      <Icon of={iconOf(file)} className={styles.icon} />
      <div className={styles.facts}>
        <b dir="auto">{file.name}</b>
        {isFailed ? <p className={styles.error}>{file.error}</p> : <span className="meta num">{file.meta}</span>}
        {file.sha256 ? (
          <details className={styles.checksum}>
            <summary>{actions.labels.checksum}</summary>
            {messages.checksumKind} <code>{file.sha256}</code>
          </details>
        ) : null}
      </div>
      <span className={styles.actions}>
        <RowActions file={file} {...actions} />
      </span>
      {isUnderWay(file) ? (
        <ProgressBar label={file.name} percent={file.percent ?? 0} className={styles.progress} />
      ) : null}
    </li>
  )
}

const isUnderWay = ({ state }: Attachment): boolean => state === 'uploading' || state === 'paused' || state === 'absent'

function RowActions({
  file,
  labels,
  onCancel,
  onPause,
  onResume,
  onRetry,
  onChoose,
  onPreview,
  onRemove,
}: AttachmentRowProps) {
  const { id, name, state, href, isFinal } = file
  return (
    <>
      {state === 'failed' && !isFinal && onRetry ? (
        <Button variant="line" size="sm" aria-label={labels.retryUpload(name)} onClick={() => onRetry(id)}>
          {labels.retry}
        </Button>
      ) : null}
      {state === 'uploading' && onPause ? (
        <IconButton size="sm" icon={PauseIcon} label={labels.pauseUpload(name)} onClick={() => onPause(id)} />
      ) : null}
      {state === 'paused' && onResume ? (
        <IconButton size="sm" icon={PlayIcon} label={labels.resumeUpload(name)} onClick={() => onResume(id)} />
      ) : null}
      {state === 'absent' && onChoose ? <ChooseButton file={file} labels={labels} onChoose={onChoose} /> : null}
      {isUnderWay(file) && onCancel ? (
        <IconButton size="sm" icon={CloseIcon} label={labels.cancelUpload(name)} onClick={() => onCancel(id)} />
      ) : null}
      {file.hasPreview && onPreview ? (
        <IconButton size="sm" icon={ShowIcon} label={labels.previewFile(name)} onClick={() => onPreview(id)} />
      ) : null}
      {href !== undefined ? (
        // A plain link: the server answers downloads, not the router.
        <a
          href={href}
          download={name}
          aria-label={labels.downloadFile(name)}
          className={buttonClassName({ variant: 'quiet', size: 'sm' }, button.square)}
        >
          <Icon of={DownloadIcon} />
        </a>
      ) : null}
      {!isUnderWay(file) && onRemove ? (
        <IconButton
          size="sm"
          icon={CloseIcon}
          label={labels.removeFile(name)}
          data-remove
          onClick={() => onRemove(id)}
        />
      ) : null}
    </>
  )
}

type ChooseButtonProps = Pick<AttachmentRowProps, 'file' | 'labels'> & Required<Pick<AttachmentActions, 'onChoose'>>

function ChooseButton({ file, labels, onChoose }: ChooseButtonProps) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant="line"
        size="sm"
        aria-label={labels.chooseFile(file.name)}
        onClick={() => chooser.current?.click()}
      >
        {labels.choose}
      </Button>
      <FileInput ref={chooser} isMultiple={false} onFiles={([chosen]) => chosen && onChoose(file.id, chosen)} />
    </>
  )
}

function iconOf({ name, state }: Attachment): IconShape {
  if (state === 'failed') return FailedFileIcon
  if (state === 'scanning') return CheckedFileIcon
  if (/\.(avif|bmp|gif|heic|jpe?g|png|svg|tiff?|webp)$/i.test(name)) return ImageIcon
  if (/\.(7z|gz|rar|tar|tgz|zip)$/i.test(name)) return ArchiveFileIcon
  return FileIcon
}

export interface AttachmentsProps extends AttachmentActions {
  files: readonly Attachment[]
  label?: string | undefined
  labels?: Partial<AttachmentLabels> | undefined
}

/** Files in ruled rows, each with its progress and the actions its state allows. */
export function Attachments({ files, label, labels, ...actions }: AttachmentsProps) {
  return (
    <ul className={styles.files} aria-label={label}>
      {files.map((file) => (
        <AttachmentRow key={file.id} file={file} labels={{ ...messages, ...labels }} {...actions} />
      ))}
    </ul>
  )
}
