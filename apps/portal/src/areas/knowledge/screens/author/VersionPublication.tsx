import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deleteRecord } from 'record-cache'
import { useRead, useRecordCache } from 'record-cache-react'
import { AttentionIcon, Badge, Button, LinkButton, Notice, OkIcon, Row, Sheet, Stack } from 'ui'
import { useToast } from '../../../../parts/toasts.tsx'
import { useOneChange } from '../../../../parts/use-one-change.ts'
import { textOf } from '../../../../records/field-values.ts'
import { isRefused } from '../../../../records/is-refused.ts'
import { updateRecord } from '../../../../records/records.ts'
import { useReads } from '../../../../records/use-reads.ts'
import { paths } from '../../../../site/paths.ts'
import { messages } from './messages.ts'
import { type AuthoredRecord, author, type VersionRecord } from './page.ts'
import { versionMessages } from './version-messages.ts'

type Props = {
  article: AuthoredRecord
  version: VersionRecord
  isTouched: boolean
  mayDiscard: boolean
  forget: () => void
}

/** The state of a version, and its way to readers, or out. */
export function VersionPublication({ article, version, isTouched, mayDiscard, forget }: Props) {
  const cache = useRecordCache()
  const navigate = useNavigate()
  const toast = useToast()
  const reads = useReads(author)
  const { data: rights } = useRead(reads.rights)
  const { refresh: readArticle } = useRead(reads.article)
  const { data: versions, refresh: readVersions } = useRead(reads.versions)
  const { change, isBusy, problem } = useOneChange()
  const [isAsked, setAsked] = useState(false)
  const mayPublish = rights?.fields.PublicationStatus?.updateable === true
  const isDraft = version.fields.State__c.value === 'Draft'

  const number = Number(version.fields.Number__c.value)
  const isOvertaken = versions?.records.some(
    ({ fields }) => fields.State__c.value === 'Published' && Number(fields.Number__c.value) > number,
  )

  const publish = async (): Promise<void> => {
    const record = { apiName: 'ArticleVersion__c', fields: { Id: version.id, State__c: 'Published' } } as const
    const isDone = await change(
      () => cache.send(updateRecord, record, { ifMatch: version.weakEtag }),
      (reason) => messages.notPublished(reason ?? messages.failures.noAnswer),
    )
    readVersions()
    if (!isDone) return
    readArticle()
    toast({ message: versionMessages.published, icon: OkIcon })
    await navigate(paths.author({ id: article.id }))
  }
  // The page of a version that is gone would ask for it.
  const discard = async (): Promise<void> => {
    forget()
    await navigate(paths.author({ id: article.id }))
    try {
      await cache.send(deleteRecord, version.id)
      toast({ message: versionMessages.discarded, icon: OkIcon })
    } catch (failure) {
      const reason = isRefused(failure) ? failure.errors[0]?.message : undefined
      toast({ message: messages.notPublished(reason ?? messages.failures.noAnswer), icon: AttentionIcon })
    }
    readVersions()
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
        {isDraft && isTouched ? <p className="small soft">{messages.saveFirst}</p> : null}
        {isAsked ? (
          <Notice tone="caution">
            <Stack gap="small">
              <span>{versionMessages.reallyDiscard}</span>
              <Row>
                <Button variant="line" size="sm" onClick={() => void discard()}>
                  {versionMessages.discard}
                </Button>
                <Button variant="quiet" size="sm" onClick={() => setAsked(false)}>
                  {versionMessages.keep}
                </Button>
              </Row>
            </Stack>
          </Notice>
        ) : isDraft ? (
          <Row>
            {mayPublish ? (
              <Button isBusy={isBusy} disabled={isTouched} onClick={() => void publish()}>
                {versionMessages.publish}
              </Button>
            ) : null}
            {mayDiscard || mayPublish ? (
              <Button variant="line" disabled={isBusy} onClick={() => setAsked(true)}>
                {versionMessages.discard}
              </Button>
            ) : null}
          </Row>
        ) : null}
      </Stack>
    </Sheet>
  )
}
