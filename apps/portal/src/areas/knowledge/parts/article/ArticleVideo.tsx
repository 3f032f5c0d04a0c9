import { useParams, useSearchParams } from 'react-router'
import { DownloadIcon, LinkButton, Notice, Sheet, Stack } from 'ui'
import { paths } from '../../../../site/paths.ts'
import type { Article } from './article.ts'
import { messages } from './messages.ts'

/** Downloads the video of an article. Without one the button says so, also before hydration. */
export function ArticleVideo({ article: { title, video, download, isHeld } }: { article: Article }) {
  const { urlName = '' } = useParams()
  const [address] = useSearchParams()
  const missingHref = paths.article({ ...Object.fromEntries(address), urlName, download: 'missing' })
  const isMissing = video === null && address.has('download')
  return (
    <Sheet>
      <Stack>
        {video === null || download === null ? (
          <LinkButton isWide icon={DownloadIcon} href={missingHref}>
            {messages.downloadVideo}
          </LinkButton>
        ) : (
          <>
            <LinkButton isWide icon={DownloadIcon} href={download} download={`${title}.mp4`}>
              {messages.downloadVideo}
            </LinkButton>
            {isHeld ? null : <p className="small soft">{messages.savedElsewhere(new URL(video).host)}</p>}
          </>
        )}
        {isMissing ? <Notice tone="alarm">{messages.noVideo}</Notice> : null}
      </Stack>
    </Sheet>
  )
}
