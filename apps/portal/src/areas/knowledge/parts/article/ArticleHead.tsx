import { Badge, BriefingStrip, Icon, ProductIcon, Row, Stack, VideoIcon } from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { articleIcon } from '../../../../parts/article-icon.ts'
import { paths } from '../../../../site/paths.ts'
import styles from './ArticleHead.module.css'
import type { Article } from './article.ts'
import { messages } from './messages.ts'
import { useProductBadges } from './use-product-badges.ts'

type Props = {
  article: Article
  /** The badges lead nowhere. */
  isPreview: boolean | undefined
}

/** Title with its type, badges and facts. */
export function ArticleHead({ article, isPreview }: Props) {
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
