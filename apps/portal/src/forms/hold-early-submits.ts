/**
 * A script of every page that keeps a form which needs the code of the page where it is, with what was typed, when it is sent before that
 * code runs. A form that posts, or that has an address of its own, such as a search, works as the browser sends it. Any other would
 * reload the page and lose the input.
 */
export const holdEarlySubmits =
  "addEventListener('submit',(event)=>{if(document.documentElement.dataset.alive!=='true'&&event.target.getAttribute('method')!=='post'&&!event.target.hasAttribute('action'))event.preventDefault()},true)"
