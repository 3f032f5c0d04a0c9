/** Where the browser remembers that the keys of lists and of commands were turned off. */
export const KEYS_OFF = 'case-list-keys'

/** Whether keys were turned off in this browser. */
export const areKeysOff = (): boolean => localStorage.getItem(KEYS_OFF) === 'off'

/** Where keys are typed, or have a meaning of their own. */
export const OTHER_KEYS =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'
