import type { Readable } from 'node:stream'

/** What a scanner says of a file: `TooLarge` for one that it does not read whole. */
export type ScanResult = 'Clean' | 'Quarantined' | 'TooLarge'

/** Searches files for viruses. */
export type FileScanner = {
  /** @throws Error while the scanner cannot be reached or has no answer; the file is then to be scanned later. */
  scan(file: Readable): Promise<ScanResult>
}
