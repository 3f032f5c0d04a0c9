import { demoReplyTemplates } from '../data/reply-templates.ts'
import { type DemoLoad, daysAgo } from './demo-load.ts'

/** Loads the texts that agents start replies from. */
export async function loadReplyTemplates(load: DemoLoad): Promise<void> {
  await load.load(
    'ReplyTemplate__c',
    demoReplyTemplates.map(({ name, body }) => ({ Name: name, Body__c: body, CreatedDate: daysAgo(load, 300) })),
  )
}
