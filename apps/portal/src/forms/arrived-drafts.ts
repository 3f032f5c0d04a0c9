import { useEffect } from 'react'

const ARRIVED = 'navdesk-draft-arrived'

type Arrived = { name: string; text: string }

/** Tells whoever shows the draft of this name now that a text of it is stored: it was sent by a screen that is gone. */
export function tellArrived(name: string, text: string): void {
  dispatchEvent(new CustomEvent<Arrived>(ARRIVED, { detail: { name, text } }))
}

/** Hears of texts of a draft that are stored although this screen did not send them. */
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
