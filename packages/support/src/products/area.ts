import type { Area } from '../area.ts'
import { productAccess } from './product.access.ts'
import { product } from './product.object.ts'

export const products: Area = { objects: [product], access: [productAccess] }
