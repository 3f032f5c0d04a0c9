import { useSearchParams } from 'react-router'
import { ProductList } from './ProductList.tsx'
import { ProductView } from './ProductView.tsx'

/** The products of the catalogue, or one of them: the address names it. */
export function ProductsScreen() {
  const [address] = useSearchParams()
  return address.has('productName') ? <ProductView /> : <ProductList />
}
