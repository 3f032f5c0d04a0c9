import { data } from 'react-router'

export { NotFoundPage as default } from '../../parts/NotFoundPage.tsx'

export const loader = () => data(null, { status: 404 })
export const clientLoader = () => null
