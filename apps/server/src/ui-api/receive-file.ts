import type { ContentDocumentComposite } from 'contract'
import { AppError } from 'contract'
import type { CallContext } from '../http/call-context.ts'

/**
 * Stores the file of a multipart body as a new document, or as a new version of one.
 *
 * @throws AppError INVALID_API_INPUT when the form names another document than the path.
 */
export async function receiveFile(context: CallContext, contentDocumentId?: string): Promise<ContentDocumentComposite> {
  const { gateway, idempotencyKey } = context
  const { fileName, data, texts } = await context.readUpload()
  return await gateway.content.upload({
    data,
    fileName,
    contentDocumentId,
    idempotencyKey,
    details: () => {
      if (texts.contentDocumentId !== undefined && texts.contentDocumentId !== contentDocumentId) {
        throw new AppError('INVALID_API_INPUT', { reason: 'the form names another document than the address' })
      }
      return { title: texts.title, description: texts.description }
    },
  })
}
