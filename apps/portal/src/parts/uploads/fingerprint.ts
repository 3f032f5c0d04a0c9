/** Length of each end of a file that is hashed, so that large files are not read in full. */
const PART_BYTES = 64 * 1024

/** Identifies a file that the user chooses again. */
export type Fingerprint = { name: string; size: number; lastModified: number; sha256: string }

/** Hashes the start and the end of a file. @throws if the file cannot be read. */
export async function fingerprintOf(file: File): Promise<Fingerprint> {
  const { name, size, lastModified } = file
  const ends = new Blob([file.slice(0, PART_BYTES), file.slice(Math.max(PART_BYTES, size - PART_BYTES))])
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await ends.arrayBuffer()))
  const sha256 = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { name, size, lastModified, sha256 }
}

export function isSameFile(a: Fingerprint, b: Fingerprint): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified && a.sha256 === b.sha256
}
