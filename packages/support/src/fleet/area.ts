import type { Area } from '../area.ts'
import { aircraftAccess } from './aircraft.access.ts'
import { aircraftListViews } from './aircraft.list-views.ts'
import { aircraft } from './aircraft.object.ts'
import { subscriptionAccess } from './subscription.access.ts'
import { subscriptionListViews } from './subscription.list-views.ts'
import { subscription } from './subscription.object.ts'

export const fleet: Area = {
  objects: [aircraft, subscription],
  access: [aircraftAccess, subscriptionAccess],
  listViews: [subscriptionListViews, aircraftListViews],
}
