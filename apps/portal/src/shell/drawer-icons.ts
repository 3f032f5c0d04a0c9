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

/** The icons that screens of the line of the header have in the drawer; every page would wait for them there. */
export const drawerIcons: Readonly<Partial<Record<PlacedPage, IconShape>>> = {
  caseQueue: QueueIcon,
  caseManager: CasesIcon,
  author: ArticleIcon,
  knowledge: KnowledgeIcon,
  products: ProductIcon,
  productAlerts: AlertsIcon,
  replyTemplates: TemplateIcon,
}
