import { ArticleIcon, LinkList, Sheet, Stack, VideoIcon } from 'ui'
import { textOf } from '../../../../records/field-values.ts'
import { paths } from '../../../../site/paths.ts'
import styles from './CaseAside.module.css'
import { messages } from './messages.ts'
import { useSuggestedArticles } from './use-suggested-articles.ts'
import { useTextAtRest } from './use-text-at-rest.ts'

/** Beside the form: articles that may help, what to attach, and what happens next. */
export function CaseAside({ subject }: { subject: string }) {
  return (
    <Stack gap="large">
      <SuggestedArticles subject={useTextAtRest(subject.trim())} />
      <Sheet title={messages.whatToAttach}>
        <Points of={messages.attachPoints} />
      </Sheet>
      <Sheet title={messages.whatHappens}>
        <Points of={messages.nextPoints} />
      </Sheet>
    </Stack>
  )
}

function Points({ of: points }: { of: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}

/** Articles found by the words of the subject; nothing where there are none. They open in a new tab: the form stays. */
function SuggestedArticles({ subject }: { subject: string }) {
  const found = useSuggestedArticles(subject)
  return (
    <>
      <span role="status" className="vh">
        {found.length > 0 ? messages.mayHelp(found.length) : null}
      </span>
      {found.length > 0 ? (
        <Stack gap="small">
          <Sheet
            title={messages.suggested}
            titleEnd={<span className="meta">{messages.found(found.length)}</span>}
            isFlush
          >
            <LinkList
              label={messages.suggested}
              rows={found.map(({ id, fields }) => ({
                href: paths.article({ urlName: fields.UrlName.value ?? id }),
                title: textOf(fields.Title),
                icon: fields.InfoType__c.value === 'Video' ? VideoIcon : ArticleIcon,
                meta: textOf(fields.Product__r?.value?.fields.Name),
                isNewTab: true,
              }))}
            />
          </Sheet>
          <p className="meta">{messages.newTab}</p>
        </Stack>
      ) : null}
    </>
  )
}
