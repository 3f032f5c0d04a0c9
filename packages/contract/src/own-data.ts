/** The address of what is stored about the caller. It answers `application/json` as an attachment, or problem details when refused. */
export const OWN_DATA_PATH = '/account/own-data.json'
