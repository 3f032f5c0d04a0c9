import type { ReactNode } from 'react'
import { Late, latePart, Prose, Stack, useSettled } from 'ui'
import { ArticleHead } from './ArticleHead.tsx'
import { ArticlePlayer } from './ArticlePlayer.tsx'
import { ArticleText } from './ArticleText.tsx'
import { type Article, minutesToRead } from './article.ts'
import { VideoTile } from './VideoTile.tsx'

const sectionTips = latePart(async () => (await import('./SectionTips.tsx')).SectionTips)

type Props = {
  article: Article
  /** Its badges lead nowhere. */
  isPreview?: boolean
  /** The element that has the text; null before `onDrawn` has told it, and once it is gone. */
  text: HTMLElement | null
  onDrawn: (text: HTMLElement | null) => void
  /** What stands below the text. */
  children?: ReactNode
}

/** An article to read, on its page and in the preview of its author: its head, its text and a tip at each heading. */
export function ArticleContent({ article, isPreview, text, onDrawn, children }: Props) {
  const isSettled = useSettled(0)
  return (
    <article>
      <Stack gap="large">
        <ArticleHead article={article} isPreview={isPreview} />
        {article.isHeld ? (
          <ArticlePlayer article={article} />
        ) : article.isVideo && article.video ? (
          <VideoTile video={article.video} />
        ) : null}
        <Prose>
          <ArticleText html={article.html} onDrawn={onDrawn} />
        </Prose>
        {article.type === 'Documentation' && text && isSettled ? (
          <Late part={sectionTips} props={{ text, minutesToRead }} isQuiet />
        ) : null}
        {children}
      </Stack>
    </article>
  )
}
