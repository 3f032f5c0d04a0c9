import { useState } from 'react'
import { Button, Notice, Sheet, Stack } from 'ui'
import { ArticleContent } from '../../parts/article/ArticleContent.tsx'
import { ArticleVideo } from '../../parts/article/ArticleVideo.tsx'
import type { Article } from '../../parts/article/article.ts'
import { CaseOffer } from '../../parts/article/CaseOffer.tsx'
import { messages as articleMessages } from '../../parts/article/messages.ts'
import { messages } from './messages.ts'

/**
 * How an article reads, saved or not, drawn with the parts of its page. The badges of its products and the way to a case lead
 * nowhere: its author goes on writing.
 */
export function ArticlePreview({ article, isGuest }: { article: Article; isGuest: boolean }) {
  const [text, setText] = useState<HTMLElement | null>(null)
  if (isGuest && !article.isPublic) return <Notice>{messages.guestsCannot}</Notice>
  return (
    <section aria-label={messages.preview}>
      <ArticleContent article={article} isPreview text={text} onDrawn={setText}>
        {article.html.trim() === '' ? <p className="soft">{messages.nothingYet}</p> : null}
        {article.isVideo ? <Video article={article} /> : null}
        <CaseOffer isVisitor={isGuest}>
          <Button isWide aria-disabled>
            {articleMessages.openSupportCase}
          </Button>
        </CaseOffer>
      </ArticleContent>
    </section>
  )
}

function Video({ article }: { article: Article }) {
  if (article.video !== null) return <ArticleVideo article={article} />
  return (
    <Sheet>
      <Stack>
        <Button isWide aria-disabled>
          {articleMessages.downloadVideo}
        </Button>
        <Notice tone="alarm">{articleMessages.noVideo}</Notice>
      </Stack>
    </Sheet>
  )
}
