export { prepareProductTemplate, type Seed, templateFiles } from './testing/product-template.ts'
