import { useMemo } from 'react'
import { Badge, Notice, Prose, Row, Sheet, Stack } from 'ui'
import { cleanedHtml } from '../../../../format/cleaned-html.ts'
import { type ArticleForm, categoriesOf } from './article-form.ts'
import { messages } from './messages.ts'

/** How an article reads, saved or not. @param isHidden - from those whose view is shown. */
export function ArticlePreview({ values, isHidden }: { values: ArticleForm; isHidden: boolean }) {
  const html = useMemo(() => ({ __html: cleanedHtml(values.content) }), [values.content])
  if (isHidden) return <Notice>{messages.guestsCannot}</Notice>
  return (
    <Sheet title={messages.preview}>
      <Stack>
        <h3>{values.title}</h3>
        <Row>
          {categoriesOf(values.categories).map((category) => (
            <Badge key={category}>{category}</Badge>
          ))}
          {values.infoType === '' ? null : <Badge>{values.infoType}</Badge>}
        </Row>
        {values.content.trim() === '' ? (
          <p className="soft">{messages.nothingYet}</p>
        ) : (
          <Prose>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text is cleaned when it is written and when it is drawn */}
            <div dangerouslySetInnerHTML={html} />
          </Prose>
        )}
      </Stack>
    </Sheet>
  )
}
