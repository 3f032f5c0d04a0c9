import { Notice, Sheet, Stack } from 'ui'
import { UploadList } from '../../../../parts/uploads/UploadList.tsx'
import type { Upload } from '../../../../parts/uploads/upload.ts'
import type { DraftFiles, LargeFiles } from './use-draft-files.ts'

type Props = { uploads: DraftFiles['uploads']; files: readonly Upload[]; large: LargeFiles }

/** The files of the comment being written, and where oversized ones go. */
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

const texts = {
  files: 'Files of your comment',
  leaving: (names: readonly string[]) =>
    `${listOf(names)} ${names.length === 1 ? 'is' : 'are'} larger than 1 MB. With your comment ${names.length === 1 ? 'it goes' : 'they go'} to the attachments of the case.`,
  moved: (names: readonly string[]) =>
    `${listOf(names)} ${names.length === 1 ? 'is' : 'are'} larger than 1 MB and ${names.length === 1 ? 'is' : 'are'} in the attachments of the case.`,
  refused: (names: readonly string[]) =>
    `${listOf(names)} ${names.length === 1 ? 'was' : 'were'} not added: an internal note takes files up to 1 MB. Among the attachments of the case the customer would see ${names.length === 1 ? 'it' : 'them'}.`,
} as const

const listOf = (names: readonly string[]): string => new Intl.ListFormat('en-US').format(names)
