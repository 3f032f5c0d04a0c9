import type { Area } from '../area.ts'
import { productAccess } from './product.access.ts'
import { productListViews } from './product.list-views.ts'
import { product } from './product.object.ts'
import { refillProductVocabulary } from './refill-product-vocabulary.job.ts'

export const products: Area = {
  objects: [product],
  access: [productAccess],
  listViews: [productListViews],
  jobs: [refillProductVocabulary],
}
