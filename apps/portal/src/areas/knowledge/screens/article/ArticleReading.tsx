import { ArticleVote } from './ArticleVote.tsx'
import { useCountedView } from './use-counted-view.ts'

/** What comes of reading an article: it is counted, and the reader is asked whether it has helped. */
export function ArticleReading({ urlName }: { urlName: string }) {
  useCountedView(urlName)
  return <ArticleVote urlName={urlName} />
}
