import { limits } from 'contract'
import { useState } from 'react'
import { attachmentsOf } from '../../../../parts/cases/attachments-of.ts'
import type { Upload, UploadPlace } from '../../../../parts/uploads/upload.ts'
import { useUploads, useUploadsAt } from '../../../../parts/uploads/use-uploads.tsx'
import { draftNameOf } from './comment-draft.ts'
import type { Audience } from './comment-form.ts'
import type { SupportCase } from './support-case.ts'

/** The names of files that are larger than a comment takes. */
export type LargeFiles = {
  /** A note does not take them: the customer would see them among the attachments of the case. */
  refused: readonly string[]
  /** They go to the attachments with this comment. */
  leaving: readonly string[]
  /** They went there with the last one. */
  moved: readonly string[]
}

const none = { refused: [], moved: [] }

const isTooLarge = ({ size }: { size: number }): boolean => size > limits.commentFileBytes

const namesOf = (files: readonly { name: string }[]): string[] => files.map(({ name }) => name)

/** The list of what is still on its way to the comments of a case. */
export const filesUnderWay = (caseId: string): string => `files-of-comments:${caseId}`

/**
 * The files of the comment that is being written. They are uploaded at once, and attached when the comment is stored: a larger one
 * to the case in place of the comment.
 */
export function useDraftFiles(supportCase: Pick<SupportCase, 'id' | 'number' | 'subject'>, audience: Audience) {
  const uploads = useUploads()
  const attachments = attachmentsOf(supportCase)
  const draft: UploadPlace = { ...attachments, name: draftNameOf(audience, supportCase.id), recordId: null }
  const files = useUploadsAt(draft.name, uploads)
  const [large, setLarge] = useState<Omit<LargeFiles, 'leaving'>>(none)

  const add = (chosen: readonly File[]): void => {
    const refused = audience === 'internal' ? chosen.filter(isTooLarge) : []
    setLarge({ ...none, refused: namesOf(refused) })
    const taken = chosen.filter((file) => !refused.includes(file))
    if (taken.length > 0) uploads?.act((store) => void store.add(taken, draft))
  }

  /** Attaches what was chosen before a comment was sent, now that it is stored. */
  const attach = (sent: readonly Upload[], commentId: string): void => {
    if (sent.length === 0) return
    const forCase = sent.filter(isTooLarge)
    const idsOf = (some: readonly Upload[]): string[] => some.map(({ id }) => id)
    uploads?.act((store) => {
      store.move(idsOf(forCase), attachments)
      store.move(idsOf(sent.filter((file) => !forCase.includes(file))), {
        ...attachments,
        name: filesUnderWay(supportCase.id),
        recordId: commentId,
      })
    })
    setLarge({ ...none, moved: namesOf(forCase) })
  }

  return { uploads, files, large: { ...large, leaving: namesOf(files.filter(isTooLarge)) }, add, attach }
}

export type DraftFiles = ReturnType<typeof useDraftFiles>
