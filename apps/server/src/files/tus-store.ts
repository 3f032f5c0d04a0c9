import type { Readable } from 'node:stream'
import { DataStore, Upload } from '@tus/server'
import type { Gateway, ResumableUpload } from 'platform'

/** The store that the tus library uses for one request: the uploads of its caller. */
export class TusStore extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'termination']
  readonly #uploads: Gateway['uploads']
  #seen: ResumableUpload | null = null

  constructor(uploads: Gateway['uploads']) {
    super()
    this.#uploads = uploads
  }

  /** The last known state of the upload; null before it is read. */
  get seen(): ResumableUpload | null {
    return this.#seen
  }

  // The platform creates the id, from which the library then builds the address.
  override async create(file: Upload): Promise<Upload> {
    this.#seen = await this.#uploads.create({ size: file.size ?? -1, metadata: file.metadata ?? {} })
    file.id = this.#seen.id
    return file
  }

  override async getUpload(id: string): Promise<Upload> {
    this.#seen = await this.#uploads.find(id)
    const { size, received, metadata } = this.#seen
    const isDescribed = Object.keys(metadata).length > 0
    return new Upload({ id, size, offset: received, ...(isDescribed ? { metadata: { ...metadata } } : {}) })
  }

  override async write(data: Readable, id: string, offset: number): Promise<number> {
    this.#seen = await this.#uploads.append(id, offset, data)
    return this.#seen.received
  }

  override async remove(id: string): Promise<void> {
    await this.#uploads.cancel(id)
  }
}
