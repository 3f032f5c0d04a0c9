import { exportNoticeVersion } from 'contract'
import { type DevClient, type DevEnv, type DevResponse, devClient } from 'dev-env'
import { type Person, people } from '../product.ts'

/** A place where a text that one person enters is shown to another. */
export type Place = {
  name: string
  /** How many texts one page shows, and of how many characters each. */
  texts: number
  characters: number
  /** The text is markup. Each payload in it is followed by what ends all that it may have begun, and by a mark that must be seen. */
  isMarkup?: true
  reader: Person | null
  /** The tab that shows the text once more; the editor shows it as well. */
  tab?: string
  /** Stores the texts and answers the address where the reader meets them; with the texts that are shown where these are others. */
  show: (texts: readonly string[]) => Promise<string | { address: string; shown: readonly string[] }>
}

const UI_API = '/services/data/v65.0/ui-api'
const METHODS = '/lwr/apex/v65.0'
const ADDRESS_CHARACTERS = 200
const MARKUP_CHARACTERS = 8_000

/** The places of a product, with records that no other test uses. */
export async function hostilePlaces(product: DevEnv): Promise<Place[]> {
  const [mara, theo, jonas, priya] = await Promise.all(
    (['mara', 'theo', 'jonas', 'priya'] as const).map((person) => product.signIn(people[person])),
  )
  if (!mara || !theo || !jonas || !priya) throw new Error('a person is not signed in')
  const done = async (send: () => Promise<DevResponse>): Promise<Record<string, unknown>> => {
    let { status, body, text } = await send()
    // A change at another place may conflict.
    for (let again = 0; again < 10 && (status === 409 || status === 503); again += 1) {
      ;({ status, body, text } = await send())
    }
    if (status >= 300 || text.includes('"hasErrors":true')) throw new Error(`${status} ${text}`)
    return body as Record<string, unknown>
  }
  const change = (client: DevClient, id: string, fields: object) =>
    done(() => client.patch(`${UI_API}/records/${id}`, { fields }))
  const create = async (client: DevClient, apiName: string, fields: object) =>
    String((await done(() => client.post(`${UI_API}/records`, { apiName, fields }))).id)
  const listed = async (client: DevClient, list: string, fields: readonly string[], more: object = {}) => {
    const body = await done(() => client.post(`${UI_API}/list-records/${list}`, { fields, ...more }))
    return (body.records as { id: string }[]).map(({ id }) => id)
  }

  const storeFile = async (client: DevClient, title = 'The log'): Promise<string> => {
    const form = new FormData()
    form.append('title', title)
    form.append('fileData', new Blob(['text']), 'log.txt')
    const version = await done(() => client.post(`${UI_API}/records/content-documents/content-versions`, form))
    return String((version.contentDocument as { id: string }).id)
  }
  const openCase = () =>
    create(mara, 'Case', {
      Subject: 'A case of hostile texts',
      Description: 'See the title.',
      Impact__c: 'Minor Degradation',
      IssueType__c: 'Product',
    })
  const cases: string[] = []
  for (let count = 0; count < 10; count += 1) cases.push(await openCase())
  const [caseId = ''] = cases
  const detail = `/case-details?id=${caseId}`
  const contacts = await listed(theo, 'Contact/AccountContacts', ['Contact.Name'])
  const accountId = mara.session?.user.accountId ?? ''
  await create(mara, 'ExportAcknowledgement__c', { Version__c: exportNoticeVersion })
  const lists: string[] = []
  await create(priya, 'ExportAcknowledgement__c', { Version__c: exportNoticeVersion })
  let articles = 0
  const articleIds = new Map<string, string>()
  let fileId: string | null = null
  const publish = async (Title: string, Content__c: string): Promise<string> => {
    articles += 1
    const UrlName = `hostile-${articles}`
    const id = await create(priya, 'Knowledge__kav', { Title, UrlName, Content__c, InfoType__c: 'Article' })
    articleIds.set(UrlName, id)
    // The same file for all of them.
    fileId ??= await storeFile(priya)
    await create(priya, 'ContentDocumentLink', { ContentDocumentId: fileId, LinkedEntityId: id })
    await change(priya, id, { PublicationStatus: 'Online', IsPublic: true })
    return `/article/${UrlName}`
  }
  let draftId: string | null = null
  let writtenId: string | null = null
  const search = (text: string) => `?${new URLSearchParams({ q: text })}`

  const [known] = await listed(mara, 'ProductAlert__c/AllAlerts', ['ProductAlert__c.ProductId__c'])
  const alertFields = ['ProductAlert__c.ProductId__c', 'ProductAlert__c.Kind__c']
  const alert = await done(() => priya.get(`${UI_API}/records/${known}?fields=${alertFields.join(',')}`))
  const { ProductId__c, Kind__c } = alert.fields as Record<string, { value: string }>
  const aboutProduct = { ProductId__c: ProductId__c?.value, Kind__c: Kind__c?.value, Body__c: 'See the title.' }
  const alerts: string[] = []
  for (let count = 0; count < 10; count += 1) {
    alerts.push(await create(priya, 'ProductAlert__c', { Title__c: 'An alert of hostile texts', ...aboutProduct }))
  }

  const guest = devClient(() => product.url)
  const vote = (urlName: string, browser: number, words: string) =>
    done(() =>
      guest.post(`${METHODS}/KnowledgeArticlesController/voteOnArticle`, { urlName, isHelpful: false, browser, words }),
    )
  const searchInVain = (words: string) =>
    done(() =>
      guest.get(
        `${METHODS}/SearchController/findEverywhere?${new URLSearchParams({ methodParams: JSON.stringify({ words }) })}`,
      ),
    )

  /** An article that is published, with a second version that is a draft. */
  let versions: Promise<{ articleId: string; first: string; draft: string }> | null = null
  const twoVersions = async () => {
    const urlName = (await publish('Versions', '<p>Here it begins.</p>')).replace('/article/', '')
    const articleId = articleIds.get(urlName) ?? ''
    const draft = await create(priya, 'ArticleVersion__c', { ArticleId__c: articleId })
    const list = `${UI_API}/related-list-records/${articleId}/Versions__r`
    const { records } = await done(() => priya.post(list, { fields: ['ArticleVersion__c.Number__c'] }))
    const first = (records as { id: string }[]).find(({ id }) => id !== draft)?.id ?? ''
    return { articleId, first, draft }
  }
  const writeDraft = async (fields: object) => {
    versions ??= twoVersions()
    const written = await versions
    await change(priya, written.draft, fields)
    return written
  }

  return [
    {
      name: 'subjects in the list of cases',
      texts: cases.length,
      characters: 255,
      reader: 'mara',
      show: async (texts) => {
        const records = texts.map((Subject, at) => ({ id: cases[at], fields: { Subject } }))
        const operations = [{ type: 'Update', records }]
        await done(() => jonas.post(`${UI_API}/records/batch`, { allOrNone: true, operations }))
        return '/case-manager'
      },
    },
    {
      name: 'description of a case',
      texts: 1,
      characters: 32_000,
      reader: 'jonas',
      show: async ([Description]) => {
        await change(jonas, caseId, { Description })
        return detail
      },
    },
    {
      name: 'resolution of a case',
      texts: 1,
      characters: 32_000,
      reader: 'mara',
      show: async ([Resolution__c]) => {
        await change(jonas, caseId, { Resolution__c })
        return detail
      },
    },
    {
      name: 'comments',
      texts: 3,
      characters: 4_000,
      reader: 'jonas',
      show: async (texts) => {
        const id = await openCase()
        for (const CommentBody of texts) await create(mara, 'CaseComment', { ParentId: id, CommentBody })
        return `/case-details?id=${id}`
      },
    },
    {
      name: 'names of files',
      texts: 3,
      characters: 255,
      reader: 'jonas',
      show: async (texts) => {
        const id = await openCase()
        for (const title of texts) {
          // Forms send a line break as two characters.
          const ContentDocumentId = await storeFile(mara, title.replaceAll(/[\r\n]/g, ' '))
          await create(mara, 'ContentDocumentLink', { ContentDocumentId, LinkedEntityId: id })
        }
        return `/case-details?id=${id}&view=attachments`
      },
    },
    {
      name: 'names of people',
      texts: contacts.length,
      characters: 80,
      reader: 'theo',
      show: async (texts) => {
        for (const [at, LastName] of texts.entries()) await change(jonas, contacts[at] ?? '', { LastName })
        return '/user-management'
      },
    },
    {
      name: 'name of an account',
      texts: 1,
      characters: 255,
      reader: 'jonas',
      show: async ([Name]) => {
        await change(jonas, accountId, { Name })
        return '/case-manager?list=all'
      },
    },
    {
      name: 'text of an article',
      texts: 1,
      characters: MARKUP_CHARACTERS,
      isMarkup: true,
      reader: null,
      show: ([text]) => publish('An article of hostile texts', `<p>Here it begins.</p>${text}`),
    },
    {
      name: 'text of an article before its author',
      texts: 1,
      characters: MARKUP_CHARACTERS,
      isMarkup: true,
      reader: 'priya',
      tab: 'As a customer',
      show: async ([text]) => {
        const Content__c = `<p>Here it begins.</p>${text}`
        if (writtenId === null) {
          writtenId = await create(priya, 'Knowledge__kav', { Title: 'Hostile', UrlName: 'hostile-draft', Content__c })
        } else {
          await change(priya, writtenId, { Content__c })
        }
        return `/author?id=${writtenId}`
      },
    },
    {
      name: 'title of an article',
      texts: 1,
      characters: 255,
      reader: null,
      show: ([Title = '']) => publish(Title, '<p>See the title.</p>'),
    },
    {
      name: 'names of saved lists',
      texts: 20,
      characters: 80,
      reader: 'mara',
      show: async (texts) => {
        for (const [at, text] of texts.entries()) {
          // Names of lists have one line and take no signs that turn the text round.
          const label = text.replaceAll(/[\t\n\f\u2028\u202e]/g, ' ').trim()
          const listViewApiName = `Saved_${at}`
          const isNew = at >= lists.length
          if (isNew) lists.push(listViewApiName)
          const body = { label, ...(isNew ? { listViewApiName, includeDefaultAttributes: true } : {}) }
          await done(() =>
            isNew
              ? mara.post(`${UI_API}/list-info/Case`, body)
              : mara.patch(`${UI_API}/list-info/Case/${listViewApiName}`, body),
          )
        }
        return '/case-manager'
      },
    },
    {
      name: 'a draft that is restored',
      texts: 1,
      characters: 30_000,
      reader: 'mara',
      show: async ([description]) => {
        const Content__c = JSON.stringify({ subject: description?.slice(0, 200), description })
        if (draftId === null) draftId = await create(mara, 'CaseDraft__c', { Form__c: 'case', Content__c })
        else await change(mara, draftId, { Content__c })
        return '/case-manager/Open-a-Case'
      },
    },
    {
      name: 'words searched, in the address',
      texts: 1,
      characters: ADDRESS_CHARACTERS,
      reader: 'mara',
      show: async ([text = '']) => `/case-manager${search(text)}`,
    },
    {
      name: 'an address that is asked for before sign-in',
      texts: 1,
      characters: ADDRESS_CHARACTERS,
      reader: null,
      show: async ([text = '']) => `/login?${new URLSearchParams({ startURL: `/case-manager${search(text)}` })}`,
    },
    {
      name: 'titles of product alerts',
      texts: alerts.length,
      characters: 255,
      reader: 'mara',
      show: async (texts) => {
        const records = texts.map((Title__c, at) => ({ id: alerts[at], fields: { Title__c } }))
        await done(() =>
          priya.post(`${UI_API}/records/batch`, { allOrNone: true, operations: [{ type: 'Update', records }] }),
        )
        return '/product-alerts/all'
      },
    },
    {
      name: 'title and text of a product alert',
      texts: 2,
      characters: 255,
      reader: 'mara',
      show: async ([Title__c = '', Body__c = 'See the title.']) => {
        const [id = ''] = alerts.slice(-1)
        await change(priya, id, { Title__c, Body__c })
        return `/product-alert?id=${id}`
      },
    },
    {
      name: 'words of votes on an article',
      texts: 20,
      characters: 255,
      reader: 'priya',
      show: async (texts) => {
        const urlName = (await publish('An article that is voted on', '<p>See the votes.</p>')).replace('/article/', '')
        for (const [browser, words] of texts.entries()) await vote(urlName, browser, words)
        return `/author?id=${articleIds.get(urlName)}`
      },
    },
    {
      name: 'searches without a hit',
      texts: 20,
      characters: 100,
      reader: 'priya',
      show: async (texts) => {
        const kept = async () =>
          listed(priya, 'UnansweredSearch__c/UnansweredSearches', ['UnansweredSearch__c.Words__c'])
        const before = (await kept()).map((id) => ({ id }))
        const operations = [{ type: 'Delete', records: before }]
        if (before.length > 0) await done(() => priya.post(`${UI_API}/records/batch`, { allOrNone: false, operations }))
        for (const words of texts) await searchInVain(words)
        // Words that something has are not kept, those that are kept in small letters.
        const list = `${UI_API}/list-records/UnansweredSearch__c/UnansweredSearches`
        const { records } = await done(() =>
          priya.post(list, { fields: ['UnansweredSearch__c.Words__c'], pageSize: 200 }),
        )
        const shown = (records as { fields: Record<string, { value: string }> }[]).map(
          ({ fields }) => fields.Words__c?.value ?? '',
        )
        return { address: '/author/search-words', shown }
      },
    },
    {
      name: 'words searched everywhere, in the address',
      texts: 1,
      characters: ADDRESS_CHARACTERS,
      reader: null,
      show: async ([text = '']) => `/search${search(text)}`,
    },
    {
      name: 'text of a version before its author',
      texts: 1,
      characters: MARKUP_CHARACTERS,
      isMarkup: true,
      reader: 'priya',
      tab: 'As a customer',
      show: async ([text]) => {
        const { articleId, draft } = await writeDraft({ Content__c: `<p>Here it begins.</p>${text}` })
        return `/author?id=${articleId}&version=${draft}`
      },
    },
    {
      name: 'differences of two versions',
      texts: 1,
      characters: MARKUP_CHARACTERS,
      isMarkup: true,
      reader: 'priya',
      show: async ([text]) => {
        const { articleId, first, draft } = await writeDraft({ Content__c: `<p>Here it begins.</p>${text}` })
        return `/author?id=${articleId}&from=${first}&to=${draft}`
      },
    },
    {
      name: 'titles of two versions and their differences',
      texts: 2,
      characters: 255,
      reader: 'priya',
      show: async ([Title__c = '', Summary__c = '']) => {
        const { articleId, first, draft } = await writeDraft({ Title__c, Summary__c })
        return `/author?id=${articleId}&from=${first}&to=${draft}`
      },
    },
  ]
}
