import { SkeletonRows, Timeline } from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { listMessages } from '../../../../parts/lists/messages.ts'
import { useNow } from '../../../../site/now.tsx'
import { messages } from './messages.ts'
import type { SupportCase } from './support-case.ts'
import { type OtherTitle, timelineOf } from './timeline.ts'
import { useChanges, useCommentFiles, useCommentTimes, useFiles, useFollowUps } from './use-case-detail.ts'

/** The history of the case, newest first, back to its opening as far as its changes can be read. */
export function CaseTimeline({ supportCase, titleOf }: { supportCase: SupportCase; titleOf?: OtherTitle }) {
  const changes = useChanges(supportCase.id)
  const comments = useCommentTimes(supportCase.id)
  const files = useFiles(supportCase.id)
  const commentFiles = useCommentFiles(supportCase.id).files
  const followUps = useFollowUps(supportCase.id)
  const formats = useFormats()
  const now = useNow()
  if (!changes.rows) {
    return changes.hasFailed ? (
      <Failed text={messages.timelineFailed} onRetry={changes.retry} />
    ) : (
      <SkeletonRows label={messages.loadingTimeline} shape="text" />
    )
  }
  const stops = timelineOf({
    supportCase,
    changes: changes.rows,
    comments: comments.rows ?? [],
    files: files.rows ?? [],
    commentFiles,
    followUps: followUps.rows ?? [],
    titleOf,
  })
  // The sections of files and follow-ups say that they could not be read.
  const failed = [changes, comments].find(({ hasFailed }) => hasFailed)
  return (
    <>
      {failed ? <Failed text={messages.timelineFailed} onRetry={failed.retry} /> : null}
      <Timeline
        label={messages.timeline}
        showAllLabel={messages.showAll}
        entries={stops.map(({ id, kind, title, author, created }) => ({
          id,
          kind,
          title,
          meta: [formats.dayAndTime(created, now), formats.utc(created, now), author]
            .filter((part) => part !== '')
            .join(' · '),
        }))}
      />
      {changes.isCut ? <p className="meta">{listMessages.cut(changes.rows.length)}</p> : null}
    </>
  )
}
