/** So many bytes of the beginning and of the end of a file are compared. */
const PART_BYTES = 64 * 1024

/** What tells whether a file is the one that was chosen before. */
export type Fingerprint = { name: string; size: number; lastModified: number; sha256: string }

/** Reads the first and the last part of a file. @throws when the file cannot be read. */
export async function fingerprintOf(file: File): Promise<Fingerprint> {
  const { name, size, lastModified } = file
  const ends = new Blob([file.slice(0, PART_BYTES), file.slice(Math.max(PART_BYTES, size - PART_BYTES))])
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await ends.arrayBuffer()))
  const sha256 = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { name, size, lastModified, sha256 }
}

export function isSameFile(one: Fingerprint, other: Fingerprint): boolean {
  return (
    one.name === other.name &&
    one.size === other.size &&
    one.lastModified === other.lastModified &&
    one.sha256 === other.sha256
  )
}
