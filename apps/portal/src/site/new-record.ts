/** Stands in the address in place of the id of a record that is not written yet. */
export const NEW = 'new'
