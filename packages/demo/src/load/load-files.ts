import type { FileStore } from 'platform'
import { attachFiles, type DemoFile } from './attach-files.ts'
import type { DemoLoad } from './demo-load.ts'
import type { PromisedFile } from './load-cases.ts'

const FILES = 24

/** Writes a log for the newest cases whose customers mention one, and attaches it. */
export async function loadFiles(
  load: DemoLoad,
  promised: readonly PromisedFile[],
  fileStore: FileStore,
): Promise<void> {
  const logs = promised.slice(0, FILES).map((file): DemoFile => {
    const name = file.textValues.tail ?? file.textValues.service ?? 'unit'
    return {
      content: Buffer.from(logOf(file, name)),
      title: `card-log-${name.toLowerCase()}`,
      extension: 'txt',
      fileType: 'TEXT',
      userId: file.userId,
      atMs: file.atMs,
      targetId: file.caseId,
      kind: 'Case',
    }
  })
  await attachFiles(load, logs, fileStore)
}

/** The log that a unit writes to the card at power-on, with invented values. */
function logOf({ atMs, textValues }: PromisedFile, name: string): string {
  const at = (minutes: number): string => new Date(atMs - minutes * 60_000).toISOString().replace(/\.\d+Z$/, 'Z')
  return [
    `card log of ${name} (demo data, invented)`,
    `${at(34)} power on, self test passed`,
    `${at(34)} card mounted, 29.7 GB, 21.2 GB free`,
    `${at(33)} found navigation data ${textValues.cycle}, 2 regions`,
    `${at(33)} check value of navigation data: 1 of 3 blocks read twice`,
    `${at(32)} found terrain 14.1, index before data`,
    `${at(32)} terrain: data not available`,
    `${at(31)} found obstacles 9.5`,
    `${at(31)} active: ${textValues.cycle}, standby: none`,
    '',
  ].join('\n')
}
