import { ExportControlIcon, Notice } from 'ui'

const texts = {
  title: 'Export control',
  notice:
    'Attach only non-technical administrative data. Do not upload technical data that is subject to export control.',
} as const

/** What may be attached and what may not. */
export function ExportNotice() {
  return (
    <Notice tone="caution" title={texts.title} icon={ExportControlIcon} isStatic>
      {texts.notice}
    </Notice>
  )
}
