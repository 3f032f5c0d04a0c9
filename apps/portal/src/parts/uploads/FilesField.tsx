import { FileDrop, Sheet, Stack } from 'ui'
import { ExportNotice } from './ExportNotice.tsx'
import styles from './FilesField.module.css'
import { messages } from './messages.ts'
import { UploadList } from './UploadList.tsx'
import type { UploadQueue, UploadState } from './upload-queue.ts'

type Props = { queue: UploadQueue; state: UploadState }

/** The files of a form: they go up at once, before the form is sent. */
export function FilesField({ queue, state }: Props) {
  return (
    <fieldset>
      <legend className={styles.legend}>
        {messages.attachments} <span className={styles.optional}>{messages.optional}</span>
      </legend>
      <Stack gap="small">
        <FileDrop onFiles={queue.add} help={messages.limit} />
        <UploadSheet queue={queue} state={state} />
        <ExportNotice />
      </Stack>
    </fieldset>
  )
}

function UploadSheet({ queue, state }: Props) {
  const list = <UploadList label={messages.attachments} queue={queue} state={state} />
  return state.uploads.length > 0 ? <Sheet isFlush>{list}</Sheet> : list
}
