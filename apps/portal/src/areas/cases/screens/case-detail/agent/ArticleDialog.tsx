import { useState } from 'react'
import { useRead } from 'record-cache-react'
import { Button, Dialog, SearchInput, Stack } from 'ui'
import { useTextAtRest } from '../../../../../parts/use-text-at-rest.ts'
import { textOf } from '../../../../../records/field-values.ts'
import { paths } from '../../../../../site/paths.ts'
import { useSuggestedArticles } from '../../../parts/use-suggestions.ts'
import { readArticlesWith } from '../../../suggestion-reads.ts'
import { messages } from './messages.ts'

type Props = { subject: string; onClose: () => void; onChoose: (link: string) => void }

/** Chooses an article for a reply: those that fit the subject of the case, or the results of a search. */
export function ArticleDialog({ subject, onClose, onChoose }: Props) {
  const [text, setText] = useState('')
  const term = useTextAtRest(text).trim()
  const suggested = useSuggestedArticles(subject)
  const { data, state } = useRead(term === '' ? null : readArticlesWith(term))
  const articles = term === '' ? suggested : (data?.records ?? [])
  const isPending = term !== text.trim() || (term !== '' && state === 'Pending' && !data)
  return (
    <Dialog isOpen onClose={onClose} title={messages.insertArticle} closesOnOutsidePress>
      <Stack gap="small">
        <SearchInput label={messages.searchArticles} value={text} onChange={setText} onSearch={setText} />
        <p role="status" className="meta">
          {isPending
            ? ''
            : term === ''
              ? messages.suggestedArticles(articles.length)
              : messages.articleCount(articles.length)}
        </p>
        <ul className="plain">
          {articles.map(({ id, fields }) => {
            const title = textOf(fields.Title)
            const address = paths.article({ urlName: fields.UrlName.value ?? id })
            return (
              <li key={id}>
                <Button
                  variant="quiet"
                  size="sm"
                  onClick={() => onChoose(`${title}: ${new URL(address, location.href).href}`)}
                >
                  {title}
                </Button>
              </li>
            )
          })}
        </ul>
      </Stack>
    </Dialog>
  )
}
