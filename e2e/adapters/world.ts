import { UI_API } from 'contract'
import { type DevClient, type DevEnv, startDevEnv } from 'dev-env'

/** A running demo for one test file: two users, and records that they can see. */
export type World = {
  readonly env: DevEnv
  /** A customer. */
  readonly mara: DevClient
  /** A support agent. */
  readonly jonas: DevClient
  readonly caseId: string
  readonly otherCaseId: string
  readonly commentId: string
  readonly accountId: string
  readonly productId: string
  /** The id of the list view of all cases. */
  readonly listViewId: string
  /** A public article. */
  readonly articleId: string
  readonly articleUrlName: string
  /** Creates another case of Mara. */
  readonly newCase: (subject: string) => Promise<string>
}

export type PersonName = 'mara' | 'jonas'

/** Starts the product with two new cases of Mara, the first with two comments. Stop it by `world.env.stop()`. */
export async function startWorld(): Promise<World> {
  const env = await startDevEnv()
  const mara = await env.signIn('mara.okafor@osprey-ridge.example')
  const jonas = await env.signIn('jonas.weil@calder-aerodata.example')
  const create = async (apiName: string, fields: Record<string, string | boolean>): Promise<string> => {
    const { status, body, text } = await mara.post(`${UI_API}/records`, { apiName, fields })
    if (status !== 201) throw new Error(`${apiName}: ${status} ${text}`)
    return (body as { id: string }).id
  }
  const { body: products } = await mara.get(`${UI_API}/list-ui/Product2/AllProducts?pageSize=1`)
  const productId = (products as { records: { records: { id: string }[] } }).records.records[0]?.id ?? ''
  const { body: allCases } = await mara.get(`${UI_API}/list-info/Case/AllCases`)
  const { body: demo } = await mara.get('/dev/demo.json')
  const facts = demo as { publicArticleId: string; publicArticleUrlName: string }
  const newCase = (Subject: string) =>
    create('Case', {
      Subject,
      Description: 'The route ends short of its last waypoint.',
      Impact__c: 'Minor Degradation',
      IssueType__c: 'Product',
      ProductId__c: productId,
    })
  const caseId = await newCase('Adapter case')
  const comment = (CommentBody: string) => create('CaseComment', { ParentId: caseId, CommentBody })
  await comment('It happens on every start.')
  return {
    env,
    mara,
    jonas,
    caseId,
    otherCaseId: await newCase('Another adapter case'),
    commentId: await comment('And after every update.'),
    accountId: mara.session?.user.accountId ?? '',
    productId,
    listViewId: (allCases as { listReference: { id: string } }).listReference.id,
    articleId: facts.publicArticleId,
    articleUrlName: facts.publicArticleUrlName,
    newCase,
  }
}
