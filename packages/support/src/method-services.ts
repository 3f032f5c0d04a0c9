import { type AlertService, noAlertService } from './alert-service.ts'
import type { ResetFinisher } from './data-manager.ts'
import { type GuestService, noGuestService } from './guest-service.ts'

/** What methods call beyond the records: made by the server once the platform stands. */
export type MethodServices = {
  alerts: AlertService
  guests: GuestService
  finishReset: ResetFinisher
  /** Whether who reads an article counts; nobody does in a preview. */
  countsViews: boolean
  /** The hosts that videos of articles may be on; on any where none is named. */
  videoHosts: readonly string[]
}

/** For an application without sessions, links and mail: its methods answer as if they did not exist. */
export const noMethodServices: MethodServices = {
  alerts: noAlertService,
  guests: noGuestService,
  finishReset: async () => 'unanswered',
  countsViews: true,
  videoHosts: [],
}
