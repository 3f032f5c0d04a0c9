import { paths } from '../../../../site/paths.ts'

const STEP = 50
/** As many as one answer has. */
const MOST = 500

/**
 * What the list is narrowed to, and how many articles are shown: after one, before which `from` others stand, where there are more than one
 * answer has.
 */
export type Topic = { itemNumber?: string; category?: string; after?: string; from: number; shown: number }

/** The topic that the query of an address names; what is no number of articles means the first ones. */
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

/** The address of a topic, from its first articles on. */
export const addressOf = ({ itemNumber, category }: Omit<Topic, 'from' | 'shown'>): string =>
  paths.knowledge({ productName: itemNumber, category })

/**
 * The address at which more articles of a topic are shown, below those that are or, where these are the most, in place of them; null where
 * these are the last.
 *
 * @param last - the id of the last that is shown.
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
