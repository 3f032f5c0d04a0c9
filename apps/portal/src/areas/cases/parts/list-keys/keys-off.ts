/** Where the browser remembers that the keys of lists and of commands were turned off. */
export const KEYS_OFF = 'case-list-keys'

/** Whether keys were turned off in this browser. */
export const areKeysOff = (): boolean => localStorage.getItem(KEYS_OFF) === 'off'
