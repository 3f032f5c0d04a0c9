import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useRead, useRecordCache } from 'record-cache-react'
import { Badge, Button, LinkButton, Notice, OkIcon, Row, Sheet, Stack } from 'ui'
import { useToast } from '../../../../parts/toasts.tsx'
import type { Changes } from '../../../../parts/use-one-change.ts'
import { textOf } from '../../../../records/field-values.ts'
import { deleteOnce } from '../../../../records/is-refused.ts'
import { useReads } from '../../../../records/page.ts'
import { updateRecord } from '../../../../records/records.ts'
import { paths } from '../../../../site/paths.ts'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import { messages } from './messages.ts'
import { type AuthoredRecord, author, type VersionRecord } from './page.ts'
import { useMayPublish } from './use-may-publish.ts'
import { versionMessages } from './version-messages.ts'

type Props = {
  article: AuthoredRecord
  version: VersionRecord
  mayDiscard: boolean
  /** Discards typed text. */
  forget: () => void
  changes: Changes
}

type PublishProps = Pick<Props, 'article' | 'version' | 'changes'> & {
  isTouched: boolean
  readAgain: () => Promise<unknown>
}

/** Publishes a draft as it is saved. */
export function PublishVersion({ article, version, isTouched, changes, readAgain }: PublishProps) {
  const cache = useRecordCache()
  const navigate = useNavigate()
  const toast = useToast()
  const reads = useReads(author)
  const { refresh: readArticle } = useRead(reads.article)
  const { refresh: readVersions } = useRead(reads.versions)
  const { change, isBusy } = changes
  const isHydrated = useIsHydrated()
  const publish = async (): Promise<void> => {
    const record = { apiName: 'ArticleVersion__c', fields: { Id: version.id, State__c: 'Published' } } as const
    const isDone = await change(
      () => cache.send(updateRecord, record, { ifMatch: version.weakEtag }),
      (reason) => versionMessages.notPublished(reason ?? messages.failures.noAnswer),
      readAgain,
    )
    void readVersions()
    if (!isDone) return
    void readArticle()
    toast({ message: versionMessages.published, icon: OkIcon })
    await navigate(paths.author({ id: article.id }))
  }
  return (
    <Button isBusy={isBusy} disabled={isTouched || !isHydrated} onClick={() => void publish()}>
      {versionMessages.publish}
    </Button>
  )
}

/** The state of a version, and the button to discard it. */
export function VersionPublication({ article, version, mayDiscard, forget, changes }: Props) {
  const cache = useRecordCache()
  const navigate = useNavigate()
  const toast = useToast()
  const reads = useReads(author)
  const { data: rights } = useRead(reads.rights)
  const { data: versions, refresh: readVersions } = useRead(reads.versions)
  const { change, isBusy, problem } = changes
  const isHydrated = useIsHydrated()
  const [isAsked, setAsked] = useState(false)
  const mayPublish = useMayPublish()
  const isDraft = version.fields.State__c.value === 'Draft'

  const number = Number(version.fields.Number__c.value)
  const isOvertaken = versions?.records.some(
    ({ fields }) => fields.State__c.value === 'Published' && Number(fields.Number__c.value) > number,
  )

  // Typed text is kept until the version is deleted, so that a lost connection loses nothing.
  const discard = async (): Promise<void> => {
    const isDone = await change(
      async () => {
        await deleteOnce(cache, version.id)
        forget()
        await navigate(paths.author({ id: article.id }))
      },
      (reason) => versionMessages.notDiscarded(reason ?? messages.failures.noAnswer),
    )
    void readVersions()
    if (isDone) toast({ message: versionMessages.discarded, icon: OkIcon })
  }
  return (
    <Sheet title={versionMessages.version(number)}>
      <Stack gap="small">
        <Row>
          <Badge tone={isDraft ? undefined : 'ok'}>
            {isDraft ? messages.states.Draft : textOf(version.fields.State__c)}
          </Badge>
          <LinkButton variant="quiet" size="sm" href={paths.author({ id: article.id })}>
            {versionMessages.whatReadersHave}
          </LinkButton>
        </Row>
        {problem ? <Notice tone="alarm">{problem}</Notice> : null}
        {isDraft && !mayPublish && rights ? <p className="soft">{messages.needsRight}</p> : null}
        {isDraft && isOvertaken ? <Notice tone="caution">{versionMessages.overtaken}</Notice> : null}
        {isAsked ? (
          <Notice tone="caution">
            <Stack gap="small">
              <span>{versionMessages.reallyDiscard}</span>
              <Row>
                <Button variant="line" size="sm" isBusy={isBusy} onClick={() => void discard()}>
                  {versionMessages.discard}
                </Button>
                <Button variant="quiet" size="sm" disabled={isBusy} onClick={() => setAsked(false)}>
                  {versionMessages.keep}
                </Button>
              </Row>
            </Stack>
          </Notice>
        ) : isDraft ? (
          <Row>
            {mayDiscard || mayPublish ? (
              <Button variant="line" disabled={isBusy || !isHydrated} onClick={() => setAsked(true)}>
                {versionMessages.discard}
              </Button>
            ) : null}
          </Row>
        ) : null}
      </Stack>
    </Sheet>
  )
}
