import { limits } from 'contract'
import { useState } from 'react'
import { attachmentsOf } from '../../../../parts/cases/attachments-of.ts'
import type { Upload, UploadPlace } from '../../../../parts/uploads/upload.ts'
import { useUploads, useUploadsAt } from '../../../../parts/uploads/use-uploads.tsx'
import { draftNameOf } from './comment-draft.ts'
import type { Audience } from './comment-form.ts'
import type { SupportCase } from './support-case.ts'

/** Names of files too large for a comment. */
export type LargeFiles = {
  /** Rejected for a note: attachments of the case are visible to the customer. */
  refused: readonly string[]
  /** To be attached to the case together with this comment. */
  leaving: readonly string[]
  /** Attached to the case with the last comment. */
  moved: readonly string[]
}

const none = { refused: [], moved: [] }

const isTooLarge = ({ size }: { size: number }): boolean => size > limits.commentFileBytes

const namesOf = (files: readonly { name: string }[]): string[] => files.map(({ name }) => name)

/** Name of the list of uploads in progress for comments of this case. */
export const filesUnderWay = (caseId: string): string => `files-of-comments:${caseId}`

/**
 * The files of the comment being written. They upload at once and are attached when the comment is stored; an oversized file is attached
 * to the case instead.
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

  /** Attaches the files of a comment once it is stored. */
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
