import { useState } from 'react'
import { type Read, useRead } from 'record-cache-react'

/** Reads like `useRead`. Where the read is exchanged for another one, its last answer stays until the next has come. */
export function useKeptRead<Answer>(read: Read<Answer> | null) {
  const result = useRead(read)
  const { data } = result
  const [kept, setKept] = useState(data)
  if (data !== undefined && data !== kept) setKept(data)
  return { ...result, data: data ?? kept }
}
