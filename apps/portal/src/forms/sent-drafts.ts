import { useEffect } from 'react'

const SENT = 'navdesk-draft-sent'

type SentDraft = { name: string; text: string }

/** Notifies the form that now shows this draft that the server has the text, which an unmounted screen sent. */
export function announceSentDraft(name: string, text: string): void {
  dispatchEvent(new CustomEvent<SentDraft>(SENT, { detail: { name, text } }))
}

/** Subscribes to texts of a draft that an unmounted screen sent and the server has. */
export function useSentDraft(name: string, onSent: (text: string) => void): void {
  useEffect(() => {
    const listen = (event: Event): void => {
      const { detail } = event as CustomEvent<SentDraft>
      if (detail.name === name) onSent(detail.text)
    }
    addEventListener(SENT, listen)
    return () => removeEventListener(SENT, listen)
  })
}
