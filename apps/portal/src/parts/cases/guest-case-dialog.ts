import { createContext, useContext } from 'react'
import type { LatePart } from 'ui'

/** Dialog in which a guest opens a case. It is open while mounted. */
export type GuestCaseDialogPart = LatePart<{ onClose: () => void }>

const GuestCaseDialogContext = createContext<GuestCaseDialogPart | null>(null)

/** Provides the dialog of the guest area to screens of other areas. */
export const GuestCaseDialogProvider = GuestCaseDialogContext.Provider

/** Null without a provider, such as in screen tests. */
export function useGuestCaseDialog(): GuestCaseDialogPart | null {
  return useContext(GuestCaseDialogContext)
}
