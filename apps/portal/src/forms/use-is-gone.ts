import { useEffect, useRef } from 'react'

/** Tells an answer that comes late whether the component that asked is still there. */
export function useIsGone(): () => boolean {
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  return () => isGone.current
}
