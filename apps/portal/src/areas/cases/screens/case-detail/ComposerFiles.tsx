import { Notice, Sheet, Stack } from 'ui'
import { UploadList } from '../../../../parts/uploads/UploadList.tsx'
import type { Upload } from '../../../../parts/uploads/upload.ts'
import { composerFileTexts as texts } from './composer-file-texts.ts'
import type { DraftFiles, LargeFiles } from './use-draft-files.ts'

type Props = { uploads: DraftFiles['uploads']; files: readonly Upload[]; large: LargeFiles }

/** The files of the comment that is being written, and where those go that are too large for it. */
export function ComposerFiles({ uploads, files, large: { refused, leaving, moved } }: Props) {
  return (
    <Stack gap="small">
      {refused.length > 0 ? <Notice tone="alarm">{texts.refused(refused)}</Notice> : null}
      {uploads && files.length > 0 ? (
        <Sheet isFlush>
          <UploadList label={texts.files} uploads={uploads} files={files} />
        </Sheet>
      ) : null}
      {leaving.length > 0 ? <Notice tone="plain">{texts.leaving(leaving)}</Notice> : null}
      {moved.length > 0 ? <Notice tone="plain">{texts.moved(moved)}</Notice> : null}
    </Stack>
  )
}
