/**
 * The address of all rows of a list view as a CSV file, with `fields`, `searchTerm`, `where` and `sortBy` in the query, as for the pages of
 * the list. It answers `text/csv` as an attachment, or problem details when refused.
 */
export const LIST_CSV_PATH = '/lists/{objectApiName}/{listViewApiName}.csv'
