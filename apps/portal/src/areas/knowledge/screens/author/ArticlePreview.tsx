import { Badge, Notice, Prose, Row, Sheet, Stack } from 'ui'
import { CleanedText } from '../../../../parts/CleanedText.tsx'
import { type ArticleForm, categoriesOf } from './article-form.ts'
import { messages } from './messages.ts'

/** How an article reads, saved or not. @param isHidden - from those whose view is shown. */
export function ArticlePreview({ values, isHidden }: { values: ArticleForm; isHidden: boolean }) {
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
            <CleanedText html={values.content} />
          </Prose>
        )}
      </Stack>
    </Sheet>
  )
}
