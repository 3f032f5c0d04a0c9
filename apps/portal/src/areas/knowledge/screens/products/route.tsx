import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { products } from './page.ts'

export { ProductsScreen as default } from './ProductsScreen.tsx'

export const loader = loadOnServer(products)
export const clientLoader = loadInBrowser(products)
