export { prepareProductTemplate, type Seed } from './testing/product-template.ts'
