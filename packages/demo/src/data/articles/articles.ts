import type { DemoArticle } from './article.ts'
import { cardArticles } from './cards.ts'
import { cycleArticles } from './cycles.ts'
import { dataManagerArticles } from './data-manager.ts'
import { displayArticles } from './displays.ts'
import { planningArticles } from './planning.ts'
import { productPageArticles } from './product-pages.ts'
import { videoArticles } from './videos.ts'

export const demoArticles: readonly DemoArticle[] = [
  ...cycleArticles,
  ...cardArticles,
  ...dataManagerArticles,
  ...displayArticles,
  ...planningArticles,
  ...productPageArticles,
  ...videoArticles,
]
