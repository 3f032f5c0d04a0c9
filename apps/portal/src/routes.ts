import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('screens/home/route.tsx'),
  route('login', 'screens/sign-in/route.tsx'),
  route('case-manager', 'screens/case-manager/route.tsx'),
  route('case-manager/Open-a-Case', 'screens/open-case/route.tsx'),
  route('create-support-case', 'screens/open-case/route.tsx', { id: 'create-support-case' }),
  route('case-details', 'screens/case-detail/route.tsx'),
  route('article/:urlName', 'screens/article/route.tsx'),
  route('*', 'screens/not-found/route.tsx'),
] satisfies RouteConfig
