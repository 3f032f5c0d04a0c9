import {
  BriefingStrip,
  Comment,
  CommentThread,
  EmptyState,
  Notice,
  PageHead,
  Prose,
  Sheet,
  Stack,
  StatusGlyph,
} from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { UserText } from '../../../../parts/UserText.tsx'
import { useNow } from '../../../../site/now.tsx'
import { messages } from './messages.ts'
import type { CaseLink } from './use-guest-link.ts'

const texts = messages.read

/** The case of a guest with its comments, read-only. */
export function ReadGuestCase({ link }: { link: CaseLink }) {
  const formats = useFormats()
  const now = useNow()
  const name = [link.firstName, link.lastName].filter((part) => part !== '').join(' ')
  return (
    <>
      <PageHead title={link.Subject} lead={texts.lead(link.CaseNumber)} />
      <Stack gap="large">
        <BriefingStrip
          layout="case"
          facts={[
            { label: texts.status, value: <StatusGlyph status={link.Status} label={link.StatusLabel} /> },
            { label: texts.impact, value: link.Impact },
            { label: texts.issueType, value: link.IssueType },
            { label: texts.product, value: link.ProductName },
            { label: texts.tailOrService, value: link.TailOrService, isMono: true },
            {
              label: texts.created,
              value: (
                <time dateTime={link.CreatedDate} title={formats.exact(link.CreatedDate)} className="num">
                  {formats.day(link.CreatedDate)}
                </time>
              ),
            },
          ]}
        />
        <Notice isStatic>{texts.readOnly}</Notice>
        {link.Resolution === null ? null : (
          <Sheet title={texts.resolution}>
            <Prose>
              <UserText text={link.Resolution} />
            </Prose>
          </Sheet>
        )}
        <Sheet title={texts.description}>
          <Prose>
            <UserText text={link.Description} />
          </Prose>
        </Sheet>
        <Sheet title={texts.comments} isFlush>
          {link.comments.length === 0 ? <EmptyState title={texts.noComments} /> : null}
          <CommentThread>
            {link.comments.map(({ Id, CommentBody, CreatedDate, IsFromSupport }) => (
              <Comment
                key={Id}
                author={IsFromSupport ? texts.support : name}
                meta={
                  <time dateTime={CreatedDate} title={formats.exact(CreatedDate)}>
                    {formats.dayAndTime(CreatedDate, now)}
                  </time>
                }
                side={IsFromSupport ? 'support' : 'own'}
              >
                <UserText text={CommentBody} />
              </Comment>
            ))}
          </CommentThread>
        </Sheet>
      </Stack>
    </>
  )
}
