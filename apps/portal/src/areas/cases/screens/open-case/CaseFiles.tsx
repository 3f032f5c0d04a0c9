import { FileDrop, Sheet, Stack } from 'ui'
import { ExportNotice } from '../../../../parts/uploads/ExportNotice.tsx'
import { messages as uploadMessages } from '../../../../parts/uploads/messages.ts'
import { UploadList } from '../../../../parts/uploads/UploadList.tsx'
import type { useUploads } from '../../../../parts/uploads/use-uploads.ts'
import styles from './CaseFiles.module.css'
import { messages } from './messages.ts'

/** Files for the new case: they go up at once and are attached when the case is open. */
export function CaseFiles({ uploads: { queue, state } }: { uploads: ReturnType<typeof useUploads> }) {
  return (
    <fieldset>
      <legend className={styles.legend}>
        {messages.attachments} <span className={styles.optional}>{messages.optional}</span>
      </legend>
      <Stack gap="small">
        <FileDrop onFiles={queue.add} help={uploadMessages.limit} />
        <UploadSheet queue={queue} state={state} />
        <ExportNotice />
      </Stack>
    </fieldset>
  )
}

function UploadSheet({ queue, state }: ReturnType<typeof useUploads>) {
  const list = <UploadList label={messages.attachments} queue={queue} state={state} />
  return state.uploads.length > 0 ? <Sheet isFlush>{list}</Sheet> : list
}
