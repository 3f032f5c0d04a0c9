import { caseOpening } from '../../../../parts/cases/case-opening.ts'
import { page, required } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'
import { readAlert, readOfferedOnAlert, readReadings } from '../../reads.ts'

export const productAlert = page({
  ...pages.productAlert,
  reads: ({ query }) => ({
    alert: required(readAlert(query.get('id') ?? '')),
    offered: readOfferedOnAlert(query.get('id') ?? ''),
    readings: readReadings,
    opening: caseOpening,
  }),
})
