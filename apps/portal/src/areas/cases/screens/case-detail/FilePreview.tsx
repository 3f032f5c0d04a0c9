import { useEffect, useState } from 'react'
import { Button, Dialog, LinkButton, Notice, Row, SkeletonRows, Stack } from 'ui'
import { Failed } from '../../../../parts/Failed.tsx'
import { fileAddress, previewAddress } from '../../../../site/paths.ts'
import styles from './CaseComments.module.css'
import { filePreviewTexts } from './file-preview-messages.ts'
import type { CaseFile } from './support-case.ts'

/** Previews a file: an image, the pages of a PDF, or the beginning of a text. */
export function FilePreview({ file, onClose }: { file: CaseFile; onClose: () => void }) {
  const [page, setPage] = useState(1)
  const { preview, lookAgain } = usePreview(file.versionId, page)
  const pages = preview.state === 'picture' ? preview.pages : 1
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesOnOutsidePress
      title={file.name}
      footer={
        <LinkButton variant="line" href={fileAddress(file.versionId)} download>
          {filePreviewTexts.download}
        </LinkButton>
      }
    >
      <Stack>
        {preview.state === 'loading' ? <SkeletonRows label={filePreviewTexts.loading} count={3} /> : null}
        {preview.state === 'none' ? <Notice tone="plain">{filePreviewTexts.none}</Notice> : null}
        {preview.state === 'failed' ? <Failed text={filePreviewTexts.failed} onRetry={lookAgain} /> : null}
        {preview.state === 'text' ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the text scrolls, and keyboards must reach it
          <section className={styles.text} tabIndex={0} aria-label={filePreviewTexts.start}>
            <pre>{preview.text}</pre>
          </section>
        ) : null}
        {preview.state === 'picture' ? (
          <img
            className={styles.picture}
            src={preview.address}
            alt={pages > 1 ? filePreviewTexts.ofPage(file.name, preview.page) : file.name}
          />
        ) : null}
        {pages > 1 || page > 1 ? (
          <Row align="between">
            <Button variant="line" size="sm" disabled={page <= 1} onClick={() => setPage(page - 1)}>
              {filePreviewTexts.previous}
            </Button>
            <span role="status" className="meta num">
              {filePreviewTexts.page(page, pages)}
            </span>
            <Button variant="line" size="sm" disabled={page >= pages} onClick={() => setPage(page + 1)}>
              {filePreviewTexts.next}
            </Button>
          </Row>
        ) : null}
      </Stack>
    </Dialog>
  )
}

type Preview =
  | { state: 'loading' | 'none' | 'failed' }
  | { state: 'text'; text: string }
  | { state: 'picture'; address: string; page: number; pages: number }

function usePreview(versionId: string, page: number): { preview: Preview; lookAgain: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [preview, setPreview] = useState<Preview>({ state: 'loading' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt looks once more
  useEffect(() => {
    const asking = new AbortController()
    readPreview(versionId, page, asking.signal).then(
      (read) => {
        if (!asking.signal.aborted) setPreview(read)
      },
      () => {
        if (!asking.signal.aborted) setPreview({ state: 'failed' })
      },
    )
    return () => asking.abort()
  }, [versionId, page, attempt])
  return { preview, lookAgain: () => setAttempt((before) => before + 1) }
}

/** Loads the preview into the HTTP cache, from which the image element then renders it. */
async function readPreview(versionId: string, page: number, signal: AbortSignal): Promise<Preview> {
  const address = previewAddress(versionId, page)
  const answer = await fetch(address, { signal })
  if (answer.status === 404) return { state: 'none' }
  if (!answer.ok) return { state: 'failed' }
  if (answer.headers.get('content-type')?.startsWith('text/plain')) return { state: 'text', text: await answer.text() }
  await answer.blob()
  return { state: 'picture', address, page, pages: Number(answer.headers.get('preview-pages') ?? 1) }
}
