import type { FieldProps } from './Field.tsx'

/** What a labelled control passes to its `Field`: the props of the field and a class name for the outer element. */
export type FieldPart = FieldProps & { className?: string | undefined }

/** Splits props into those of the surrounding field and those of the control itself. */
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
