import { alertMethods } from 'contract'
import { methodReader, read } from 'record-cache-react'
import { page } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'
import { readOfferedAlerts } from '../../reads.ts'

export const newAlert = page({
  ...pages.newAlert,
  reads: () => ({ products: read(methodReader(alertMethods.getAlertProducts), {}), offered: readOfferedAlerts }),
})

/** How many people an alert would reach; null as long as its product and kind are not chosen. */
export const readReaders = (productId: string, kind: string) =>
  productId === '' || kind === '' ? null : read(methodReader(alertMethods.countAlertReaders), { productId, kind })
