import { fileNameOf, formatBytes } from 'contract'
import { useEffect, useRef } from 'react'
import { useRead, useRecordCache } from 'record-cache-react'
import { Attachments, FileDrop, Late, Notice, OkIcon, Sheet, Stack } from 'ui'
import { Failed } from '../../../../parts/Failed.tsx'
import { Stepwise } from '../../../../parts/lists/Stepwise.tsx'
import { useToast } from '../../../../parts/toasts.tsx'
import { ExportNotice } from '../../../../parts/uploads/ExportNotice.tsx'
import type { UploadPlace } from '../../../../parts/uploads/upload.ts'
import { uploadList } from '../../../../parts/uploads/upload-parts.ts'
import { useUploads, useUploadsAt } from '../../../../parts/uploads/use-uploads.tsx'
import { useFocusAfterRemoval } from '../../../../parts/use-focus-after.ts'
import { useOneChange } from '../../../../parts/use-one-change.ts'
import { textOf } from '../../../../records/field-values.ts'
import { deleteOnce } from '../../../../records/is-refused.ts'
import { useReads } from '../../../../records/page.ts'
import { fileAddress } from '../../../../site/paths.ts'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import { messages } from './messages.ts'
import { author } from './page.ts'

type Props = {
  /** Null for a new article. */
  id: string | null
  place: UploadPlace
  /** The reader may add and remove files. */
  mayChange: boolean
  /** The article is published, so that changes of its files are public at once. */
  isOnline: boolean
}

/** The files of an article, of which it needs one to be published, and a place to add more. */
export function LinkedFiles({ id, place, mayChange, isOnline }: Props) {
  const reads = useReads(author)
  const { data, state, refresh } = useRead(reads.files)
  const { data: rights } = useRead(reads.rights)
  const cache = useRecordCache()
  const toast = useToast()
  const isHydrated = useIsHydrated()
  const { change, problem } = useOneChange()
  const uploads = useUploads()
  const all = useUploadsAt(place.name, uploads)
  // Finished uploads of a saved article are already among its files.
  const underWay = id === null ? all : all.filter((upload) => upload.state !== 'done')
  const stored = all.length - underWay.length
  // Includes uploads that finished while the article was loading: its files may have been read before.
  const known = useRef(0)
  useEffect(() => {
    if (known.current === stored) return
    known.current = stored
    void refresh()
  }, [stored, refresh])
  const { rows, title, focusAt } = useFocusAfterRemoval()
  const files = data?.records ?? []
  const isMissing = underWay.length === 0 && files.length === 0 && (id === null || data !== undefined)
  const remove = async (linkId: string): Promise<void> => {
    const at = files.findIndex((file) => file.id === linkId)
    const isDone = await change(
      () => deleteOnce(cache, linkId),
      (reason) => messages.fileNotRemoved(reason ?? messages.failures.noAnswer),
    )
    if (isDone) toast({ message: messages.fileRemoved, icon: OkIcon })
    await refresh()
    if (isDone) focusAt(at)
  }
  return (
    <Sheet title={messages.files} titleRef={title}>
      <Stack gap="small">
        {!data && state === 'Error' ? <Failed text={messages.filesFailed} onRetry={refresh} /> : null}
        {problem ? <Notice tone="alarm">{problem}</Notice> : null}
        {files.length > 0 ? (
          <div ref={rows}>
            <Stepwise rows={files} isCut={data?.nextPageToken !== null}>
              {(shown) => (
                <Attachments
                  label={messages.files}
                  onRemove={mayChange && isHydrated ? (linkId) => void remove(linkId) : undefined}
                  files={shown.map(({ id: linkId, fields }) => {
                    const document = fields.ContentDocument.value?.fields
                    return {
                      id: linkId,
                      name: fileNameOf(textOf(document?.Title), textOf(document?.FileExtension)),
                      meta: formatBytes(document?.ContentSize.value ?? 0),
                      state: 'stored',
                      href: fileAddress(document?.LatestPublishedVersionId.value ?? ''),
                    }
                  })}
                />
              )}
            </Stepwise>
          </div>
        ) : null}
        {uploads && underWay.length > 0 ? (
          <Late part={uploadList} props={{ label: messages.files, uploads, files: underWay }} />
        ) : null}
        {mayChange ? (
          <>
            <FileDrop
              onFiles={(chosen) => uploads?.act((store) => void store.add(chosen, place))}
              help={isOnline ? messages.filesHelpOnline : messages.filesHelp}
            />
            {isMissing ? <p className="small soft">{messages.needsFile}</p> : null}
            <ExportNotice />
          </>
        ) : rights ? (
          <p className="small soft">{messages.filesNeedRight}</p>
        ) : null}
      </Stack>
    </Sheet>
  )
}
