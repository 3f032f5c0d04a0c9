import type { FieldProps } from './Field.tsx'

/** What a labelled control hands to its `Field`: the field's own props and the class of the whole. */
export type FieldPart = FieldProps & { className?: string | undefined }

/** Tells the props of a control apart: those of the field around it, and those of the control itself. */
export function fieldParts<P extends FieldPart>({
  label,
  isLabelHidden,
  isOptional,
  optionalLabel,
  help,
  error,
  labelEnd,
  id,
  className,
  ...control
}: P): { field: FieldPart; control: Omit<P, keyof FieldPart> } {
  return { field: { label, isLabelHidden, isOptional, optionalLabel, help, error, labelEnd, id, className }, control }
}
