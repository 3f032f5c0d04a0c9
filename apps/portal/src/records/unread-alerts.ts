import { alertMethods } from 'contract'
import { methodReader, read } from 'record-cache-react'

/** Which alerts are new to the reader: every page comes with the answer, for the navigation. */
export const readUnreadAlerts = /* @__PURE__ */ read(/* @__PURE__ */ methodReader(alertMethods.getUnreadAlerts), {})
