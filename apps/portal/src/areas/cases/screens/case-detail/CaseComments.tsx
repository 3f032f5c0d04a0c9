import type { RefObject } from 'react'
import { Button, Comment, CommentThread, EmptyState, Sheet, SkeletonRows } from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { useNow } from '../../../../site/now.tsx'
import { usePage } from '../../../../site/page.tsx'
import styles from './CaseComments.module.css'
import { Composer } from './Composer.tsx'
import { messages } from './messages.ts'
import type { CaseComment, SupportCase } from './support-case.ts'
import { useComments } from './use-case-detail.ts'
import { usePostComment } from './use-post-comment.ts'

type Props = { supportCase: SupportCase; composer: RefObject<HTMLTextAreaElement | null> }

/** The conversation, oldest first, and the place for the next comment. */
export function CaseComments({ supportCase, composer }: Props) {
  const { id: caseId, isClosed } = supportCase
  const { rows, hasMore, hasFailed, retry, showMore } = useComments(caseId)
  const posts = {
    public: usePostComment(caseId, 'public', rows ?? []),
    internal: usePostComment(caseId, 'internal', rows ?? []),
  }
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
      <CommentThread
        composer={
          isClosed ? null : <Composer supportCase={supportCase} posts={posts} writer={writer} composer={composer} />
        }
      >
        {rows?.map((comment) => (
          <OneComment key={comment.id} comment={comment} />
        ))}
        {(['public', 'internal'] as const).map((audience) =>
          posts[audience].pending.map(({ key, body }) => (
            <Comment
              key={key}
              author={writer}
              meta={messages.sending}
              side={audience === 'internal' ? 'internal' : 'own'}
              isPending
            >
              <p className={styles.body}>{body}</p>
            </Comment>
          )),
        )}
        {rows?.length === 0 && isClosed ? <EmptyState title={messages.noComments} /> : null}
      </CommentThread>
    </Sheet>
  )
}

function OneComment({ comment }: { comment: CaseComment }) {
  const { author, body, created, isFromSupport, isInternal } = comment
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
      side={isInternal ? 'internal' : isFromSupport ? 'support' : 'own'}
    >
      <p className={styles.body}>{body}</p>
    </Comment>
  )
}
