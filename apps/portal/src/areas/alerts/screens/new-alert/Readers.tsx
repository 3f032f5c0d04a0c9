import { useRead } from 'record-cache-react'
import { messages } from './messages.ts'
import { readReaders } from './page.ts'

/** How many people the alert reaches, in numbers alone. */
export function Readers({ productId, kind }: { productId: string; kind: string }) {
  const { data, state } = useRead(readReaders(productId, kind))
  return (
    <p role="status" className="small soft">
      {data
        ? messages.reach(data)
        : productId === '' || kind === ''
          ? messages.readersHint
          : state === 'Error'
            ? messages.countFailed
            : messages.counting}
    </p>
  )
}
