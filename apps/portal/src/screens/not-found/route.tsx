import { data } from 'react-router'

export { NotFoundPage as default } from '../../features/NotFoundPage.tsx'

export const loader = () => data(null, { status: 404 })
export const clientLoader = () => null
