import { AircraftIcon, CommentIcon, type IconShape, InvoiceIcon, RenewIcon } from 'ui'
import type { Shop } from '../site/site.ts'
import { messages } from './messages.ts'

/** A link that leaves the portal. */
export type ExternalLink = { label: string; href: string }

type Named = { name: string; label: string }

/** The Support menu: each entry shows when the setting `SHOP_<NAME>` gives its address. */
const supportMenu: (Named & { icon: IconShape })[] = [
  { name: 'aircraft_details', label: messages.aircraftDetails, icon: AircraftIcon },
  { name: 'billing_invoices', label: messages.billingInvoices, icon: InvoiceIcon },
  { name: 'subscriptions', label: messages.subscriptions, icon: RenewIcon },
  { name: 'feedback', label: messages.feedback, icon: CommentIcon },
]

/** Only in the footer. */
const surveyLinks: Named[] = [{ name: 'survey', label: messages.survey }]

const socialLinks: Named[] = [
  { name: 'professional_network', label: messages.professionalNetwork },
  { name: 'video_channel', label: messages.videoChannel },
]

/** The links of each group whose addresses are known. */
export function externalLinksOf(shop: Shop) {
  return {
    support: supportMenu.flatMap((link) => withAddress(link, shop)),
    survey: surveyLinks.flatMap((link) => withAddress(link, shop)),
    social: socialLinks.flatMap((link) => withAddress(link, shop)),
  }
}

function withAddress<L extends Named>(link: L, shop: Shop): (L & ExternalLink)[] {
  const href = shop[link.name]
  return href === undefined ? [] : [{ ...link, href }]
}
