import { useEffect, useRef, useState } from 'react'
import { useRead, useRecordCache } from 'record-cache-react'
import { Notice, OkIcon, useQuestion } from 'ui'
import { useToast } from '../../../../parts/toasts.tsx'
import { useFocusAfter } from '../../../../parts/use-focus-after.ts'
import type { Changes } from '../../../../parts/use-one-change.ts'
import { useReads } from '../../../../records/page.ts'
import { updateRecord } from '../../../../records/records.ts'
import { messages } from './messages.ts'
import { type AuthoredRecord, author } from './page.ts'
import type { TypedDay } from './ReviewDay.tsx'

export type PublicationProps = {
  article: AuthoredRecord
  /** Guests may read it, as saved or as chosen. */
  isPublic: boolean
  /** @param isPublic - null for the saved value. */
  choosePublic: (isPublic: boolean | null) => void
  review: TypedDay
  isTouched: boolean
  readAgain: () => Promise<unknown>
  changes: Changes
}

type Changed = {
  PublicationStatus?: 'Draft' | 'Online' | 'Archived'
  IsPublic?: boolean
  IsFeatured__c?: boolean
  ReviewDate__c?: string | null
}

/** What users who may publish can do with an article, and the question before archiving it. */
export function usePublication({
  article,
  isPublic,
  choosePublic,
  review,
  isTouched,
  readAgain,
  changes,
}: PublicationProps) {
  const { id, fields, weakEtag } = article
  const cache = useRecordCache()
  const toast = useToast()
  const { refresh: readVersions } = useRead(useReads(author).versions)
  const { change, isBusy, problem, forgetProblem } = changes
  const status = fields.PublicationStatus.value ?? 'Draft'
  const { data: files } = useRead(useReads(author).files)
  const heading = useRef<HTMLHeadingElement>(null)
  const { archiving: texts } = messages
  const archiving = useQuestion<string>(
    (title) =>
      // Another author may archive it first, or an archiving whose answer was lost took effect.
      status === 'Online' || isBusy
        ? {
            ...texts,
            title: texts.title(title),
            text: (
              <>
                <p className="soft">{texts.text}</p>
                <p className="soft">{texts.undo}</p>
              </>
            ),
            onConfirm: archive,
          }
        : {
            title: texts.changedTitle(title),
            text: <Notice tone="alarm">{texts.changed(messages.states[status])}</Notice>,
            keep: texts.close,
            confirm: null,
            onConfirm: () => true,
            onKeep: () => focusAfter(() => heading.current?.focus()),
          },
    changes,
  )
  const focusAfter = useFocusAfter(archiving.asked !== null)
  const [chosenFeatured, chooseFeatured] = useState<boolean | null>(null)

  const send = async (changed: Changed, done: string, notDone: (reason: string) => string): Promise<boolean> => {
    const record = { apiName: 'Knowledge__kav', fields: { Id: id, ...changed } } as const
    const isDone = await change(
      () => cache.send(updateRecord, record, { ifMatch: weakEtag }),
      (reason) => notDone(reason ?? messages.failures.noAnswer),
      readAgain,
    )
    if (isDone) {
      choosePublic(null)
      toast({ message: done, icon: OkIcon })
      void readVersions()
    }
    return isDone
  }
  /** A draft gets its audience on publication, a published article at once. */
  const choose = async (isForGuests: boolean): Promise<void> => {
    choosePublic(isForGuests)
    if (status !== 'Online') return
    await send({ IsPublic: isForGuests }, messages.visibilityChanged, messages.notChanged)
    choosePublic(null)
  }
  const feature = async (isFeatured: boolean): Promise<void> => {
    chooseFeatured(isFeatured)
    const done = isFeatured ? messages.featuredNow : messages.featuredNoMore
    await send({ IsFeatured__c: isFeatured }, done, messages.notChanged)
    chooseFeatured(null)
  }
  const saveReview = async (day: string): Promise<void> => {
    const isDone = await send({ ReviewDate__c: day === '' ? null : day }, messages.reviewChanged, messages.notChanged)
    if (isDone) review.type(null)
  }
  // The pressed button disappears: the focus moves to the title.
  const publish = async (): Promise<void> => {
    const changed = { PublicationStatus: 'Online', IsPublic: isPublic } as const
    if (await send(changed, messages.published, messages.notPublished)) heading.current?.focus()
  }
  const reopen = async (): Promise<void> => {
    const isDone = await send({ PublicationStatus: 'Draft' }, messages.reopened, messages.notReopened)
    if (isDone) heading.current?.focus()
  }
  async function archive(): Promise<boolean> {
    focusAfter(() => heading.current?.focus())
    return send({ PublicationStatus: 'Archived' }, messages.archived, messages.notArchived)
  }
  // A new file or text may have resolved the reason of the failure.
  const linked = files?.records.length
  const forget = useRef(forgetProblem)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the reason of a problem may be about
  useEffect(() => forget.current(), [linked, isTouched])
  return {
    status,
    heading,
    isBusy,
    problem,
    isFeatured: chosenFeatured ?? fields.IsFeatured__c.value === true,
    choose,
    feature,
    saveReview,
    publish,
    reopen,
    archiving,
  }
}
