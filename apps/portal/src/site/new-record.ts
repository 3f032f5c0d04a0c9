/** Replaces the record id in the address of a form for a new record. */
export const NEW = 'new'
