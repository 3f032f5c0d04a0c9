import { paths } from '../../../../site/paths.ts'

const STEP = 50
/** Maximum of one answer. */
const MOST = 500

/**
 * The filter, and how many articles are shown. In long lists the page starts after the article `after`, before which there are `from`
 * others.
 */
export type Topic = { itemNumber?: string; category?: string; after?: string; from: number; shown: number }

/** The topic of an address; an invalid number counts as the first articles. */
export function topicOf(query: URLSearchParams): Topic {
  const itemNumber = query.get('productName')
  const category = query.get('category')
  const after = query.get('after') ?? ''
  const isLater = /^[a-zA-Z0-9]{18}$/.test(after)
  return {
    ...(itemNumber ? { itemNumber } : {}),
    ...(category ? { category } : {}),
    ...(isLater ? { after } : {}),
    from: isLater ? stepsOf(query.get('from'), Number.MAX_SAFE_INTEGER / STEP) * STEP : 0,
    shown: stepsOf(query.get('show'), MOST / STEP) * STEP,
  }
}

const stepsOf = (articles: string | null, most: number): number =>
  Math.min(Math.max(Math.floor(Number(articles) / STEP) || 1, 1), most)

/** The address of a topic, on its first articles. */
export const addressOf = ({ itemNumber, category }: Omit<Topic, 'from' | 'shown'>): string =>
  paths.knowledge({ productName: itemNumber, category })

/**
 * The address that shows more articles of a topic: below the shown ones, or instead of them at the maximum; null for the last.
 *
 * @param last - the id of the last shown article.
 */
export function addressOfMore(topic: Topic, count: number, last: string | undefined): string | null {
  const { itemNumber, category, after, from, shown } = topic
  if (from + shown >= count || last === undefined) return null
  const more =
    shown < MOST
      ? { ...(after === undefined ? {} : { after, from: String(from) }), show: String(shown + STEP) }
      : { after: last, from: String(from + shown) }
  return paths.knowledge({ productName: itemNumber, category, ...more })
}
