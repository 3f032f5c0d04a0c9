import { type RefObject, useState } from 'react'
import { Button, Comment, CommentThread, EmptyState, Sheet, SkeletonRows } from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { UserText } from '../../../../parts/UserText.tsx'
import { useNow } from '../../../../site/now.tsx'
import { usePage } from '../../../../site/page.tsx'
import { LIST_STEP } from '../../reads.ts'
import styles from './CaseComments.module.css'
import { Composer } from './Composer.tsx'
import { type Audience, newestComment } from './comment-form.ts'
import { messages } from './messages.ts'
import type { CaseComment, SupportCase } from './support-case.ts'
import { useComments } from './use-case-detail.ts'
import { usePostComment } from './use-post-comment.ts'

/** So many of the newest comments are drawn at first: the last of them and the place to answer are not far below the case. */
const SHOWN_AT_FIRST = 10
/** With more comments than this a link leads to the newest. */
const SHORT_THREAD = 3

type Props = { supportCase: SupportCase; composer: RefObject<HTMLTextAreaElement | null> }

/** The conversation, oldest first, and the place for the next comment. */
export function CaseComments({ supportCase, composer }: Props) {
  const { id: caseId, isClosed } = supportCase
  const { rows, hasMore, hasFailed, retry, showMore } = useComments(caseId)
  const posts = {
    public: usePostComment(caseId, 'public', rows ?? []),
    internal: usePostComment(caseId, 'internal', rows ?? []),
  }
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
      {rows === null && hasFailed ? (
        <Failed text={messages.commentsFailed} action={messages.tryAgain} onRetry={retry} />
      ) : null}
      {rows === null && !hasFailed ? <SkeletonRows label={messages.loadingComments} /> : null}
      {isCut || hasMore ? (
        <div className={styles.earlier}>
          <Button variant="quiet" size="sm" onClick={showEarlier}>
            {messages.earlierComments}
          </Button>
        </div>
      ) : null}
      <CommentThread
        composer={
          isClosed ? null : <Composer {...{ supportCase, posts, lastAudience, writer, composer }} comments={rows} />
        }
      >
        {shown?.map((comment, index) => (
          <OneComment key={comment.id} comment={comment} isNewest={index === shown.length - 1} />
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
              <UserText text={body} />
            </Comment>
          )),
        )}
        {rows?.length === 0 && isClosed ? <EmptyState title={messages.noComments} /> : null}
      </CommentThread>
    </Sheet>
  )
}

/** Who reads the last entry of the conversation, what is on its way included. */
function lastAudienceOf(
  posts: Record<Audience, Pick<ReturnType<typeof usePostComment>, 'pending'>>,
  newest: CaseComment | undefined,
): Audience {
  const sent = (['internal', 'public'] as const).find((audience) => posts[audience].pending.length > 0)
  return sent ?? (newest?.isInternal ? 'internal' : 'public')
}

/** How the thread is ordered and, where it is long, the way to its newest comment. */
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
              // Not a navigation: the address stays that of the case.
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

type OneCommentProps = { comment: CaseComment; isNewest: boolean }

function OneComment({ comment, isNewest }: OneCommentProps) {
  const { author, body, created, isFromSupport, isInternal } = comment
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
    >
      <UserText text={body} />
    </Comment>
  )
}
