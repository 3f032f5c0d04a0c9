import type { Area } from '../area.ts'
import { aircraft, aircraftAccess } from './aircraft.object.ts'
import { expireServices, subscription, subscriptionAccess } from './subscription.object.ts'

export const fleet: Area = {
  objects: [aircraft, subscription],
  access: [aircraftAccess, subscriptionAccess],
  jobs: [expireServices],
}
