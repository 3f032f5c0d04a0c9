import { FileDrop, Late, Sheet, Stack } from 'ui'
import { ExportNotice } from './ExportNotice.tsx'
import { messages } from './messages.ts'
import type { Uploads } from './page-uploads.ts'
import styles from './UploadTray.module.css'
import type { Upload, UploadPlace } from './upload.ts'
import { uploadList } from './upload-parts.ts'

type Props = { uploads: Uploads | null; files: readonly Upload[]; place: UploadPlace }

/** Attachments of a form. They are uploaded immediately, before the form is submitted. */
export function FilesField({ uploads, files, place }: Props) {
  return (
    <fieldset>
      <legend className={styles.legend}>
        {messages.attachments} <span className={styles.optional}>{messages.optional}</span>
      </legend>
      <Stack gap="small">
        <FileDrop onFiles={(chosen) => uploads?.act((store) => void store.add(chosen, place))} help={messages.limit} />
        {uploads && files.length > 0 ? (
          <Sheet isFlush>
            <Late part={uploadList} props={{ label: messages.attachments, uploads, files }} />
          </Sheet>
        ) : null}
        <ExportNotice />
      </Stack>
    </fieldset>
  )
}
