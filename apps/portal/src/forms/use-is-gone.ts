import { useEffect, useRef } from 'react'

/** Whether the component is unmounted, for answers that arrive late. */
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
