import { useRead } from 'record-cache-react'
import { Badge, Button, Checkbox, LinkButton, Notice, Row, Sheet, Stack } from 'ui'
import { textOf } from '../../../../records/field-values.ts'
import { useReads } from '../../../../records/page.ts'
import { paths } from '../../../../site/paths.ts'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import { messages } from './messages.ts'
import { author } from './page.ts'
import { ReviewDay } from './ReviewDay.tsx'
import { useMayPublish } from './use-may-publish.ts'
import type { PublicationProps, usePublication } from './use-publication.tsx'

type Props = Pick<PublicationProps, 'article' | 'isPublic' | 'review'> & {
  publication: ReturnType<typeof usePublication>
}

/** The state of an article, its audience, and the buttons of users who may publish, except the one that publishes a draft. */
export function Publication({ publication, article, isPublic, review }: Props) {
  const { fields } = article
  const { status, isBusy, problem, archiving } = publication
  const { data: rights } = useRead(useReads(author).rights)
  const isHydrated = useIsHydrated()
  const mayPublish = useMayPublish()
  return (
    <Sheet title={messages.publishing} titleRef={publication.heading}>
      <Stack gap="small">
        <Row>
          <Badge tone={status === 'Online' ? 'ok' : undefined}>{messages.states[status]}</Badge>
          {status === 'Online' ? (
            <LinkButton variant="quiet" size="sm" href={paths.article({ urlName: textOf(fields.UrlName) })}>
              {messages.readIt}
            </LinkButton>
          ) : null}
        </Row>
        {problem && archiving.asked === null ? <Notice tone="alarm">{problem}</Notice> : null}
        {mayPublish ? (
          <>
            <div>
              <Checkbox
                label={messages.guestsRead}
                help={messages.guestsReadHelp}
                isChecked={isPublic}
                isDisabled={isBusy || !isHydrated}
                onChange={(checked) => void publication.choose(checked)}
              />
            </div>
            {status === 'Online' ? (
              <>
                <div>
                  <Checkbox
                    label={messages.featured}
                    help={messages.featuredHelp}
                    isChecked={publication.isFeatured}
                    isDisabled={isBusy || !isHydrated}
                    onChange={(checked) => void publication.feature(checked)}
                  />
                </div>
                <ReviewDay
                  saved={fields.ReviewDate__c?.value ?? ''}
                  typed={review}
                  isBusy={isBusy}
                  save={(day) => void publication.saveReview(day)}
                />
              </>
            ) : null}
            <Row>
              {status === 'Online' ? (
                <Button
                  variant="line"
                  isBusy={isBusy}
                  disabled={!isHydrated}
                  onClick={() => archiving.ask(textOf(fields.Title))}
                >
                  {messages.archive}
                </Button>
              ) : null}
              {status === 'Archived' ? (
                <Button variant="line" isBusy={isBusy} disabled={!isHydrated} onClick={() => void publication.reopen()}>
                  {messages.reopen}
                </Button>
              ) : null}
            </Row>
          </>
        ) : rights ? (
          <p className="soft">{messages.needsRight}</p>
        ) : null}
        {archiving.dialog}
      </Stack>
    </Sheet>
  )
}
