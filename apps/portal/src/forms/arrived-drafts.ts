import { useEffect } from 'react'

const ARRIVED = 'navdesk-draft-arrived'

type Arrived = { name: string; text: string }

/** Notifies the form that now shows this draft that a text sent by an unmounted screen is stored. */
export function tellArrived(name: string, text: string): void {
  dispatchEvent(new CustomEvent<Arrived>(ARRIVED, { detail: { name, text } }))
}

/** Subscribes to texts of a draft that were stored but not sent by this screen. */
export function useArrived(name: string, onArrived: (text: string) => void): void {
  useEffect(() => {
    const hear = (event: Event): void => {
      const { detail } = event as CustomEvent<Arrived>
      if (detail.name === name) onArrived(detail.text)
    }
    addEventListener(ARRIVED, hear)
    return () => removeEventListener(ARRIVED, hear)
  })
}
