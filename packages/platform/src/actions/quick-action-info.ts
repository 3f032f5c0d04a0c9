import type { QuickActionInfo } from 'contract'
import type { PersonCaller } from '../engine.ts'
import { findContext, findQuickAction } from './find-quick-action.ts'

const THEME = 'theme4'
const ICON_PIXELS = 120

/**
 * Describes a quick action.
 *
 * @throws AppError `NOT_FOUND` if the action or the record from which it is started does not exist for the caller.
 */
export async function quickActionInfo(
  caller: PersonCaller,
  actionApiName: string,
  params: { parentRecordId?: string | undefined } = {},
): Promise<QuickActionInfo> {
  const quickAction = findQuickAction(caller, actionApiName)
  if (params.parentRecordId !== undefined) await findContext(caller, quickAction, params.parentRecordId)
  const { action, target } = quickAction
  const color = action.color ?? target.theme?.color
  const iconUrl = action.iconUrl ?? target.theme?.iconUrl
  return {
    accessLevelRequired: action.kind === 'Update' ? 'Edit' : 'Create',
    actionApiName: action.apiName,
    colors: color === undefined ? [] : [{ color, colorContext: 'primary', theme: THEME }],
    copilotActionDescription: action.description ?? null,
    copilotInputs: [],
    copilotIntent: null,
    copilotPlanTemplateId: null,
    copilotUserUtterance: null,
    flowDevName: null,
    flowRecordIdVar: null,
    iconName: action.iconName ?? null,
    icons:
      iconUrl === undefined
        ? []
        : [
            {
              contentType: contentTypeOf(iconUrl),
              height: ICON_PIXELS,
              theme: THEME,
              url: iconUrl,
              width: ICON_PIXELS,
            },
          ],
    label: action.label,
    lightningComponentBundleName: null,
    lightningComponentQualifiedName: null,
    lightningWebComponentBundleName: null,
    lightningWebComponentQualifiedName: null,
    parameters: [],
    targetParentField: action.targetParentField ?? null,
    targetRecordTypeId: target.recordTypes?.find((type) => type.isDefault)?.id ?? null,
    targetSobjectType: target.apiName,
    type: action.kind,
  }
}

const contentTypeOf = (url: string): string => (url.endsWith('.svg') ? 'image/svg+xml' : 'image/png')
