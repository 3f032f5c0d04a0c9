import { alertMethods } from 'contract'
import { methodReader, read } from 'record-cache-react'
import { readDraft } from '../../../../forms/draft-records.ts'
import { readAlertProducts } from '../../../../parts/alerts/subscription-reads.ts'
import { page } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'
import { readOfferedAlerts } from '../../reads.ts'

/** The name of the draft of an alert that is not published yet. */
export const NEW_ALERT_DRAFT = 'alert-new'

export const newAlert = page({
  ...pages.newAlert,
  reads: () => ({ products: readAlertProducts, offered: readOfferedAlerts, draft: readDraft(NEW_ALERT_DRAFT) }),
})

/** How many people an alert would reach; null as long as its product and kind are not chosen. */
export const readReaders = (productId: string, kind: string) =>
  productId === '' || kind === '' ? null : read(methodReader(alertMethods.countAlertReaders), { productId, kind })
