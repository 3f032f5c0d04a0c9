import { exportNoticeVersion, guestMethods } from 'contract'
import { useRef } from 'react'
import { methodSender, useRecordCache } from 'record-cache-react'
import { sendInParts } from '../../../../parts/uploads/send-in-parts.ts'
import { useUploadQueue } from '../../../../parts/uploads/use-upload-queue.ts'
import { usePage } from '../../../../site/page.tsx'

const confirmNotice = methodSender(guestMethods.confirmNotice)

/** The box of the form that confirms the export-control notice. */
export type NoticeBox = { isTicked: () => boolean; tick: () => void }

/**
 * The files of a guest's case, uploaded by the link and by no session. The notice is confirmed once: by the box of the form, or where
 * that is not ticked yet, before the first file.
 */
export function useGuestFiles(token: string, box: () => NoticeBox) {
  const cache = useRecordCache()
  const csrfToken = usePage().session?.csrfToken
  const isConfirmed = useRef(false)
  const addresses = useRef(new Map<string, string>())
  const confirm = async (): Promise<void> => {
    if (isConfirmed.current) return
    await cache.send(confirmNotice, { token, confirmedNotice: exportNoticeVersion })
    isConfirmed.current = true
  }
  return useUploadQueue(() => ({
    send: async ({ idempotencyKey, ...sent }) => {
      await confirm()
      return await sendInParts({
        ...sent,
        headers: { 'x-guest-link': token, ...(csrfToken === undefined ? {} : { 'x-csrf-token': csrfToken }) },
        begunAt: addresses.current.get(idempotencyKey) ?? null,
        onBegun: (address) => addresses.current.set(idempotencyKey, address),
      })
    },
    mustConfirm: () => !(isConfirmed.current || box().isTicked()),
    acknowledge: async () => {
      await confirm()
      box().tick()
    },
  }))
}
