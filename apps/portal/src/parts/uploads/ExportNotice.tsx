import { ExportControlIcon, Notice } from 'ui'
import { exportNoticeTexts as texts } from './export-notice-texts.ts'

/** What may be attached and what may not. */
export function ExportNotice() {
  return (
    <Notice tone="caution" title={texts.title} icon={ExportControlIcon} isStatic>
      {texts.notice}
    </Notice>
  )
}
