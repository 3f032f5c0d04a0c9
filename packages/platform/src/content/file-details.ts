import type { AppModel, FieldModel } from '../metadata/app-model.ts'
import type { Scalar } from '../metadata/scalar.ts'
import { fieldValue } from '../records/field-value.ts'
import { withoutExtension } from './file-name.ts'
import type { UploadDetails } from './upload.ts'

/** The title of a file as it is stored: the one given, else its name. @throws AppError of field values. */
export function titleValue(app: AppModel, { title, fileName }: UploadDetails & { fileName: string }): Scalar {
  return fieldValue(app, fieldOf(app, 'ContentVersion', 'Title'), title?.trim() || withoutExtension(fileName))
}

/** The description of a file as it is stored; null when none is given. @throws AppError of field values. */
export function descriptionValue(app: AppModel, { description }: UploadDetails): Scalar {
  const trimmed = description?.trim()
  return trimmed ? fieldValue(app, fieldOf(app, 'ContentDocument', 'Description'), trimmed) : null
}

function fieldOf(app: AppModel, objectApiName: string, name: string): FieldModel {
  const field = app.required(objectApiName).fields.get(name)
  if (!field) throw new Error(`${objectApiName} has no field ${name}`)
  return field
}
