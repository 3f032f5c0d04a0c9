/**
 * Inserts a text where the caret of a field is, or in place of what is selected there, as typing would: the browser can undo it, and
 * the field tells its new value.
 */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  field.focus()
  // The only way to insert into a field that the browser's own undo takes back. What it stands for has no successor.
  if (field.ownerDocument.execCommand?.('insertText', false, text)) return
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
