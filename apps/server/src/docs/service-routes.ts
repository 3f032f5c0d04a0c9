import { ARTICLE_PICTURE_PATH, LINK_PICTURE_PATH, LIVE_EVENTS_PATH, SERVICES } from 'contract'
import { ALERT_FEED_PATH, ALERT_MAILS_PATH } from 'support'
import type { JsonSchema } from './hoist-schemas.ts'
import { VIEWER } from './register-viewer.ts'
import type { RouteDoc } from './route-doc.ts'

const text: JsonSchema = { type: 'string' }
const texts = (...names: string[]): JsonSchema => ({
  type: 'object',
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, text])),
})
const html = { mediaType: 'text/html', schema: text }
const plain = { mediaType: 'text/plain', schema: text }
const pictureAnswers: RouteDoc['answers'] = {
  200: {
    description: 'The picture, 1200 by 630.',
    body: { mediaType: 'image/png', schema: { type: 'string', format: 'binary' } },
  },
  304: { description: 'It is the picture that `if-none-match` names.' },
}
const asJson = (schema: JsonSchema) => ({ mediaType: 'application/json', schema })

/** The data of each event of the stream. */
export const liveEventSchema: JsonSchema = {
  oneOf: [
    {
      type: 'object',
      required: ['type', 'operation', 'objectApiName', 'id', 'weakEtag', 'parentIds'],
      properties: {
        type: { const: 'record' },
        operation: { enum: ['created', 'updated', 'deleted'] },
        objectApiName: text,
        id: text,
        weakEtag: { type: 'integer', description: 'The new version of the record.' },
        parentIds: { type: 'array', items: text, description: 'The records whose related lists contain it.' },
      },
    },
    {
      type: 'object',
      required: ['type', 'recordId'],
      properties: {
        type: { const: 'presence' },
        recordId: {
          ...text,
          description: 'A case at which the caller is: `sendPresence` answers who else is there now.',
        },
      },
    },
    {
      type: 'object',
      required: ['type', 'permissionEpoch'],
      properties: {
        type: { const: 'rights' },
        permissionEpoch: {
          type: 'integer',
          description:
            'The new one of the session: the rights of the caller changed, and what was read before may differ now.',
        },
      },
    },
    { type: 'object', required: ['type'], properties: { type: { enum: ['resync', 'signed-out'] } } },
  ],
}

const caughtMail = texts('id', 'to', 'from', 'subject', 'text', 'html', 'receivedAt')

const describedAction = (id: string, path: string, parts: RouteDoc['parts']): RouteDoc => ({
  method: 'GET',
  path: `${SERVICES}${path}/quickActions/{actionName}/describe`,
  id,
  group: 'actions',
  summary: 'The actionTarget of a quick action; leads to the call getQuickActionInfo, which describes it.',
  access: 'session',
  parts: { ...parts, actionName: { schema: text, description: 'The name of the action without that of its object.' } },
  answers: {
    307: {
      description: 'The description is at `location`.',
      headers: { location: { schema: text, description: 'The path of the description.' } },
    },
  },
  errors: [],
})

/** The event stream, health and metrics, the API documentation, and the addresses of the demo. */
export const serviceRoutes: readonly RouteDoc[] = [
  {
    method: 'GET',
    path: LIVE_EVENTS_PATH,
    id: 'events',
    group: 'events',
    summary: 'A stream of Server-Sent Events: which records changed that the caller may see. It ends with the session.',
    description:
      'A comment every 15 seconds; 20 streams a person; a stream that is not read for 256 KiB is cut off. After a reconnect comes a `resync` event.',
    access: 'session',
    headers: { 'last-event-id': { schema: text, description: 'The id of the last event received.' } },
    answers: {
      200: {
        description: 'The stream; the data of each event is a LiveEvent.',
        body: {
          mediaType: 'text/event-stream',
          schema: { ...text, contentSchema: { $ref: '#/components/schemas/LiveEvent' } },
        },
      },
    },
    errors: [],
  },
  describedAction('describeGlobalAction', '', {}),
  describedAction('describeAction', '/sobjects/{objectApiName}', {
    objectApiName: { schema: text, description: 'The object of the action.' },
  }),
  {
    method: 'GET',
    path: '/healthz',
    id: 'alive',
    group: 'operations',
    summary: 'Whether the process answers.',
    access: 'open',
    anyHost: true,
    answers: { 200: { description: 'The process answers.', body: asJson(texts('status')) } },
    errors: [],
  },
  {
    method: 'GET',
    path: '/readyz',
    id: 'ready',
    group: 'operations',
    summary: 'Whether the database answers and has every migration.',
    access: 'open',
    anyHost: true,
    answers: {
      200: { description: 'It is ready.', body: asJson(texts('status')) },
      503: {
        description: 'Not ready; it waits for `database` or `migrations`.',
        body: asJson(texts('status', 'waitingFor')),
      },
    },
    errors: [],
  },
  {
    method: 'GET',
    path: '/metrics',
    id: 'metrics',
    group: 'operations',
    summary: 'The metrics of the process, as Prometheus text; times are in seconds.',
    access: 'open',
    anyHost: true,
    headers: {
      authorization: { schema: text, description: '`Bearer` and the token; not required in a demo without a token.' },
    },
    answers: { 200: { description: 'The metrics.', body: plain } },
    errors: ['NOT_SIGNED_IN'],
  },
  {
    method: 'GET',
    path: '/.well-known/security.txt',
    id: 'securityTxt',
    group: 'operations',
    summary: 'Contact for security reports (RFC 9116), valid for 180 days.',
    access: 'open',
    answers: { 200: { description: 'The text.', body: plain } },
    errors: [],
  },
  {
    method: 'GET',
    path: '/robots.txt',
    id: 'robots',
    group: 'operations',
    summary: 'What programs that collect pages may ask for, and the address of the sitemap.',
    access: 'open',
    answers: { 200: { description: 'The text.', body: plain } },
    errors: [],
  },
  {
    method: 'GET',
    path: '/sitemap.xml',
    id: 'sitemap',
    group: 'operations',
    summary: 'The addresses of public pages and articles, at most 50,000.',
    access: 'open',
    answers: {
      200: { description: 'The sitemap.', body: { mediaType: 'application/xml', schema: { type: 'string' } } },
    },
    errors: [],
  },
  {
    method: 'GET',
    path: LINK_PICTURE_PATH,
    id: 'linkPicture',
    group: 'operations',
    summary: 'The picture that programs show with links to pages of the portal, with its name and color.',
    access: 'open',
    answers: pictureAnswers,
    errors: [],
  },
  {
    method: 'GET',
    path: ARTICLE_PICTURE_PATH,
    id: 'articlePicture',
    group: 'operations',
    summary: 'The picture that programs show with links to an article that visitors may read.',
    access: 'open',
    parts: { urlName: { schema: text, description: 'The URL name of the article.' } },
    answers: pictureAnswers,
    errors: ['NOT_FOUND'],
  },
  {
    method: 'GET',
    path: ALERT_FEED_PATH,
    id: 'alertFeed',
    group: 'operations',
    summary: 'The 50 newest product alerts of a user as RSS 2.0, under the secret address that `getAlertFeed` answers.',
    access: 'open',
    query: { key: { required: true, schema: text, description: 'The key of the address.' } },
    answers: { 200: { description: 'The feed.', body: { mediaType: 'application/rss+xml', schema: text } } },
    errors: ['NOT_FOUND'],
  },
  {
    method: 'GET',
    path: `${ALERT_MAILS_PATH}/{token}`,
    id: 'alertMails',
    group: 'operations',
    summary: 'Redirects the link of an alert mail to the page that ends such mails.',
    access: 'open',
    parts: { token: { schema: text, description: 'The signed token of the mail.' } },
    answers: { 302: { description: 'To that page.' } },
    errors: [],
  },
  {
    method: 'POST',
    path: `${ALERT_MAILS_PATH}/{token}`,
    id: 'stopAlertMailsByMail',
    group: 'operations',
    summary: 'Ends the product alert e-mails of a person, for mail providers that send the form of RFC 8058.',
    access: 'open',
    parts: { token: { schema: text, description: 'The signed token of the mail.' } },
    body: { mediaType: 'application/x-www-form-urlencoded', schema: texts('List-Unsubscribe'), required: true },
    answers: { 200: { description: 'A sentence that says so.', body: plain } },
    errors: ['LINK_INVALID', 'UNSUPPORTED_MEDIA_TYPE', 'BODY_TOO_LARGE'],
  },
  {
    method: 'GET',
    path: '/.well-known/change-password',
    id: 'changePassword',
    group: 'operations',
    summary: 'Leads password managers to the page on which people change their password.',
    access: 'open',
    answers: { 302: { description: 'To that page.' } },
    errors: [],
  },
  {
    method: 'GET',
    path: '/api/docs',
    id: 'docsPage',
    group: 'docs',
    summary: 'This document as a page for people.',
    access: 'open',
    answers: { 200: { description: 'The page.', body: html } },
    errors: [],
  },
  {
    method: 'GET',
    path: `${VIEWER}/{file}`,
    id: 'docsViewer',
    group: 'docs',
    summary: 'Scripts and style sheets of that page.',
    access: 'open',
    parts: { file: { schema: text, description: 'The name of the file.' } },
    answers: {
      200: {
        description: 'The file.',
        headers: { etag: { schema: text, description: 'Changes with the file.' } },
        body: { mediaType: 'text/javascript', schema: text },
      },
    },
    errors: ['NOT_FOUND'],
  },
  {
    method: 'GET',
    path: '/api/docs/json',
    id: 'docsDocument',
    group: 'docs',
    summary: 'This document.',
    access: 'open',
    answers: { 200: { description: 'OpenAPI 3.1.', body: asJson({ type: 'object' }) } },
    errors: [],
  },
  {
    method: 'GET',
    path: '/dev/demo.json',
    id: 'demoFacts',
    group: 'demo',
    summary: 'Demo mode only: the ids of demo records for tests of the product, null for those that no longer exist.',
    access: 'open',
    answers: {
      200: {
        description: 'Ids and URL names by the thing that they identify.',
        body: asJson({ type: 'object', additionalProperties: { type: ['string', 'null'] } }),
      },
    },
    errors: ['QUERY_TIMEOUT'],
  },
  {
    method: 'GET',
    path: '/dev/mailbox',
    id: 'mailbox',
    group: 'demo',
    summary: 'Demo mode with the mail catcher only: the caught mails as a page.',
    access: 'open',
    answers: { 200: { description: 'The page.', body: html } },
    errors: [],
  },
  {
    method: 'GET',
    path: '/dev/mailbox.json',
    id: 'mailboxJson',
    group: 'demo',
    summary: 'Demo mode with the mail catcher only: the caught mails.',
    access: 'open',
    answers: {
      200: {
        description: 'The mails, newest first.',
        body: asJson({
          type: 'array',
          items: {
            ...caughtMail,
            properties: {
              ...(caughtMail.properties as object),
              headers: { type: 'object', additionalProperties: text },
              receivedAt: { ...text, format: 'date-time' },
            },
          },
        }),
      },
    },
    errors: [],
  },
  {
    method: 'GET',
    path: '/dev/mailbox/{id}',
    id: 'renderedMail',
    group: 'demo',
    summary: 'Demo mode with the mail catcher only: one mail as a mail program would render it.',
    access: 'open',
    parts: { id: { schema: text, description: 'The number of the mail.' } },
    answers: { 200: { description: 'The mail.', body: html } },
    errors: ['NOT_FOUND'],
  },
  {
    method: 'POST',
    path: '/dev/mailbox/{id}',
    id: 'answerMail',
    group: 'demo',
    summary: 'Demo mode with the mail catcher only: the form of the mailbox, which answers a mail as its recipient.',
    access: 'open',
    parts: { id: { schema: text, description: 'The number of the mail.' } },
    body: {
      mediaType: 'application/x-www-form-urlencoded',
      schema: { type: 'object', required: ['text'], properties: { text } },
      required: true,
    },
    answers: {
      303: { description: 'The answer was handed over; the page at `location` shows the outcome.' },
    },
    errors: ['NOT_FOUND', 'CSRF_REFUSED', 'UNSUPPORTED_MEDIA_TYPE', 'BODY_TOO_LARGE', 'IDEMPOTENCY_KEY_IN_USE'],
  },
]
