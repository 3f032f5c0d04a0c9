import { KEYS_OFF, OTHER_KEYS } from '../parts/keys-off.ts'
import { SEARCH_KEY } from './search-key.ts'

/**
 * Inline script of every page: handles the key / before the code of the page runs. It focuses the search field of the page, such as that of
 * a list, or else opens that of the header. While the code of the header's field loads, the document stores the next keystrokes.
 */
export const searchKeyScript = `addEventListener('keydown',(event)=>{
const {key,target}=event,html=document.documentElement,early=html.dataset.searchKey
if(event.defaultPrevented||event.ctrlKey||event.metaKey||event.altKey||target.closest?.(${JSON.stringify(OTHER_KEYS)}))return
if(early!==undefined){
if(key.length===1)html.dataset.searchKey=early+key
else if(key==='Backspace')html.dataset.searchKey=early.slice(0,-1)
else if(key==='Escape')delete html.dataset.searchKey
else return
}else{
if(key!=='/'||html.dataset.keys==='off'||localStorage.getItem('${KEYS_OFF}')==='off'||document.querySelector('[role="dialog"],[role="alertdialog"]'))return
const field=[...document.querySelectorAll('main input[type="search"]')].find((input)=>input.getClientRects().length>0)
if(field)field.focus()
else if(dispatchEvent(new Event('${SEARCH_KEY}',{cancelable:true})))html.dataset.searchKey=''
}
event.preventDefault()
})`
