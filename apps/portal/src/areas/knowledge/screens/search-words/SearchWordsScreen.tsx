import { Breadcrumb, Page, PageHead, Stack } from 'ui'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { messages } from './messages.ts'
import { searchWords } from './page.ts'
import { Synonyms } from './Synonyms.tsx'
import { UnansweredSearches } from './UnansweredSearches.tsx'

/** Where authors tell the search what means the same, and read what it did not find. */
export function SearchWordsScreen() {
  return (
    <Page>
      <PageTitle of={searchWords} />
      <Breadcrumb
        crumbs={[
          { label: pages.home.title, href: paths.home() },
          { label: pages.author.title, href: paths.author() },
          { label: searchWords.title },
        ]}
      />
      <PageHead title={searchWords.title} lead={messages.lead} />
      <Stack gap="large">
        <Synonyms />
        <UnansweredSearches />
      </Stack>
    </Page>
  )
}
