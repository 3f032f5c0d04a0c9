import { alertMethods } from 'contract'
import { methodReader, read } from 'record-cache-react'

/** Reads the unread alerts of the reader. The server makes this read for every page, for the navigation. */
export const readUnreadAlerts = /* @__PURE__ */ read(/* @__PURE__ */ methodReader(alertMethods.getUnreadAlerts), {})
