import type { AppModel, ObjectModel } from '../metadata/app-model.ts'
import { pathSteps } from '../shape/selection.ts'

/** The heading of a column: the label of the field, or of the lookup, which names no id, for a column with the name of a parent. */
export function columnLabel(app: AppModel, object: ObjectModel, path: string): string {
  const steps = pathSteps(object, path)
  let current = object
  let lookupLabel: string | null = null
  for (const step of steps.slice(0, -1)) {
    const relationship = current.relationships.get(step)
    const [target] = relationship?.targets ?? []
    if (!relationship || target === undefined) return path
    lookupLabel = relationship.field.label.replace(/ ID$/, '')
    current = app.required(target)
  }
  const name = steps.at(-1) ?? ''
  if (lookupLabel !== null && name === current.nameField) return lookupLabel
  return current.fields.get(name)?.label ?? path
}
