import { useSearchParams } from 'react-router'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { ProductList } from './ProductList.tsx'
import { ProductView } from './ProductView.tsx'
import { products } from './page.ts'

/** The products of the catalogue, or one of them: the address names it. */
export function ProductsScreen() {
  const [address] = useSearchParams()
  return address.has('productName') ? <ProductView /> : <ProductList />
}

export { ProductsScreen as default }

export const loader = loadOnServer(products)
export const clientLoader = loadInBrowser(products)
