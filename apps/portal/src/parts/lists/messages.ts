import { formatNumber } from '../../format/numbers.ts'

/** Texts of lists that are shown in part. */
export const listMessages = {
  more: (count: number) => `Show ${formatNumber(count)} more`,
  shown: (shown: number, count: number) => `${formatNumber(shown)} of ${formatNumber(count)} shown`,
  cut: (count: number) => `Only the first ${formatNumber(count)} are listed.`,
}

/** Help of a choice whose options are only the first rows of a list; undefined if they are all. */
export const cutHelp = (
  list: { readonly records: readonly unknown[]; readonly nextPageToken: string | null } | undefined,
): string | undefined => (list && list.nextPageToken !== null ? listMessages.cut(list.records.length) : undefined)
