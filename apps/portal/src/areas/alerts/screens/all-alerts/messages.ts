import { failureTexts } from 'contract'

export const messages = {
  lead: 'Alerts about the products of your account, the newest first.',
  caption: 'Alerts',
  title: 'Alert',
  product: 'Product',
  kind: 'Kind',
  severity: 'Severity',
  effective: 'Effective',
  loading: 'Loading alerts',
  failed: 'Alerts could not be loaded.',
  noItems: failureTexts.NO_ITEMS,
} as const
