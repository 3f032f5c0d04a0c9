type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const WITHOUT_TEXT = new Set(['hidden', 'file', 'submit', 'button', 'reset', 'radio'])

/** The id of the control of a field. The first radio of a group has it; the others have it as their form name. */
export function controlId(form: string, field: string): string {
  return `${form}-${field}`
}

/**
 * What the user typed or chose in a form before its code ran, or what the browser filled in: texts, chosen radios, and checkboxes as `on`
 * or empty, by field. The server rendered the defaults; a value that differs from its default was entered since.
 */
export function typedBefore(form: string, element: HTMLFormElement | null): Record<string, string> {
  const start = controlId(form, '')
  const typed: Record<string, string> = {}
  for (const control of element?.querySelectorAll<TextControl>('input, textarea, select') ?? []) {
    const id = control.type === 'radio' ? control.name : control.id
    if (id.startsWith(start) && isChanged(control)) typed[id.slice(start.length)] = typedIn(control)
  }
  return typed
}

function typedIn(control: TextControl): string {
  if (!(control instanceof HTMLInputElement) || control.type !== 'checkbox') return control.value
  return control.checked ? 'on' : ''
}

function isChanged(control: TextControl): boolean {
  if (control instanceof HTMLSelectElement)
    return (
      control.value !== ([...control.options].find((option) => option.defaultSelected) ?? control.options[0])?.value
    )
  if (control instanceof HTMLInputElement && control.type === 'radio') return control.checked && !control.defaultChecked
  if (control instanceof HTMLInputElement && control.type === 'checkbox')
    return control.checked !== control.defaultChecked
  return !WITHOUT_TEXT.has(control.type) && control.value !== control.defaultValue
}
