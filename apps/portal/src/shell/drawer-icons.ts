import {
  AlertsIcon,
  ArticleIcon,
  CasesIcon,
  type IconShape,
  KnowledgeIcon,
  ProductIcon,
  QueueIcon,
  TemplateIcon,
} from 'ui'
import type { PlacedPage } from './navigation.ts'

/** Drawer icons of the screens in the header line. Separate from `navigation.ts`, which every page loads. */
export const drawerIcons: Readonly<Partial<Record<PlacedPage, IconShape>>> = {
  caseQueue: QueueIcon,
  caseManager: CasesIcon,
  author: ArticleIcon,
  knowledge: KnowledgeIcon,
  products: ProductIcon,
  productAlerts: AlertsIcon,
  replyTemplates: TemplateIcon,
}
