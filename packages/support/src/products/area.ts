import type { Area } from '../area.ts'
import { newProductAction, product, productAccess, refillProductVocabulary } from './product.object.ts'

export const products: Area = {
  objects: [product],
  access: [productAccess],
  actions: [newProductAction],
  jobs: [refillProductVocabulary],
}
