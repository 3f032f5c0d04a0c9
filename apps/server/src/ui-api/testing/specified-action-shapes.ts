import type { Shape } from './shape.ts'
import { record } from './specified-shapes.ts'

// Actions, applications, duplicates, search, lookups and avatars, written down from the specification as well.

const of = (keys: string, below?: () => Readonly<Record<string, Shape>>): Shape =>
  below === undefined ? { keys } : { keys, below }

const action = of(
  `actionListContext actionTarget actionTargetType apiName externalId iconUrl id isMassAction label lwcComponent primaryColor
  relatedListRecordId relatedSourceObject section sourceObject subtype targetObject targetUrl type`,
)
export const actionCollection = of('actions eTag url', () => ({
  'actions.*': of('actions links url', () => ({ 'actions[]': action })),
}))
export const formulaActivations = of('activations')
export const quickActionLayout = of('actionApiName layout')
export const quickActionDefaults = of('actionApiName eTag fields objectApiName', () => ({
  'fields.*': of('displayValue value'),
}))
export const quickActionInfo = of(
  `accessLevelRequired actionApiName colors copilotActionDescription copilotInputs copilotIntent copilotPlanTemplateId
  copilotUserUtterance flowDevName flowRecordIdVar iconName icons label lightningComponentBundleName
  lightningComponentQualifiedName lightningWebComponentBundleName lightningWebComponentQualifiedName parameters
  targetParentField targetRecordTypeId targetSobjectType type`,
  () => ({
    'colors[]': of('color colorContext theme'),
    'copilotInputs[]?': of('inputName inputValue'),
    'icons[]': of('contentType height theme url width'),
    'parameters[]?': of('parameterName parameterValue'),
  }),
)
export const quickActionResult = of('contextId feedItemId id isCreated isSuccess successMessage')

const navItem = of(
  `availableInClassic availableInLightning color content custom developerName iconUrl id itemType label objectApiName
  objectLabel objectLabelPlural pageReference standardType`,
  () => ({ pageReference: of('attributes state type') }),
)
export const app = of(
  `appId description developerName eTag formFactors headerColor iconUrl isNavAutoTempTabsDisabled isNavPersonalizationDisabled
  isNavTabPersistenceDisabled isOmniPinnedViewEnabled label logoUrl mobileStartUrl navItems selected startUrl type
  userNavItems`,
  () => ({ 'navItems[]': navItem, 'userNavItems[]': navItem }),
)
export const apps = of('apps eTag', () => ({ 'apps[]': app }))
export const navItems = of('currentPageUrl eTag navItems nextPageUrl', () => ({ 'navItems[]': navItem }))

export const duplicateRules = of('apiName dedupeEnabled dedupeFields duplicateRules eTag predupeEnabled', () => ({
  'duplicateRules[]': of(
    `actionOnInsert actionOnUpdate active duplicateRuleFilters eTag matchRules name operationsOnInsert operationsOnUpdate`,
    () => ({
      'duplicateRuleFilters[]': of('booleanFilter eTag filterItems ruleCritera', () => ({
        'filterItems[]': of('eTag field operation sortOrder value'),
      })),
      'matchRules[]': of('eTag matchEngine matchFields name objectApiName'),
    }),
  ),
}))
export const duplicates = of('allowSave duplicateError duplicateRules matches', () => ({
  'matches[]': of('duplicateResultInfos objectApiName recordIds', () => ({
    'duplicateResultInfos.*': of('allowSave matchResultInfo rule', () => ({ matchResultInfo: of('recordIds rule') })),
  })),
}))

const resultPage = of(
  `count currentPageToken label labelPlural nextPageToken objectApiName pageSize previousPageToken q records sortBy`,
  () => ({ 'records[]': of('highlightInfo record', () => ({ record })) }),
)
export const keywordResults = resultPage
export const searchResults = of('configurationName keywordSearchResult qnaSearchResult', () => ({
  keywordSearchResult: of('results', () => ({ 'results[]': resultPage })),
}))
export const searchFilters = of('configurationName eTag filters objectApiName', () => ({
  'filters[]': of('apiName defaultValues fieldPath groupName kind label operators optionsUrl type'),
}))
export const searchFilterOptions = of('eTag filterApiName objectApiName options', () => ({
  'options[]': of('label value'),
}))
export const lookupMetadata = of(
  'bindings eTag fieldApiName label minimumCharacters objectApiName pageSizeMax searchTypes targets',
  () => ({ 'targets[]': of('apiName displayFields keyPrefix label labelPlural nameField searchable') }),
)
export const lookupRecords = of(
  'count currentPageToken currentPageUrl nextPageToken nextPageUrl previousPageToken previousPageUrl records',
  () => ({ 'records[]': record }),
)

export const themeAvatar = of('backgroundColor eTag iconUrl recordId type')
export const photoAvatar = of(
  'backgroundColor eTag height photoMetadata photoUrl provider recordId type weakEtag width',
  () => ({ photoMetadata: of('companyBluemasterId responseId') }),
)
export const seoProperties = of('errors fields objectName recordId recordName')
