import { guestMethods } from 'contract'
import { useLayoutEffect } from 'react'
import { useRecordCache, useSendToMethod } from 'record-cache-react'
import { useForm } from '../../../../forms/use-form.ts'
import { caseFormTexts } from '../../../../parts/cases/case-form-texts.ts'
import type { Uploads } from '../../../../parts/uploads/page-uploads.ts'
import { isUnfinished, type UploadPlace } from '../../../../parts/uploads/upload.ts'
import { usePageUploads, useUploadsAt } from '../../../../parts/uploads/use-uploads.tsx'
import { useBrowser } from '../../../../session/browser.tsx'
import { usePage } from '../../../../site/page.tsx'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import type { OpenedCase } from './CaseOpened.tsx'
import { emptyGuestCase, type GuestCaseForm, guestCaseForm, guestCaseOf, guestCaseOfDraft } from './guest-case-form.ts'
import { messages } from './messages.ts'
import { useAttemptKeyOfGuest } from './use-guest-link.ts'

const texts = messages.form

/** The case form of a guest and its files. All uploads finish before the case is sent, because the link is used up by it. */
export function useOpenGuestCase(token: string, onOpened: (opened: OpenedCase) => void) {
  const [createCase] = useSendToMethod(guestMethods.createCase)
  const attemptKey = useAttemptKeyOfGuest()
  const { uploads, files, place } = useGuestFiles(token)
  const form = useForm<GuestCaseForm>({
    ...guestCaseForm,
    empty: emptyGuestCase,
    summary: caseFormTexts.checkFields,
    draft: { name: 'guest-case', read: guestCaseOfDraft },
    send: async (values) => {
      const sent = (await uploads?.settled(place.name)) ?? []
      const missing = sent.filter(({ state }) => state !== 'done')
      if (missing.length > 0) return { failure: [texts.filesMissing(missing.map(({ name }) => name))] }
      const documentIds = sent.flatMap(({ documentId }) => documentId ?? [])
      const opened = await createCase({
        ...guestCaseOf(values, token),
        ...(documentIds.length === 0 ? {} : { files: documentIds }),
        attemptKey: attemptKey.own(),
      })
      if (opened.IsEarlier) return { failure: [texts.openedEarlier(opened.CaseNumber)] }
      uploads?.act((store) => store.removeAll(place.name))
      onOpened(opened)
      return 'sent'
    },
  })
  // Before paint: a file may be chosen right after the render.
  useLayoutEffect(() => {
    if (uploads === null) return
    const { noticeBox } = uploads
    noticeBox.current = { isTicked: () => form.values.hasConfirmed, tick: () => form.change({ hasConfirmed: true }) }
    return () => {
      noticeBox.current = null
    }
  })
  return { form, isUploading: files.some(isUnfinished), uploads, files, place }
}

/** Uploads for a case that is not created yet. */
const place: UploadPlace = {
  name: 'guest-case',
  recordId: null,
  page: { title: pages.guestCase.title, href: paths.guestCase() },
}

/**
 * The files of a guest's case, uploaded with the link instead of a session. The notice is confirmed once: by the checkbox of the form, or
 * before the first file.
 */
function useGuestFiles(token: string) {
  const uploads = useUploadsByLink(token)
  const files = useUploadsAt(place.name, uploads)
  return { uploads, files, place }
}

function useUploadsByLink(token: string): Uploads | null {
  const page = usePageUploads()
  const cache = useRecordCache()
  const browser = useBrowser()
  const { session } = usePage()
  if (!page || !browser) return null
  return page.of(`guest:${token}`, async (noticeBox) => {
    const { startGuestUploads } = await import('./start-guest-uploads.ts')
    return await startGuestUploads({ cache, browser, token, csrfToken: session?.csrfToken, noticeBox })
  })
}
