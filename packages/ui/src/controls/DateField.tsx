import type { Ref } from 'react'
import { TextField, type TextFieldProps } from './TextField.tsx'

export interface DateFieldProps
  extends Omit<TextFieldProps, 'type' | 'value' | 'onChange' | 'min' | 'max' | 'isMono' | 'defaultValue'> {
  /** `YYYY-MM-DD`, or '' while the date is absent or incomplete. */
  value: string
  onChange: (value: string) => void
  /** First and last day allowed, `YYYY-MM-DD`. */
  min?: string | undefined
  max?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** One calendar day, typed or picked in the browser's own calendar, shown in the reader's date format. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />
}
