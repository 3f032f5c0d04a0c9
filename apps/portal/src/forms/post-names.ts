/** The hidden fields of a form that the browser posts natively. The server reads `csrfToken` before it renders the page. */
export const postNames = { form: 'form', csrfToken: 'csrfToken', key: 'key' } as const
