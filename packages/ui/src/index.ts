// Components for screens. The root of the application imports `ui/styles.css` once.
export { classNames } from './class-names.ts'
export {
  Button,
  type ButtonLook,
  type ButtonProps,
  type ButtonVariant,
  IconButton,
  type IconButtonProps,
  LinkButton,
  type LinkButtonProps,
} from './controls/Button.tsx'
export { Checkbox, type CheckboxProps } from './controls/Checkbox.tsx'
export { CheckboxGroup, type CheckboxGroupProps } from './controls/CheckboxGroup.tsx'
export { Chip, type ChipProps, ChipRow } from './controls/Chip.tsx'
export { ChipChoice, type ChipChoiceProps } from './controls/ChipChoice.tsx'
export { type Choice, ChoiceList, type ChoiceListProps } from './controls/ChoiceList.tsx'
export { DateRangeFields, type DateRangeFieldsProps } from './controls/DateRangeFields.tsx'
export { Field, type FieldControl, FieldError, type FieldProps } from './controls/Field.tsx'
export { FileButton, type FileButtonProps } from './controls/FileButton.tsx'
export { FileDrop, type FileDropProps } from './controls/FileDrop.tsx'
export { filterOptions, type Option } from './controls/filter-options.ts'
export { PasswordField, type PasswordFieldProps } from './controls/PasswordField.tsx'
export { type PasswordRule, PasswordRules } from './controls/PasswordRules.tsx'
export { Picklist, type PicklistProps } from './controls/Picklist.tsx'
export { SearchBar, type SearchBarProps } from './controls/SearchBar.tsx'
export { SearchInput, type SearchInputProps } from './controls/SearchInput.tsx'
export { Select, type SelectProps } from './controls/Select.tsx'
export { Spinner } from './controls/Spinner.tsx'
export { Switch, type SwitchProps } from './controls/Switch.tsx'
export { TextArea, type TextAreaProps } from './controls/TextArea.tsx'
export { DateField, type DateFieldProps, TextField, type TextFieldProps } from './controls/TextField.tsx'
export type { OptionSearch } from './controls/use-picklist.ts'
export { BrandMark } from './drawings/BrandMark.tsx'
export { ChartAside, ChartHero } from './drawings/ChartHero.tsx'
export { Countdown, type CountdownProps } from './feedback/Countdown.tsx'
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState.tsx'
export { ErrorSummary, type ErrorSummaryProps, type FieldFailure } from './feedback/ErrorSummary.tsx'
export { Notice, type NoticeProps } from './feedback/Notice.tsx'
export { Skeleton, SkeletonRows, type SkeletonRowsProps } from './feedback/Skeleton.tsx'
export { type Toast, ToastRegion, type ToastRegionProps, useToasts } from './feedback/ToastRegion.tsx'
export { Icon, type IconProps, type IconShape } from './icons/Icon.tsx'
export {
  AccountIcon,
  AddIcon,
  AddPersonIcon,
  AircraftIcon,
  AlarmIcon,
  AlertsIcon,
  ArchiveFileIcon,
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowUpIcon,
  ArticleIcon,
  AttachIcon,
  AttentionIcon,
  BoldIcon,
  BulletListIcon,
  CasesIcon,
  CautionIcon,
  CheckedFileIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CircleIcon,
  ClockIcon,
  CloseIcon,
  CodeIcon,
  ColumnsIcon,
  CommentIcon,
  CopyLinkIcon,
  DownloadIcon,
  EditIcon,
  EscalateIcon,
  ExportControlIcon,
  ExternalLinkIcon,
  FailedFileIcon,
  FailedIcon,
  FileIcon,
  FiltersIcon,
  HelpIcon,
  HideIcon,
  ImageIcon,
  InfoIcon,
  InvoiceIcon,
  ItalicIcon,
  KnowledgeIcon,
  LateIcon,
  LinkIcon,
  MenuIcon,
  MoreIcon,
  NumberedListIcon,
  OkIcon,
  PauseIcon,
  PdfIcon,
  PeopleIcon,
  PlayIcon,
  PrivacyIcon,
  ProductIcon,
  QueueIcon,
  QuoteIcon,
  RedoIcon,
  RefreshIcon,
  RenewIcon,
  ResetIcon,
  RestrictedIcon,
  SearchIcon,
  SecurityIcon,
  ShowIcon,
  SignOutIcon,
  SimilarIcon,
  SortableIcon,
  TableIcon,
  TemplateIcon,
  ThemeIcon,
  ToolsIcon,
  UndoIcon,
  UploadIcon,
  VideoIcon,
} from './icons/icons.ts'
export { Late, type LatePart, latePart, useLoadAhead } from './late-part.tsx'
export {
  Columns,
  type ColumnsProps,
  Dock,
  FieldPair,
  FormFoot,
  OrDivider,
  Prose,
  Row,
  Stack,
  Sticky,
} from './layout/Columns.tsx'
export { type KeyValue, KeyValueList } from './layout/KeyValueList.tsx'
export { Page, PageHead, type PageHeadProps, SectionHead } from './layout/Page.tsx'
export { Sheet, type SheetProps } from './layout/Sheet.tsx'
export { Link, type LinkProps } from './links/Link.tsx'
export { type LinkComponent, type LinkComponentProps, LinkProvider, useLinkComponent } from './links/LinkProvider.tsx'
export { type ActionTile, ActionTiles } from './navigation/ActionTiles.tsx'
export { Breadcrumb, type Crumb } from './navigation/Breadcrumb.tsx'
export { LinkList, type LinkRow } from './navigation/LinkList.tsx'
export { Pager, type PagerProps, type PageStep } from './navigation/Pager.tsx'
export { SideNav, type SideNavGroup, type SideNavItem, type SideNavProps } from './navigation/SideNav.tsx'
export { type Tab, Tabs, type TabsProps } from './navigation/Tabs.tsx'
export { Dialog, type DialogProps } from './overlays/Dialog.tsx'
export { Drawer, type DrawerProps } from './overlays/Drawer.tsx'
export { FilterPopover, type FilterPopoverProps, usePopoverDraft } from './overlays/FilterPopover.tsx'
export { InfoTip } from './overlays/InfoTip.tsx'
export { Menu, type MenuProps, type MenuTriggerProps } from './overlays/Menu.tsx'
export type { MenuItem } from './overlays/menu-item.ts'
export type { QuestionDialogProps } from './overlays/QuestionDialog.tsx'
export { type Question, type QuestionedChange, questionDialog, useQuestion } from './overlays/use-question.tsx'
export { HoldingChart, OffChart } from './page-charts.tsx'
export { Attachments, type AttachmentsProps } from './records/AttachmentRow.tsx'
export { Avatar } from './records/Avatar.tsx'
export type { Attachment, AttachmentActions, AttachmentLabels } from './records/attachment.ts'
export { Badge, type BadgeProps, Count } from './records/Badge.tsx'
export { BriefingStrip, type BriefingStripProps, type Fact } from './records/BriefingStrip.tsx'
export { CaseStrip, type CaseStripProps, CaseStrips } from './records/CaseStrip.tsx'
export { Comment, CommentComposer, type CommentProps, CommentThread } from './records/Comment.tsx'
export { CycleScale, type CycleScaleProps } from './records/CycleScale.tsx'
export { DataTable, type DataTableProps, type TableColumn } from './records/DataTable.tsx'
export { ImpactBars, type ImpactBarsProps } from './records/ImpactBars.tsx'
export { Pips, type PipsProps } from './records/Pips.tsx'
export { ProgressBar } from './records/ProgressBar.tsx'
export type { TableSort } from './records/SortButton.tsx'
export { StatusGlyph, type StatusGlyphProps } from './records/StatusGlyph.tsx'
export { Stepper, type StepperProps } from './records/Stepper.tsx'
export { Timeline, type TimelineEntry, type TimelineProps } from './records/Timeline.tsx'
export type { ColumnWidths } from './records/use-column-widths.ts'
export { preventForeignReloads, reloadPage } from './reload-page.ts'
export { useSettled } from './use-settled.ts'
