import { fileNameOf } from 'contract'
import { useEffect, useState } from 'react'
import { useRead } from 'record-cache-react'
import { Button, FieldPair, Late, latePart, Notice, Sheet, SkeletonRows, Stack, Tabs, TextArea, TextField } from 'ui'
import type { FieldProps, Form } from '../../../../forms/form.ts'
import type { Uploads } from '../../../../parts/uploads/page-uploads.ts'
import type { UploadPlace } from '../../../../parts/uploads/upload.ts'
import { useUploads, useUploadsAt } from '../../../../parts/uploads/use-uploads.tsx'
import { textOf } from '../../../../records/field-values.ts'
import { useReads } from '../../../../records/page.ts'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import { ArticleContent } from '../../parts/article/ArticleContent.tsx'
import { ArticleVideo } from '../../parts/article/ArticleVideo.tsx'
import type { Article } from '../../parts/article/article.ts'
import { CaseOffer } from '../../parts/article/CaseOffer.tsx'
import { messages as articleMessages } from '../../parts/article/messages.ts'
import type { ArticleForm } from './article-form.ts'
import styles from './EditorLayout.module.css'
import { messages } from './messages.ts'
import type { LinkedPicture } from './PictureTool.tsx'
import { type AuthoredRecord, author } from './page.ts'
import { previewOf } from './preview-of.ts'

type Shown = 'write' | 'guest' | 'customer'

type Props = {
  form: Form<ArticleForm>
  /** The reader may edit it. */
  isWriter: boolean
  /** Null for a new article. */
  article: AuthoredRecord | null
  /** Guests read it, or will after publication. */
  isPublic: boolean
  isNextVersion: boolean
  /** Where pasted pictures are uploaded; null when the reader may not change the files. */
  filesAt: UploadPlace | null
}

/** The text of an article: form and preview. */
export function WrittenText({ form, isWriter, article, isPublic, isNextVersion, filesAt }: Props) {
  const [chosen, setChosen] = useState<Shown>(isWriter ? 'write' : 'customer')
  const isHydrated = useIsHydrated()
  const reads = useReads(author)
  const { data: products } = useRead(reads.products)
  const { data: files } = useRead(reads.files)
  const product = products?.records.find(({ id }) => id === form.values.productId)
  const preview = previewOf(form.values, {
    article,
    isPublic,
    product: product ? textOf(product.fields.Name) : null,
    files: files?.records ?? [],
  })
  // After a failed attempt an invalid field gets the focus and must be visible.
  const [attempt, setAttempt] = useState(form.attempt)
  if (attempt !== form.attempt) {
    setAttempt(form.attempt)
    if (isWriter && form.failures.length > 0) setChosen('write')
  }
  const tabs = [
    ...(isWriter ? [{ id: 'write', label: messages.write }] : []),
    { id: 'guest', label: messages.asGuest },
    { id: 'customer', label: messages.asCustomer },
  ].map((tab) => ({ ...tab, isDisabled: !isHydrated }))
  return (
    <Tabs
      label={messages.previews}
      tabs={tabs}
      selected={chosen}
      onSelect={(id) => setChosen(tabs.some((tab) => tab.id === id) ? (id as Shown) : 'customer')}
    >
      {chosen === 'write' || preview === null ? null : (
        <ArticlePreview article={preview} isGuest={chosen === 'guest'} />
      )}
      {isWriter ? (
        <div hidden={chosen !== 'write'}>
          <DraftText form={form} isNextVersion={isNextVersion} filesAt={filesAt} />
        </div>
      ) : null}
    </Tabs>
  )
}

/** The published fields. @param isNextVersion - of a published article, whose address does not change. */
function DraftText({ form, isNextVersion, filesAt }: Pick<Props, 'form' | 'isNextVersion' | 'filesAt'>) {
  const summary = <TextField label={messages.summary} autoComplete="off" isOptional {...form.field('summary')} />
  return (
    <Stack>
      <TextField label={messages.title} autoComplete="off" {...form.field('title')} />
      {isNextVersion ? (
        summary
      ) : (
        <FieldPair>
          <TextField
            label={messages.urlName}
            help={messages.urlNameHelp}
            isMono
            autoComplete="off"
            {...form.field('urlName')}
          />
          {summary}
        </FieldPair>
      )}
      <BodyField field={form.field('content')} filesAt={filesAt} />
    </Stack>
  )
}

// The editor is most of this page's code, and only this page uses it.
const bodyEditor = latePart(async () => (await import('./BodyEditor.tsx')).BodyEditor)

const PICTURE = /\.(?:avif|gif|jpe?g|png|webp)$/i

/** The pictures among the files of an article, also those that are uploaded before its first save. The latest is the last. */
function usePictures(place: string, uploads: Uploads | null): LinkedPicture[] {
  const { data } = useRead(useReads(author).files)
  const linked = (data?.records ?? []).flatMap(({ fields: { ContentDocument } }) => {
    const document = ContentDocument.value
    const name = fileNameOf(textOf(document?.fields.Title), textOf(document?.fields.FileExtension))
    return document ? [{ documentId: document.id, name }] : []
  })
  const uploaded = useUploadsAt(place, uploads).flatMap(({ documentId, name }) =>
    documentId ? [{ documentId, name }] : [],
  )
  const all = new Map([...linked.toReversed(), ...uploaded].map((file) => [file.documentId, file]))
  return [...all.values()].filter(({ name }) => PICTURE.test(name))
}

/**
 * The body of an article: the editor, once its code is loaded. Without that code it is a field with HTML, for browsers that run no scripts
 * and after a failed load.
 */
function BodyField({ field, filesAt }: { field: FieldProps<string>; filesAt: UploadPlace | null }) {
  const uploads = useUploads()
  const pictures = usePictures(filesAt?.name ?? '', uploads)
  const addFiles = filesAt && ((files: File[]) => uploads?.act((store) => void store.add(files, filesAt)))
  const isHydrated = useIsHydrated()
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  useEffect(() => {
    void bodyEditor.load().then((part) => part ?? setState('failed'))
  }, [])
  const plain = <TextArea label={messages.body} help={messages.bodyHelp} rows={14} {...field} />
  return (
    <div className={styles.body}>
      {state === 'failed' ? plain : null}
      {state === 'loading' ? (
        isHydrated ? (
          <SkeletonRows label={messages.loadingEditor} shape="text" count={8} />
        ) : (
          <div className={styles.withoutScripts}>{plain}</div>
        )
      ) : null}
      {isHydrated ? (
        <Late part={bodyEditor} props={{ field, addFiles, pictures, onReady: () => setState('ready') }} />
      ) : null}
    </div>
  )
}

/**
 * Preview of an article, rendered with the parts of its page. Badges and the case button are not links, so that the author stays on the
 * form.
 */
function ArticlePreview({ article, isGuest }: { article: Article; isGuest: boolean }) {
  const [text, setText] = useState<HTMLElement | null>(null)
  if (isGuest && !article.isPublic) return <Notice>{messages.guestsCannot}</Notice>
  return (
    <section aria-label={messages.preview}>
      <ArticleContent article={article} isPreview text={text} onRendered={setText}>
        {article.html.trim() === '' ? <p className="soft">{messages.nothingYet}</p> : null}
        {article.isVideo ? <Video article={article} /> : null}
        <CaseOffer isVisitor={isGuest}>
          <Button isWide aria-disabled>
            {articleMessages.openSupportCase}
          </Button>
        </CaseOffer>
      </ArticleContent>
    </section>
  )
}

function Video({ article }: { article: Article }) {
  if (article.video !== null) return <ArticleVideo article={article} />
  return (
    <Sheet>
      <Stack>
        <Button isWide aria-disabled>
          {articleMessages.downloadVideo}
        </Button>
        <Notice tone="alarm">{articleMessages.noVideo}</Notice>
      </Stack>
    </Sheet>
  )
}
