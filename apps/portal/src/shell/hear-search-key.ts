import { KEYS_OFF, OTHER_KEYS } from '../parts/keys-off.ts'
import { SEARCH_KEY } from './search-key.ts'

/**
 * A script of every page that hears the key / from the first moment on. It goes to the field of the page where it has one, such as that of a
 * list, and to the one of the header elsewhere. As long as the code of that one is on its way, the document keeps what is typed next.
 */
export const hearSearchKey = `addEventListener('keydown',(event)=>{
const {key,target}=event,html=document.documentElement,early=html.dataset.searchKey
if(event.defaultPrevented||event.ctrlKey||event.metaKey||event.altKey||target.closest?.(${JSON.stringify(OTHER_KEYS)}))return
if(early!==undefined){
if(key.length===1)html.dataset.searchKey=early+key
else if(key==='Backspace')html.dataset.searchKey=early.slice(0,-1)
else if(key==='Escape')delete html.dataset.searchKey
else return
}else{
if(key!=='/'||html.dataset.keys==='off'||localStorage.getItem('${KEYS_OFF}')==='off'||document.querySelector('[role="dialog"],[role="alertdialog"]'))return
const field=[...document.querySelectorAll('main input[type="search"]')].find((one)=>one.getClientRects().length>0)
if(field)field.focus()
else if(dispatchEvent(new Event('${SEARCH_KEY}',{cancelable:true})))html.dataset.searchKey=''
}
event.preventDefault()
})`
