/**
 * Inline script of every page: cancels the submit of a form that needs the code of the page while that code has not run. Submitted
 * natively, such a form would reload the page and lose its input. Forms that post or have an `action`, such as a search, work natively.
 */
export const holdEarlySubmits =
  "addEventListener('submit',(event)=>{if(document.documentElement.dataset.alive!=='true'&&event.target.getAttribute('method')!=='post'&&!event.target.hasAttribute('action'))event.preventDefault()},true)"
