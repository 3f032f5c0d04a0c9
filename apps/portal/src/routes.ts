import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('areas/home/screens/home/route.tsx'),
  route('login', 'areas/sign-in/screens/sign-in/route.tsx'),
  route('case-manager', 'areas/cases/screens/case-manager/route.tsx'),
  route('case-manager/Open-a-Case', 'areas/cases/screens/open-case/route.tsx'),
  route('create-support-case', 'areas/cases/screens/open-case/route.tsx', { id: 'create-support-case' }),
  route('case-details', 'areas/cases/screens/case-detail/route.tsx'),
  route('article/:urlName', 'areas/knowledge/screens/article/route.tsx'),
  route('*', 'shell/not-found/route.tsx'),
] satisfies RouteConfig
