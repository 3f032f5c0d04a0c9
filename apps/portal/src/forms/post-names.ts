/** The hidden fields of a form that the browser sends by itself. The server reads `csrfToken` before the page is drawn. */
export const postNames = { form: 'form', csrfToken: 'csrfToken', key: 'key' } as const
