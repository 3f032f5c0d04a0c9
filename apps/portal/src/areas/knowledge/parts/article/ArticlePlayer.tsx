import styles from './ArticlePlayer.module.css'
import type { Article } from './article.ts'
import poster from './video-poster.svg?url&no-inline'

/** Plays a video that the product holds. Nothing of it is loaded before somebody plays it; until then a chart is shown. */
export function ArticlePlayer({ article: { title, video } }: { article: Article }) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: the text below a film says the same in words
    <video
      className={styles.player}
      src={`${video}?inline=1`}
      poster={poster}
      aria-label={title}
      controls
      playsInline
      preload="none"
    />
  )
}
