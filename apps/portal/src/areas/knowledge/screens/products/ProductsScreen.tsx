import { useSearchParams } from 'react-router'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { ProductList } from './ProductList.tsx'
import { ProductView } from './ProductView.tsx'
import { products } from './page.ts'

/** The catalogue, or the product that the address names. */
export function ProductsScreen() {
  const [address] = useSearchParams()
  return address.has('productName') ? <ProductView /> : <ProductList />
}

export { ProductsScreen as default }

export const loader = loadOnServer(products)
export const clientLoader = loadInBrowser(products)
