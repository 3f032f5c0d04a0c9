/** Dispatched on the window when the code of the next screen cannot be loaded. */
export const SCREEN_FAILED = 'navdesk-screen-failed'
