import { exportNoticeVersion, guestMethods } from 'contract'
import type { RecordCache } from 'record-cache'
import { methodSender } from 'record-cache-react'
import type { NoticeBox, StartedUploads } from '../../../../parts/uploads/page-uploads.ts'
import { startUploadsOf } from '../../../../parts/uploads/start-uploads.ts'
import type { Browser } from '../../../../session/browser.tsx'

type Guest = {
  cache: RecordCache
  browser: Browser
  token: string
  csrfToken: string | undefined
  noticeBox: NoticeBox
}

const confirmNotice = methodSender(guestMethods.confirmNotice)

/** Starts uploads authorised by the guest's link. The browser stores them under a hash of the link, because the link is a secret. */
export async function startGuestUploads({
  cache,
  browser,
  token,
  csrfToken,
  noticeBox,
}: Guest): Promise<StartedUploads> {
  let isConfirmed = false
  const confirm = async (): Promise<void> => {
    if (isConfirmed) return
    await cache.send(confirmNotice, { token, confirmedNotice: exportNoticeVersion })
    isConfirmed = true
  }
  return await startUploadsOf({
    ownerId: `guest:${await hashOf(token)}`,
    headers: { 'x-guest-link': token, ...(csrfToken === undefined ? {} : { 'x-csrf-token': csrfToken }) },
    onActivity: () => undefined,
    isOver: browser.isOver,
    onSignedOut: () => undefined,
    mustConfirm: async () => {
      if (!isConfirmed && noticeBox.current?.isTicked()) await confirm()
      return !isConfirmed
    },
    acknowledge: async () => {
      await confirm()
      noticeBox.current?.tick()
    },
    link: () => Promise.reject(new Error('the files of a guest are attached by opening the case')),
  })
}

async function hashOf(token: string): Promise<string> {
  if (!window.isSecureContext) return ''
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
