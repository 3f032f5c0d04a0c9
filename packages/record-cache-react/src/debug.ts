export { CacheDebugPanel } from './debug/CacheDebugPanel.tsx'
export {
  type CacheObserver,
  type ObservedRequest,
  type ObservedStep,
  type ObservedSubscription,
  observeCache,
} from './debug/observe-cache.ts'
