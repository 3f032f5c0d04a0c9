import { useParams, useSearchParams } from 'react-router'
import { DownloadIcon, LinkButton, Notice, Sheet, Stack } from 'ui'
import { paths } from '../../../../site/paths.ts'
import type { Article } from './article.ts'
import { messages } from './messages.ts'

/** Downloads the video of an article. Without one the button says so, also before hydration. */
export function ArticleVideo({ article: { title, video } }: { article: Article }) {
  const { urlName = '' } = useParams()
  const [address] = useSearchParams()
  const missingHref = paths.article({ ...Object.fromEntries(address), urlName, download: 'missing' })
  const isMissing = video === null && address.has('download')
  return (
    <Sheet>
      <Stack>
        {video === null ? (
          <LinkButton isWide icon={DownloadIcon} href={missingHref}>
            {messages.downloadVideo}
          </LinkButton>
        ) : (
          // The product's own file already has this name; another host may name it differently.
          <LinkButton isWide icon={DownloadIcon} href={video} download={`${title}.mp4`}>
            {messages.downloadVideo}
          </LinkButton>
        )}
        {isMissing ? <Notice tone="alarm">{messages.noVideo}</Notice> : null}
      </Stack>
    </Sheet>
  )
}
