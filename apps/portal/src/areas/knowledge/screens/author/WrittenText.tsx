import { useState } from 'react'
import { Tabs } from 'ui'
import type { Form } from '../../../../forms/form.ts'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import { ArticlePreview } from './ArticlePreview.tsx'
import type { ArticleForm } from './article-form.ts'
import { DraftForm } from './DraftForm.tsx'
import { messages } from './messages.ts'

type Shown = 'write' | 'guest' | 'customer'

type Props = {
  form: Form<ArticleForm>
  /** Whether the reader writes it, and not only reads it. */
  isWriter: boolean
  isPublic: boolean
  saved: number | null
  isNextVersion: boolean
}

/** The text of an article: its form, and how it reads, saved or not. */
export function WrittenText({ form, isWriter, isPublic, saved, isNextVersion }: Props) {
  const [chosen, setChosen] = useState<Shown>(isWriter ? 'write' : 'customer')
  const isHydrated = useIsHydrated()
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
      {chosen === 'write' ? null : <ArticlePreview values={form.values} isHidden={chosen === 'guest' && !isPublic} />}
      {isWriter ? (
        <div hidden={chosen !== 'write'}>
          <DraftForm form={form} saved={saved} isNextVersion={isNextVersion} />
        </div>
      ) : null}
    </Tabs>
  )
}
