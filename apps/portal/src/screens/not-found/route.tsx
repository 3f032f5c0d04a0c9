import { data } from 'react-router'

export { NotFoundScreen as default } from './NotFoundScreen.tsx'

export const loader = () => data(null, { status: 404 })
export const clientLoader = () => null
