import { usePage } from '../site/page.tsx'

/** The number to call about an aircraft on the ground; renders nothing for an installation without one. */
export function UrgentPhone() {
  const { urgentPhone } = usePage()
  if (urgentPhone === null) return null
  return (
    <p>
      {'Aircraft on the ground? Call '}
      <a href={`tel:${urgentPhone.replace(/[^+\d]/g, '')}`}>{urgentPhone}</a>.
    </p>
  )
}
