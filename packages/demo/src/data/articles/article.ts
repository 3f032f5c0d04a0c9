import type { ArticleRecordType } from 'support'
import type { DemoItemNumber } from '../products.ts'

/**
 * An article of the demo. The content is HTML and may name, in braces, the cycles around now: `{prev}` `{cycle}` `{next}`
 * `{cycleDate}` `{nextDate}` `{lastDay}`, and `{cycleTable}`, a table of this cycle and those after it.
 */
export type DemoArticle = {
  urlName: string
  title: string
  type: ArticleRecordType
  item: DemoItemNumber
  categories: readonly string[]
  summary: string
  content: string
  /** Closed to guests. */
  customersOnly?: true
  featured?: true
  /** `sample` is a file that the product holds; any other one is elsewhere. */
  video?: { seconds: number; file: string | null }
}
