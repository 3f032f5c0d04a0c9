import { useState } from 'react'
import { useRead } from 'record-cache-react'
import { Tabs } from 'ui'
import type { Form } from '../../../../forms/form.ts'
import { textOf } from '../../../../records/field-values.ts'
import { useReads } from '../../../../records/use-reads.ts'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import { ArticlePreview } from './ArticlePreview.tsx'
import type { ArticleForm } from './article-form.ts'
import { DraftText } from './DraftText.tsx'
import { messages } from './messages.ts'
import { type AuthoredRecord, author } from './page.ts'
import { previewOf } from './preview-of.ts'

type Shown = 'write' | 'guest' | 'customer'

type Props = {
  form: Form<ArticleForm>
  /** Whether the reader writes it, and not only reads it. */
  isWriter: boolean
  /** Null for a new one. */
  article: AuthoredRecord | null
  /** Whether guests read it, or will once it is published. */
  isPublic: boolean
  isNextVersion: boolean
}

/** The text of an article: its form, and how it reads, saved or not. */
export function WrittenText({ form, isWriter, article, isPublic, isNextVersion }: Props) {
  const [chosen, setChosen] = useState<Shown>(isWriter ? 'write' : 'customer')
  const isHydrated = useIsHydrated()
  const reads = useReads(author)
  const { data: products } = useRead(reads.products)
  const { data: files } = useRead(reads.files)
  const product = products?.records.find(({ id }) => id === form.values.productId)
  const preview = previewOf(form.values, {
    article,
    isPublic,
    product: product ? textOf(product.fields.Name) : null,
    files: files?.records ?? [],
  })
  // After each attempt the focus goes to a field that is wrong, which must not be hidden then.
  const [attempt, setAttempt] = useState(form.attempt)
  if (attempt !== form.attempt) {
    setAttempt(form.attempt)
    if (isWriter && form.failures.length > 0) setChosen('write')
  }
  const tabs = [
    ...(isWriter ? [{ id: 'write', label: messages.write }] : []),
    { id: 'guest', label: messages.asGuest },
    { id: 'customer', label: messages.asCustomer },
  ].map((tab) => ({ ...tab, isDisabled: !isHydrated }))
  return (
    <Tabs
      label={messages.previews}
      tabs={tabs}
      selected={chosen}
      onSelect={(id) => setChosen(tabs.some((tab) => tab.id === id) ? (id as Shown) : 'customer')}
    >
      {chosen === 'write' || preview === null ? null : (
        <ArticlePreview article={preview} isGuest={chosen === 'guest'} />
      )}
      {isWriter ? (
        <div hidden={chosen !== 'write'}>
          <DraftText form={form} isNextVersion={isNextVersion} />
        </div>
      ) : null}
    </Tabs>
  )
}
