import { readDraft } from '../../../../forms/draft-records.ts'
import { readAlertProducts } from '../../../../parts/alerts/subscription-reads.ts'
import { page, required } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'
import { readAlert, readOfferedOnAlert } from '../../reads.ts'

/** The name of the draft of a change of an alert. */
export const changeDraft = (id: string): string => `alert-${id}`

export const editAlert = page({
  ...pages.editAlert,
  reads: ({ query }) => {
    const id = query.get('id') ?? ''
    return {
      alert: required(readAlert(id)),
      offered: readOfferedOnAlert(id),
      products: readAlertProducts,
      draft: readDraft(changeDraft(id)),
    }
  },
})
