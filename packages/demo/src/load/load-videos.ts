import { readFile } from 'node:fs/promises'
import type { FileStore } from 'platform'
import { videoArticles } from '../data/articles/videos.ts'
import type { DemoPeople } from '../demo-people.ts'
import { must } from '../must.ts'
import { attachFiles, type DemoFile } from './attach-files.ts'
import { type DemoLoad, daysAgo } from './demo-load.ts'

/** Links a film of six seconds, which says that it is a sample, to the articles whose video the product holds. */
export async function loadVideos(load: DemoLoad, people: DemoPeople, fileStore: FileStore): Promise<void> {
  const content = await readFile(new URL('../data/articles/sample-film.mp4', import.meta.url))
  const films: DemoFile[] = []
  for (const { urlName } of videoArticles.filter(({ video }) => video?.file === 'sample')) {
    const [article] = await load.records.find('Knowledge__kav', { UrlName: urlName }, ['Id'], 1)
    films.push({
      content,
      title: 'sample-film',
      extension: 'mp4',
      fileType: 'MP4',
      userId: must(people.staffIds, 'priya.nair@calder-aerodata.example'),
      atMs: Date.parse(daysAgo(load, 520)),
      targetId: String(article?.Id),
      kind: 'Article',
    })
  }
  await attachFiles(load, films, fileStore)
}
