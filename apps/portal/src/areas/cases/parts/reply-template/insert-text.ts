/** Inserts a text at the caret, or replaces the selection, like typing: the browser can undo it, and the field fires `input`. */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  field.focus()
  // `execCommand` is deprecated without a successor, but nothing else keeps the browser's undo history.
  if (field.ownerDocument.execCommand?.('insertText', false, text)) return
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
