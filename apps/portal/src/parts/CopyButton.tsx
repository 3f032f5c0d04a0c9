import { Button, CopyLinkIcon } from 'ui'
import { useToast } from './toasts.tsx'

type Props = { text: string; label: string; messages: { copied: string; notCopied: string } }

/** Copies a text, and reports whether the browser allowed it. */
export function CopyButton({ text, label, messages }: Props) {
  const showToast = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ message: messages.copied })
    } catch {
      showToast({ message: messages.notCopied })
    }
  }
  return (
    <Button variant="line" size="sm" icon={CopyLinkIcon} onClick={() => void copy()}>
      {label}
    </Button>
  )
}
