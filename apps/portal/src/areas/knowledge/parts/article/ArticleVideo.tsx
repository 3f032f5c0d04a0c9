import { useParams, useSearchParams } from 'react-router'
import { DownloadIcon, LinkButton, Notice, Sheet, Stack } from 'ui'
import { paths } from '../../../../site/paths.ts'
import type { Article } from './article.ts'
import { messages } from './messages.ts'

/** The video of an article to keep. Where it has none, the button tells so, also before the code of the page runs. */
export function ArticleVideo({ article: { title, video } }: { article: Article }) {
  const { urlName = '' } = useParams()
  const [address] = useSearchParams()
  const told = paths.article({ ...Object.fromEntries(address), urlName, download: 'missing' })
  const isMissing = video === null && address.has('download')
  return (
    <Sheet>
      <Stack>
        {video === null ? (
          <LinkButton isWide icon={DownloadIcon} href={told}>
            {messages.downloadVideo}
          </LinkButton>
        ) : (
          // Ours has this name anyway; another host may give the file another one.
          <LinkButton isWide icon={DownloadIcon} href={video} download={`${title}.mp4`}>
            {messages.downloadVideo}
          </LinkButton>
        )}
        {isMissing ? <Notice tone="alarm">{messages.noVideo}</Notice> : null}
      </Stack>
    </Sheet>
  )
}
