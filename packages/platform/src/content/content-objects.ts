import { AppError } from 'contract'
import { type FieldDefinition, longText, lookup, number, picklist, text } from '../metadata/field.ts'
import { defineObject, type ObjectDefinition, type RelatedListDefinition } from '../metadata/object.ts'
import type { Change, RecordRules } from '../metadata/record-rules.ts'

/** What the application defines about files. */
export type ContentOptions = {
  /** Objects whose records files can be attached to. */
  linkTo: readonly string[]
  /** Further fields of the links, such as denormalised columns that the grants on the linked records compare. */
  linkFields?: Readonly<Record<string, FieldDefinition>>
  /** Indexes by which lists find the files of a caller: columns of a grant on links, then ContentDocumentId. */
  linkIndexes?: NonNullable<ObjectDefinition['indexes']>
  /** Further lookups among the link fields, by whose record files are listed too: each has a related list of that record. */
  linkLists?: readonly Pick<RelatedListDefinition, 'relatedListId' | 'label' | 'parent' | 'field'>[]
  linkRules?: RecordRules
  /** Further fields of the versions, which their rules set. */
  versionFields?: Readonly<Record<string, FieldDefinition>>
  /** Rules of versions: they run for every upload, in the transaction that makes it. */
  versionRules?: RecordRules
}

const fileFields = {
  FileExtension: text({ label: 'File extension', length: 20, collation: 'code' }),
  FileType: text({ label: 'File type', length: 20, collation: 'code' }),
  ContentSize: number({ label: 'Size', precision: 15 }),
}

/**
 * The objects of files: documents, their versions, and the links that attach them to records. A caller sees a document or a
 * version through a link to a record (a grant through ContentDocumentLink), or as its owner.
 */
export function contentObjects(options: ContentOptions): readonly ObjectDefinition[] {
  return [contentDocument, contentVersion(options), contentDocumentLink(options)]
}

const contentDocument = defineObject({
  apiName: 'ContentDocument',
  keyPrefix: '069',
  label: 'File',
  labelPlural: 'Files',
  nameField: 'Title',
  fields: {
    Title: text({ label: 'Title', required: true }),
    Description: longText({ label: 'Description', length: 1_000 }),
    ...fileFields,
    LatestPublishedVersionId: lookup({
      label: 'Latest version',
      to: ['ContentVersion'],
      relationshipName: 'LatestPublishedVersion',
    }),
    OwnerId: { ...lookup({ label: 'Owner', to: ['User'], relationshipName: 'Owner' }), system: true },
  },
  indexes: [{ columns: ['OwnerId', 'CreatedDate'] }, { columns: ['CreatedDate'] }],
})

function contentVersion({ versionFields = {}, versionRules: rules = {} }: ContentOptions): ObjectDefinition {
  return defineObject({
    apiName: 'ContentVersion',
    keyPrefix: '068',
    label: 'File version',
    labelPlural: 'File versions',
    nameField: 'Title',
    fields: {
      ContentDocumentId: lookup({
        label: 'File',
        to: ['ContentDocument'],
        relationshipName: 'ContentDocument',
        childRelationshipName: 'ContentVersions',
        required: true,
      }),
      VersionNumber: number({ label: 'Version', precision: 6, required: true }),
      Title: text({ label: 'Title', required: true }),
      PathOnClient: text({ label: 'File name', required: true }),
      ...fileFields,
      Sha256: text({ label: 'SHA-256', length: 64, collation: 'code' }),
      ScanState: picklist({
        label: 'Scan',
        required: true,
        values: [
          { value: 'NotScanned', label: 'Not scanned', isDefault: true },
          { value: 'Pending', label: 'Being checked' },
          { value: 'Clean', label: 'Clean' },
          { value: 'TooLarge', label: 'Too large to check' },
          { value: 'Held', label: 'On hold' },
          { value: 'Quarantined', label: 'Quarantined' },
        ],
      }),
      StorageKey: { ...text({ label: 'Storage key', length: 100, collation: 'code' }), hidden: true },
      // The account that the bytes count for; empty for internal users, whose bytes are not counted.
      StorageAccount: { ...text({ label: 'Holder of the bytes', length: 18, collation: 'code' }), hidden: true },
      ...versionFields,
    },
    indexes: [{ columns: ['ContentDocumentId', 'VersionNumber'] }, { columns: ['ScanState', 'CreatedDate'] }],
    rules: {
      ...rules,
      beforeCreate: async (change) => {
        if (change.value('StorageKey') === null) {
          throw new AppError('INVALID_API_INPUT', { reason: 'a version is made by uploading its file' })
        }
        await rules.beforeCreate?.(change)
      },
      afterCreate: async (change) => {
        await rules.afterCreate?.(change)
        if (Number(change.value('VersionNumber')) > 1) await announceLinks(change)
      },
      afterUpdate: async (change) => {
        await rules.afterUpdate?.(change)
        if (change.isChanged('ScanState')) await announceLinks(change)
      },
    },
  })
}

/** Readers see a file through its links, so the links are announced when the file gets a new version or state. */
async function announceLinks(change: Change): Promise<void> {
  const ofDocument = { ContentDocumentId: change.value('ContentDocumentId') }
  const links = await change.system.find('ContentDocumentLink', ofDocument, ['Id'])
  for (const { Id } of links) await change.system.announce('ContentDocumentLink', String(Id), 'ContentDocumentId')
}

function contentDocumentLink({
  linkTo,
  linkFields = {},
  linkIndexes = [],
  linkLists = [],
  linkRules = {},
}: ContentOptions): ObjectDefinition {
  return defineObject({
    apiName: 'ContentDocumentLink',
    keyPrefix: '06A',
    label: 'Attachment',
    labelPlural: 'Attachments',
    nameField: 'Id',
    fields: {
      ContentDocumentId: lookup({
        label: 'File',
        to: ['ContentDocument'],
        relationshipName: 'ContentDocument',
        childRelationshipName: 'ContentDocumentLinks',
        required: true,
      }),
      LinkedEntityId: lookup({
        label: 'Attached to',
        to: linkTo,
        relationshipName: 'LinkedEntity',
        childRelationshipName: 'AttachedContentDocuments',
        required: true,
      }),
      ShareType: picklist({
        label: 'Share type',
        values: [
          { value: 'V', label: 'Viewer', isDefault: true },
          { value: 'C', label: 'Collaborator' },
        ],
      }),
      Visibility: picklist({
        label: 'Visibility',
        values: [
          { value: 'AllUsers', label: 'All users', isDefault: true },
          { value: 'InternalUsers', label: 'Internal users' },
        ],
      }),
      ...linkFields,
    },
    indexes: [
      { columns: ['LinkedEntityId', 'CreatedDate'] },
      { columns: ['ContentDocumentId', 'CreatedDate'] },
      ...linkIndexes,
    ],
    relatedLists: [...linkTo.map(attachedTo), ...linkLists].map((list) => ({
      ...list,
      columns: [
        'ContentDocument.Title',
        'ContentDocument.FileExtension',
        'ContentDocument.FileType',
        'ContentDocument.ContentSize',
        'ContentDocument.LatestPublishedVersionId',
        'ContentDocumentId',
      ],
      orderBy: ['-CreatedDate'],
    })),
    live: { parents: ['LinkedEntityId', ...linkLists.map(({ field }) => field)] },
    rules: linkRules,
  })
}

const attachedTo = (parent: string) => ({
  relatedListId: 'AttachedContentDocuments',
  label: 'Attachments',
  parent,
  field: 'LinkedEntityId',
})
