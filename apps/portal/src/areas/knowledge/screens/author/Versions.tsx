import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useRead, useRecordCache } from 'record-cache-react'
import {
  ArticleIcon,
  Button,
  Late,
  LinkButton,
  LinkList,
  latePart,
  Notice,
  Row,
  Select,
  Sheet,
  SkeletonRows,
  Stack,
  useSettled,
} from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { useOneChange } from '../../../../parts/use-one-change.ts'
import { useReads } from '../../../../records/page.ts'
import { randomKey } from '../../../../records/random-key.ts'
import { createRecord } from '../../../../records/records.ts'
import { paths } from '../../../../site/paths.ts'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import { messages } from './messages.ts'
import { type AuthoredRecord, author } from './page.ts'
import { versionMessages } from './version-messages.ts'

// The diff library is needed here only.
const differences = latePart(async () => (await import('./VersionDifferences.tsx')).VersionDifferences)

/** The versions of an article, a button for the next one, and the comparison of two. */
export function Versions({ article }: { article: AuthoredRecord }) {
  const reads = useReads(author)
  const { data, state, refresh } = useRead(reads.versions)
  const { data: from } = useRead(reads.from)
  const { data: to } = useRead(reads.to)
  const [address] = useSearchParams()
  const formats = useFormats()
  const isSettled = useSettled()
  const versions = (data?.records ?? []).map(({ id, fields }) => ({
    id,
    number: Number(fields.Number__c.value),
    isDraft: fields.State__c.value === 'Draft',
    published: fields.PublishedDate__c.value,
  }))
  const current = versions.find(({ isDraft }) => !isDraft)
  const isOnline = article.fields.PublicationStatus.value === 'Online'
  if (!isOnline && versions.length === 0) return null
  return (
    <Sheet title={versionMessages.versions}>
      <Stack>
        {data === undefined ? (
          state === 'Error' ? (
            <Failed text={versionMessages.failed} onRetry={refresh} />
          ) : (
            <SkeletonRows label={versionMessages.loading} shape="rows" count={2} />
          )
        ) : (
          <LinkList
            label={versionMessages.versions}
            rows={versions.map(({ id, number, isDraft, published }) => ({
              icon: ArticleIcon,
              href: paths.author({ id: article.id, version: id }),
              title: versionMessages.version(number),
              meta: [
                isDraft || published === null
                  ? versionMessages.draft
                  : versionMessages.publishedOn(formats.day(published)),
                ...(id === current?.id && isOnline ? [versionMessages.current] : []),
              ].join(' · '),
            }))}
          />
        )}
        {data && isOnline && address.get('version') === null ? (
          <NextVersion
            articleId={article.id}
            draft={versions.find(({ isDraft }) => isDraft)?.id ?? null}
            again={refresh}
          />
        ) : null}
        {versions.length > 1 ? <Compare articleId={article.id} versions={versions} /> : null}
        {from && to && isSettled ? <Late part={differences} props={{ from, to }} /> : null}
      </Stack>
    </Sheet>
  )
}

function NextVersion({ articleId, draft, again }: { articleId: string; draft: string | null; again: () => void }) {
  const cache = useRecordCache()
  const navigate = useNavigate()
  const { change, isBusy, problem } = useOneChange()
  const isHydrated = useIsHydrated()
  // A retry after a lost answer must not create a second version.
  const [idempotencyKey] = useState(randomKey)
  const start = async (): Promise<void> => {
    let id: string | undefined
    await change(
      async () => {
        const record = { apiName: 'ArticleVersion__c', fields: { ArticleId__c: articleId } } as const
        id = (await cache.send(createRecord, record, { idempotencyKey }))?.id
      },
      (reason) => versionMessages.notStarted(reason ?? messages.failures.noAnswer),
    )
    again()
    if (id !== undefined) await navigate(paths.author({ id: articleId, version: id }))
  }
  return (
    <Stack gap="small">
      {problem ? <Notice tone="alarm">{problem}</Notice> : null}
      <p className="small soft">{versionMessages.startHelp}</p>
      <div>
        {draft === null ? (
          <Button isBusy={isBusy} disabled={!isHydrated} onClick={() => void start()}>
            {versionMessages.start}
          </Button>
        ) : (
          <LinkButton href={paths.author({ id: articleId, version: draft })}>{versionMessages.continue}</LinkButton>
        )}
      </div>
    </Stack>
  )
}

type Compared = { id: string; number: number }

/** A plain GET form: the comparison has an address. */
function Compare({ articleId, versions }: { articleId: string; versions: readonly Compared[] }) {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const [last, before] = versions
  const [from, setFrom] = useState(address.get('from') ?? before?.id ?? '')
  const [to, setTo] = useState(address.get('to') ?? last?.id ?? '')
  const options = versions.map(({ id, number }) => ({ value: id, label: versionMessages.version(number) }))
  return (
    <form
      action={paths.author()}
      aria-label={versionMessages.compare}
      onSubmit={(event) => {
        event.preventDefault()
        void navigate(paths.author({ id: articleId, from, to }), { preventScrollReset: true })
      }}
    >
      <input type="hidden" name="id" value={articleId} />
      <Stack gap="small">
        <Row>
          <Select label={versionMessages.from} name="from" options={options} value={from} onChange={setFrom} />
          <Select label={versionMessages.to} name="to" options={options} value={to} onChange={setTo} />
        </Row>
        <div>
          <Button type="submit" variant="line" size="sm">
            {versionMessages.show}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
