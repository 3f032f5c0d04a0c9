import { usePage } from '../site/page.tsx'

/** The number to call about an aircraft on the ground; renders nothing for an installation without one. */
export function UrgentPhone() {
  const { urgentPhone } = usePage()
  if (urgentPhone === null) return null
  return (
    <p>
      {texts.call}
      <a href={`tel:${urgentPhone.replace(/[^+\d]/g, '')}`}>{urgentPhone}</a>.
    </p>
  )
}

const texts = { call: 'Aircraft on the ground? Call ' } as const
