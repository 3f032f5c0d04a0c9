import { type ReactNode, type RefObject, useState } from 'react'
import { Button, Comment, CommentThread, Late, Sheet, SkeletonRows } from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { listMessages } from '../../../../parts/lists/messages.ts'
import type { Upload } from '../../../../parts/uploads/upload.ts'
import { uploadList } from '../../../../parts/uploads/upload-parts.ts'
import { useUploadsAt } from '../../../../parts/uploads/use-uploads.tsx'
import { useNow } from '../../../../site/now.tsx'
import { usePage } from '../../../../site/page.tsx'
import { LIST_STEP } from '../../reads.ts'
import styles from './CaseComments.module.css'
import { CaseWords } from './CaseWords.tsx'
import { Composer } from './Composer.tsx'
import { type Audience, newestComment } from './comment-form.ts'
import { messages } from './messages.ts'
import { StoredFiles } from './StoredFiles.tsx'
import type { CaseComment, CaseFile, SupportCase } from './support-case.ts'
import { useCommentFiles, useComments } from './use-case-detail.ts'
import { filesUnderWay, useDraftFiles } from './use-draft-files.ts'
import { usePostComment } from './use-post-comment.ts'

/** Newest comments rendered initially, so that the comment box is not far below the case. */
const SHOWN_AT_FIRST = 10
/** Longer conversations get a link to the newest comment. */
const SHORT_THREAD = 3

type Props = { supportCase: SupportCase; composer: RefObject<HTMLTextAreaElement | null> }

/** The conversation, oldest first, and the comment box. */
export function CaseComments({ supportCase, composer }: Props) {
  const { id: caseId, isClosed } = supportCase
  const { rows, hasMore, isAtLimit, hasFailed, retry, showMore } = useComments(caseId)
  const stored = useCommentFiles(caseId)
  const draftFiles = { public: useDraftFiles(supportCase, 'public'), internal: useDraftFiles(supportCase, 'internal') }
  const posts = {
    public: usePostComment(caseId, 'public', rows ?? [], draftFiles.public),
    internal: usePostComment(caseId, 'internal', rows ?? [], draftFiles.internal),
  }
  const { uploads } = draftFiles.public
  const underWay = useUploadsAt(filesUnderWay(caseId), uploads).filter(({ state }) => state !== 'done')
  const underWayTo = (commentId: string) => underWay.filter(({ place }) => place.recordId === commentId)
  const listOf = (files: readonly Upload[]): ReactNode =>
    uploads && files.length > 0 ? <Late part={uploadList} props={{ uploads, files }} /> : null
  const [most, setMost] = useState(SHOWN_AT_FIRST)
  const shown = rows?.slice(-most)
  const isCut = rows !== null && rows.length > most
  const showEarlier = (): void => {
    setMost(most + LIST_STEP)
    if (rows !== null && most + LIST_STEP > rows.length && hasMore) showMore()
  }
  const lastAudience = lastAudienceOf(posts, rows?.at(-1))
  const writer = usePage().session?.user.name ?? ''
  return (
    <Sheet title={messages.comments} titleEnd={<ThreadEnd count={shown?.length ?? 0} />} isFlush>
      {/* Of each audience, because the same words again in one element would not be read. */}
      {Object.entries(posts).map(([audience, { outcome }]) => (
        <span key={audience} role="status" className="vh">
          {outcome}
        </span>
      ))}
      {rows === null && hasFailed ? <Failed text={messages.commentsFailed} onRetry={retry} /> : null}
      {rows === null && !hasFailed ? <SkeletonRows label={messages.loadingComments} /> : null}
      {stored.hasFailed ? <Failed text={messages.attachmentsFailed} onRetry={stored.retry} /> : null}
      {isCut || hasMore ? (
        <div className={styles.earlier}>
          {isAtLimit && !isCut ? (
            <p className="meta">{listMessages.cut(rows?.length ?? 0)}</p>
          ) : (
            <Button variant="quiet" size="sm" onClick={showEarlier}>
              {messages.earlierComments}
            </Button>
          )}
        </div>
      ) : null}
      <CommentThread
        composer={
          isClosed ? null : (
            <Composer {...{ supportCase, posts, draftFiles, lastAudience, writer, composer }} comments={rows} />
          )
        }
      >
        {shown?.map((comment, index) => (
          <OneComment
            key={comment.id}
            supportCase={supportCase}
            comment={comment}
            files={stored.files.get(comment.id)}
            underWay={listOf(underWayTo(comment.id))}
            isNewest={index === shown.length - 1}
          />
        ))}
        {(['public', 'internal'] as const).map((audience) =>
          posts[audience].pending.map(({ key, body, files, id }) => (
            <Comment
              key={key}
              author={writer}
              meta={messages.sending}
              side={audience === 'internal' ? 'internal' : 'own'}
              isPending
              files={listOf(id === null ? files : underWayTo(id))}
            >
              <CaseWords supportCase={supportCase} text={body} />
            </Comment>
          )),
        )}
        {rows?.length === 0 && isClosed ? <p className="soft">{messages.noComments}</p> : null}
      </CommentThread>
    </Sheet>
  )
}

/** Audience of the last comment, including one being sent. */
function lastAudienceOf(
  posts: Record<Audience, Pick<ReturnType<typeof usePostComment>, 'pending'>>,
  newest: CaseComment | undefined,
): Audience {
  const sent = (['internal', 'public'] as const).find((audience) => posts[audience].pending.length > 0)
  return sent ?? (newest?.isInternal ? 'internal' : 'public')
}

/** The order of the thread, and for long threads a link to its newest comment. */
function ThreadEnd({ count }: { count: number }) {
  return (
    <span className="meta">
      {messages.newestLast}
      {count > SHORT_THREAD ? (
        <>
          {' · '}
          <a
            href={`#${newestComment}`}
            onClick={(event) => {
              // Not a navigation: the address stays the one of the case.
              event.preventDefault()
              document.getElementById(newestComment)?.focus()
            }}
          >
            {messages.toNewest}
          </a>
        </>
      ) : null}
    </span>
  )
}

type OneCommentProps = {
  supportCase: SupportCase
  comment: CaseComment
  files: readonly CaseFile[] | undefined
  /** Uploads in progress of this comment. */
  underWay: ReactNode
  isNewest: boolean
}

function OneComment({ supportCase, comment, files, underWay, isNewest }: OneCommentProps) {
  const { author, body, folded, created, isFromSupport, isInternal } = comment
  const { company } = usePage().brand
  const formats = useFormats()
  const now = useNow()
  const time = formats.dayAndTime(created, now)
  return (
    <Comment
      id={isNewest ? newestComment : undefined}
      author={author || messages.someone}
      meta={
        <time dateTime={created} title={formats.exact(created)}>
          {isFromSupport ? messages.fromSupport(company.split(' ')[0] ?? company, time) : time}
        </time>
      }
      side={isInternal ? 'internal' : isFromSupport ? 'support' : 'own'}
      files={
        files || underWay ? (
          <Sheet isFlush>
            {files ? <StoredFiles label={messages.commentFiles} files={files} isOfComment /> : null}
            {underWay}
          </Sheet>
        ) : null
      }
    >
      <CaseWords supportCase={supportCase} text={body} />
      {folded === '' ? null : (
        <details className={styles.folded}>
          <summary>{messages.showQuoted}</summary>
          <CaseWords supportCase={supportCase} text={folded} />
        </details>
      )}
    </Comment>
  )
}
