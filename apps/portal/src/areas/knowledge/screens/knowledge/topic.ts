import { paths } from '../../../../site/paths.ts'

const STEP = 50
/** As many as one answer has. */
const MOST = 500

/** What the list is narrowed to, and how many articles are shown. */
export type Topic = { itemNumber?: string; category?: string; shown: number }

/** The topic that the query of an address names; what is no number of articles means the first ones. */
export function topicOf(query: URLSearchParams): Topic {
  const itemNumber = query.get('productName')
  const category = query.get('category')
  const steps = Math.floor(Number(query.get('show')) / STEP) || 1
  return {
    ...(itemNumber ? { itemNumber } : {}),
    ...(category ? { category } : {}),
    shown: Math.min(Math.max(steps, 1) * STEP, MOST),
  }
}

/** The address of a topic, from its first articles on. */
export const addressOf = ({ itemNumber, category }: Omit<Topic, 'shown'>): string =>
  paths.knowledge({ productName: itemNumber, category })

/** The address at which more articles of a topic are shown; null where these are all, or the most. */
export function addressOfMore({ itemNumber, category, shown }: Topic, count: number): string | null {
  if (shown >= Math.min(count, MOST)) return null
  return paths.knowledge({ productName: itemNumber, category, show: String(shown + STEP) })
}
