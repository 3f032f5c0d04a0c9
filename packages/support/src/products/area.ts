import type { Area } from '../area.ts'
import { product, productAccess, refillProductVocabulary } from './product.object.ts'

export const products: Area = {
  objects: [product],
  access: [productAccess],
  jobs: [refillProductVocabulary],
}
