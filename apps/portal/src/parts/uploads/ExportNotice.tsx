import { ExportControlIcon, Notice } from 'ui'
import { exportNoticeTexts as texts } from './export-notice-texts.ts'

/** Export-control notice: which files may be attached. */
export function ExportNotice() {
  return (
    <Notice tone="caution" title={texts.title} icon={ExportControlIcon} isStatic>
      {texts.notice}
    </Notice>
  )
}
