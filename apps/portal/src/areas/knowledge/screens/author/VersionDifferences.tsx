import { diffWordsWithSpace } from 'diff'
import { Stack } from 'ui'
import { textOf } from '../../../../records/field-values.ts'
import { lengthOf } from './article-form.ts'
import { messages } from './messages.ts'
import type { VersionRecord } from './page.ts'
import styles from './VersionDifferences.module.css'
import { versionMessages } from './version-messages.ts'

/** Differences between two versions, by field and word. */
export function VersionDifferences({ from, to }: { from: VersionRecord; to: VersionRecord }) {
  const [before, after] = [partsOf(from), partsOf(to)]
  const changed = after.filter(({ text }, index) => text !== before[index]?.text)
  return (
    <section aria-label={versionMessages.differences(numberOf(from), numberOf(to))}>
      <Stack>
        <h3>{versionMessages.differences(numberOf(from), numberOf(to))}</h3>
        {changed.length === 0 ? <p className="soft">{versionMessages.same}</p> : null}
        {changed.map(({ label, text }) => (
          <div key={label}>
            <h4>{label}</h4>
            <p className={styles.text}>
              {diffWordsWithSpace(before.find((part) => part.label === label)?.text ?? '', text).map((piece, index) =>
                piece.added ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of two texts never change their order
                  <ins key={index}>
                    <span className="vh">{versionMessages.added}</span>
                    {piece.value}
                  </ins>
                ) : piece.removed ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of two texts never change their order
                  <del key={index}>
                    <span className="vh">{versionMessages.removed}</span>
                    {piece.value}
                  </del>
                ) : (
                  piece.value
                ),
              )}
            </p>
          </div>
        ))}
      </Stack>
    </section>
  )
}

const numberOf = ({ fields }: VersionRecord): number => Number(fields.Number__c.value)

function partsOf({ fields }: VersionRecord): { label: string; text: string }[] {
  return [
    { label: messages.title, text: textOf(fields.Title__c) },
    { label: messages.summary, text: textOf(fields.Summary__c) },
    { label: messages.body, text: wordsOfHtml(fields.Content__c.value ?? '') },
    { label: messages.infoType, text: textOf(fields.InfoType__c) },
    { label: messages.product, text: textOf(fields.Product__r?.value?.fields.Name) },
    { label: messages.categories, text: textOf(fields.DataCategories__c).replaceAll(';', ', ') },
    { label: messages.video, text: textOf(fields.Download_URL__c) },
    { label: messages.videoLength, text: lengthOf(fields.DurationSeconds__c.value) },
  ]
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', nbsp: '\u00a0', amp: '&' }

/** The text of cleaned HTML: one line per block, with addresses of links and images. */
export function wordsOfHtml(html: string): string {
  return html
    .replaceAll(/<a\b[^>]*?\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, '$2 ($1)')
    .replaceAll(/<img\b[^>]*?\bsrc="([^"]*)"[^>]*>/g, '($1)')
    .replaceAll(/<br\b[^>]*>|<\/(?:p|h[1-6]|li|tr|blockquote|pre|div)>/g, '\n')
    .replaceAll(/<\/t[dh]>/g, ' ')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(lt|gt|quot|nbsp|amp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\n{2,}/g, '\n')
    .trim()
}
