import type { RefObject } from 'react'
import { Button, Comment, CommentThread, EmptyState, Sheet, SkeletonRows } from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { useNow } from '../../../../site/now.tsx'
import { usePage } from '../../../../site/page.tsx'
import styles from './CaseComments.module.css'
import { Composer } from './Composer.tsx'
import { messages } from './messages.ts'
import type { CaseComment } from './support-case.ts'
import { useComments } from './use-case-detail.ts'
import { usePostComment } from './use-post-comment.ts'

type Props = { caseId: string; isClosed: boolean; composer: RefObject<HTMLTextAreaElement | null> }

/** The conversation, oldest first, and the place for the next comment. */
export function CaseComments({ caseId, isClosed, composer }: Props) {
  const { rows, hasMore, hasFailed, retry, showMore } = useComments(caseId)
  const post = usePostComment(caseId, rows ?? [])
  const writer = usePage().session?.user.name ?? ''
  return (
    <Sheet title={messages.comments} titleEnd={<span className="meta">{messages.newestLast}</span>} isFlush>
      {rows === null && hasFailed ? (
        <Failed text={messages.commentsFailed} action={messages.tryAgain} onRetry={retry} />
      ) : null}
      {rows === null && !hasFailed ? <SkeletonRows label={messages.loadingComments} /> : null}
      {hasMore ? (
        <div className={styles.earlier}>
          <Button variant="quiet" size="sm" onClick={showMore}>
            {messages.earlierComments}
          </Button>
        </div>
      ) : null}
      <CommentThread composer={isClosed ? null : <Composer post={post} writer={writer} composer={composer} />}>
        {rows?.map((comment) => (
          <OneComment key={comment.id} comment={comment} />
        ))}
        {post.pending.map(({ key, body }) => (
          <Comment key={key} author={writer} meta={messages.sending} isPending>
            <p className={styles.body}>{body}</p>
          </Comment>
        ))}
        {rows?.length === 0 && isClosed ? <EmptyState title={messages.noComments} /> : null}
      </CommentThread>
    </Sheet>
  )
}

function OneComment({ comment: { author, body, created, isFromSupport } }: { comment: CaseComment }) {
  const { company } = usePage().brand
  const formats = useFormats()
  const now = useNow()
  const time = formats.dayAndTime(created, now)
  return (
    <Comment
      author={author || messages.someone}
      meta={
        <time dateTime={created} title={formats.exact(created)}>
          {isFromSupport ? messages.fromSupport(company.split(' ')[0] ?? company, time) : time}
        </time>
      }
      side={isFromSupport ? 'support' : 'own'}
    >
      <p className={styles.body}>{body}</p>
    </Comment>
  )
}
