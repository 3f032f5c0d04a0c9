import { useState } from 'react'
import { useRead, useRecordCache } from 'record-cache-react'
import { Badge, Button, Checkbox, LinkButton, Notice, OkIcon, Row, Sheet, Stack } from 'ui'
import { useToast } from '../../../../parts/toasts.tsx'
import type { Changes } from '../../../../parts/use-one-change.ts'
import { textOf } from '../../../../records/field-values.ts'
import { updateRecord } from '../../../../records/records.ts'
import { useReads } from '../../../../records/use-reads.ts'
import { paths } from '../../../../site/paths.ts'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import { messages } from './messages.ts'
import { type AuthoredRecord, author } from './page.ts'
import { ReviewDay, type TypedDay } from './ReviewDay.tsx'
import { useMayPublish } from './use-may-publish.ts'

type Props = {
  article: AuthoredRecord
  /** Whether guests may read it, as saved or as chosen since. */
  isPublic: boolean
  /** @param isPublic - null for what is saved. */
  choosePublic: (isPublic: boolean | null) => void
  review: TypedDay
  isTouched: boolean
  readAgain: () => void
  changes: Changes
}

type Changed = {
  PublicationStatus?: 'Draft' | 'Online' | 'Archived'
  IsPublic?: boolean
  IsFeatured__c?: boolean
  ReviewDate__c?: string | null
}

/** The state of an article, who may read it, and what those may change who have the right to publish. */
export function Publication({ article, isPublic, choosePublic, review, isTouched, readAgain, changes }: Props) {
  const { id, fields, weakEtag } = article
  const cache = useRecordCache()
  const toast = useToast()
  const { data: rights } = useRead(useReads(author).rights)
  const { refresh: readVersions } = useRead(useReads(author).versions)
  const { change, isBusy, problem } = changes
  const isHydrated = useIsHydrated()
  const status = fields.PublicationStatus.value ?? 'Draft'
  const mayPublish = useMayPublish()
  const [chosenFeatured, chooseFeatured] = useState<boolean | null>(null)

  const send = async (changed: Changed, done: string): Promise<boolean> => {
    const record = { apiName: 'Knowledge__kav', fields: { Id: id, ...changed } } as const
    const isDone = await change(
      () => cache.send(updateRecord, record, { ifMatch: weakEtag }),
      (reason) => messages.notPublished(reason ?? messages.failures.noAnswer),
    )
    if (isDone) {
      choosePublic(null)
      toast({ message: done, icon: OkIcon })
      void readVersions()
    } else readAgain()
    return isDone
  }
  /** A draft has its readers from its publication on, a published article at once. */
  const choose = async (isForGuests: boolean): Promise<void> => {
    choosePublic(isForGuests)
    if (status !== 'Online') return
    await send({ IsPublic: isForGuests }, messages.visibilityChanged)
    choosePublic(null)
  }
  const feature = async (isFeatured: boolean): Promise<void> => {
    chooseFeatured(isFeatured)
    await send({ IsFeatured__c: isFeatured }, isFeatured ? messages.featuredNow : messages.featuredNoMore)
    chooseFeatured(null)
  }
  const saveReview = async (day: string): Promise<void> => {
    const isDone = await send({ ReviewDate__c: day === '' ? null : day }, messages.reviewChanged)
    if (isDone) review.type(null)
  }
  return (
    <Sheet title={messages.publishing}>
      <Stack gap="small">
        <Row>
          <Badge tone={status === 'Online' ? 'ok' : undefined}>{messages.states[status]}</Badge>
          {status === 'Online' ? (
            <LinkButton variant="quiet" size="sm" href={paths.article({ urlName: textOf(fields.UrlName) })}>
              {messages.readIt}
            </LinkButton>
          ) : null}
        </Row>
        {problem ? <Notice tone="alarm">{problem}</Notice> : null}
        {mayPublish ? (
          <>
            <div>
              <Checkbox
                label={messages.guestsRead}
                help={messages.guestsReadHelp}
                isChecked={isPublic}
                isDisabled={isBusy || !isHydrated}
                onChange={(checked) => void choose(checked)}
              />
            </div>
            {status === 'Online' ? (
              <>
                <div>
                  <Checkbox
                    label={messages.featured}
                    help={messages.featuredHelp}
                    isChecked={chosenFeatured ?? fields.IsFeatured__c.value === true}
                    isDisabled={isBusy || !isHydrated}
                    onChange={(checked) => void feature(checked)}
                  />
                </div>
                <ReviewDay
                  saved={fields.ReviewDate__c?.value ?? ''}
                  typed={review}
                  isBusy={isBusy}
                  save={(day) => void saveReview(day)}
                />
              </>
            ) : null}
            {status === 'Draft' && isTouched ? <p className="small soft">{messages.saveFirst}</p> : null}
            <Row>
              {status === 'Draft' ? (
                <Button
                  isBusy={isBusy}
                  disabled={isTouched || !isHydrated}
                  onClick={() => void send({ PublicationStatus: 'Online', IsPublic: isPublic }, messages.published)}
                >
                  {messages.publish}
                </Button>
              ) : null}
              {status === 'Online' ? (
                <Button
                  variant="line"
                  isBusy={isBusy}
                  disabled={!isHydrated}
                  onClick={() => void send({ PublicationStatus: 'Archived' }, messages.archived)}
                >
                  {messages.archive}
                </Button>
              ) : null}
              {status === 'Archived' ? (
                <Button
                  variant="line"
                  isBusy={isBusy}
                  disabled={!isHydrated}
                  onClick={() => void send({ PublicationStatus: 'Draft' }, messages.reopened)}
                >
                  {messages.reopen}
                </Button>
              ) : null}
            </Row>
          </>
        ) : rights ? (
          <p className="soft">{messages.needsRight}</p>
        ) : null}
      </Stack>
    </Sheet>
  )
}
