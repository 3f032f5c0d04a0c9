import type { ReactNode } from 'react'
import {
  Badge,
  BriefingStrip,
  Icon,
  Late,
  Link,
  latePart,
  ProductIcon,
  Prose,
  Row,
  Stack,
  useSettled,
  VideoIcon,
} from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { articleIcon } from '../../../../parts/article-icon.ts'
import { paths } from '../../../../site/paths.ts'
import styles from './ArticleHead.module.css'
import { ArticleText } from './ArticleText.tsx'
import { type Article, minutesToRead } from './article.ts'
import { messages } from './messages.ts'
import { useProductBadges } from './use-product-badges.ts'
import poster from './video-poster.svg?url&no-inline'

const sectionTips = latePart(async () => (await import('./SectionTips.tsx')).SectionTips)

type Props = {
  article: Article
  /** Badges are not links. */
  isPreview?: boolean
  /** The element of the text; null before `onRendered` has set it and after it is removed. */
  text: HTMLElement | null
  onRendered: (text: HTMLElement | null) => void
  /** Content below the text. */
  children?: ReactNode
}

/** An article on its page and in the author's preview: head, text, and a tip at each heading. */
export function ArticleContent({ article, isPreview, text, onRendered, children }: Props) {
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
          <ArticleText html={article.html} onRendered={onRendered} />
        </Prose>
        {article.type === 'Documentation' && text && isSettled ? (
          <Late part={sectionTips} props={{ text, minutesToRead }} isQuiet />
        ) : null}
        {children}
      </Stack>
    </article>
  )
}

type ArticleHeadProps = {
  article: Article
  /** Badges are not links. */
  isPreview: boolean | undefined
}

/** Title, type, badges and facts. */
function ArticleHead({ article, isPreview }: ArticleHeadProps) {
  const { title, infoType, type, hasLength, published, minutes, isPublic } = article
  const formats = useFormats()
  const { badges, plain } = useProductBadges(article)
  const icon = articleIcon(type)
  return (
    <Stack>
      <div className={styles.title}>
        <Icon of={icon} label={icon === VideoIcon ? messages.video : messages.article} className={styles.type} />
        <h1>{title}</h1>
      </div>
      <Row>
        {badges.map(({ name, item }, index) => (
          <Badge
            key={name}
            icon={ProductIcon}
            href={isPreview || item === null ? undefined : paths.products({ productName: item })}
            isCurrent={index === 0}
          >
            {name}
          </Badge>
        ))}
        {plain.map((category) => (
          <Badge key={category}>{category}</Badge>
        ))}
        {infoType ? <Badge>{infoType}</Badge> : null}
      </Row>
      <BriefingStrip
        facts={[
          {
            label: messages.updated,
            value: published ? <time dateTime={published}>{formats.day(published)}</time> : null,
          },
          { label: hasLength ? messages.length : messages.readingTime, value: messages.minutes(minutes) },
          { label: messages.access, value: isPublic ? messages.public : messages.customers },
        ]}
      />
    </Stack>
  )
}

/** Plays a video of the product. It loads only when played; before that a poster is shown. */
function ArticlePlayer({ article: { title, video } }: { article: Article }) {
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

/** Links to a video of another host: the page plays only the product's own videos. */
function VideoTile({ video }: { video: string }) {
  return (
    <Link href={video} isExternal isIconHidden className={styles.tile}>
      <img src={poster} alt="" className={styles.poster} />
      <span className={styles.play}>
        <Icon of={VideoIcon} />
      </span>
      <span className={styles.host}>{messages.watchOn(new URL(video).host)}</span>
    </Link>
  )
}
