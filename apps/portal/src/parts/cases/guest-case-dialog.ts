import { createContext, useContext } from 'react'
import type { LatePart } from 'ui'

/** The dialog in which a visitor goes on to open a case; it is open as long as it is drawn. */
export type GuestCaseDialogPart = LatePart<{ onClose: () => void }>

const GuestCaseDialogContext = createContext<GuestCaseDialogPart | null>(null)

/** Supplies the dialog, which belongs to the area of guests, to the screens of other areas. */
export const GuestCaseDialogProvider = GuestCaseDialogContext.Provider

/** Null where nothing supplies it, as in the test of a screen. */
export function useGuestCaseDialog(): GuestCaseDialogPart | null {
  return useContext(GuestCaseDialogContext)
}
