import { pageIn } from '../../../../records/list-page.ts'
import { page } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'
import { readAlerts, readReadings } from '../../reads.ts'

export const PAGE_SIZE = 25

export const allAlerts = page({
  ...pages.allAlerts,
  reads: ({ query }) => ({ alerts: readAlerts(PAGE_SIZE, pageIn(query, PAGE_SIZE)), readings: readReadings }),
})
