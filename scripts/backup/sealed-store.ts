// Encrypted backup files with meaningless names, in a folder or a bucket.
import { createHmac } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'

/** Files by name, such as 'blobs/1f/…'. */
export type Destination = {
  list: (prefix: string) => Promise<string[]>
  read: (name: string) => Promise<Uint8Array>
  write: (name: string, bytes: Uint8Array) => Promise<void>
  remove: (name: string) => Promise<void>
}

export function folderDestination(folder: string): Destination {
  const filesBelow = (prefix: string) =>
    existsSync(join(folder, prefix)) ? readdirSync(join(folder, prefix), { recursive: true, withFileTypes: true }) : []
  return {
    list: async (prefix) =>
      filesBelow(prefix)
        .filter((entry) => entry.isFile() && entry.name.endsWith('.age'))
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(folder.length + 1)
            .replaceAll('\\', '/'),
        ),
    read: async (name) => readFileSync(join(folder, name)),
    write: async (name, bytes) => {
      const path = join(folder, name)
      mkdirSync(dirname(path), { recursive: true })
      // If the process dies mid-write, no partial file has the final name.
      try {
        writeFileSync(`${path}.part`, bytes, { mode: 0o600 })
        renameSync(`${path}.part`, path)
      } catch (error) {
        rmSync(`${path}.part`, { force: true })
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
        throw new Error(
          `No space is left in ${folder}. Make room, or use another place; the backups that are there stay whole.`,
        )
      }
    },
    remove: async (name) => rmSync(join(folder, name), { force: true }),
  }
}

/** The Worker's endpoints for files. */
export type Stores = { call: (path: string, init?: RequestInit) => Promise<Response> }

export const fileUrl = (bucket: string, key: string) => `files/${bucket}/${encodeURIComponent(key)}`

/** The bucket that the Worker binds as BACKUP. */
export const bucketDestination = (stores: Stores): Destination => ({
  list: async (prefix) => {
    const names: string[] = []
    for await (const { key } of listFiles(stores, 'BACKUP')) if (key.startsWith(prefix)) names.push(key)
    return names
  },
  read: async (name) => new Uint8Array(await (await stores.call(fileUrl('BACKUP', name))).arrayBuffer()),
  write: async (name, bytes) =>
    void (await stores.call(fileUrl('BACKUP', name), { method: 'PUT', body: bytes.slice() })),
  remove: async (name) => void (await stores.call(fileUrl('BACKUP', name), { method: 'DELETE' })),
})

export type StoredFile = {
  key: string
  size: number
  etag: string
  httpMetadata?: Record<string, string>
  customMetadata?: Record<string, string>
}

export async function* listFiles(stores: Stores, bucket: string): AsyncGenerator<StoredFile> {
  for (let cursor: string | null = ''; cursor !== null; ) {
    const response = await stores.call(`files/${bucket}?${new URLSearchParams(cursor ? { cursor } : {})}`)
    const { files, next } = (await response.json()) as { files: StoredFile[]; next: string | null }
    yield* files
    cursor = next
  }
}

/**
 * Encrypts with an age key (https://age-encryption.org: the `age` command opens the files too). Equal contents have one name, which only
 * the key's owner can compute.
 */
export class SealedStore {
  readonly destination: Destination
  readonly identity: string
  readonly #encrypter = new Encrypter()
  readonly #decrypter = new Decrypter()
  #known: Set<string> | undefined
  /** New files only. */
  readonly written = { files: 0, bytes: 0 }

  private constructor(destination: Destination, identity: string) {
    this.destination = destination
    this.identity = identity
    this.#decrypter.addIdentity(identity)
  }

  static async open(destination: Destination, identity: string): Promise<SealedStore> {
    const store = new SealedStore(destination, identity)
    store.#encrypter.addRecipient(await identityToRecipient(identity))
    return store
  }

  /** Stores a content unless it is there. Answers its name. */
  async keep(content: Uint8Array): Promise<string> {
    const digest = createHmac('sha256', this.identity).update(content).digest('hex')
    const name = `blobs/${digest.slice(0, 2)}/${digest}.age`
    this.#known ??= new Set(await this.destination.list('blobs'))
    if (this.#known.has(name)) return name
    await this.#write(name, content)
    this.#known.add(name)
    return name
  }

  async writeAs(name: string, content: Uint8Array): Promise<void> {
    await this.#write(name, content)
  }

  async #write(name: string, content: Uint8Array): Promise<void> {
    const sealed = await this.#encrypter.encrypt(gzipSync(content, { level: 6 }))
    await this.destination.write(name, sealed)
    this.written.files += 1
    this.written.bytes += sealed.length
  }

  /** Throws for bytes that were changed, and for another key's. */
  async read(name: string): Promise<Uint8Array> {
    const sealed = await this.destination.read(name)
    const opened = await this.#decrypter.decrypt(sealed).catch((error: Error) => {
      if (!error.message.startsWith('no identity matched')) throw error
      throw new Error(
        'Another key made these backups. Name its file with --key-file; if it is lost, so are they: begin anew in another place.',
      )
    })
    return gunzipSync(opened)
  }

  /** Throws for a content that is not the one of its name. */
  async readBlob(name: string): Promise<Uint8Array> {
    const content = await this.read(name)
    const digest = createHmac('sha256', this.identity).update(content).digest('hex')
    if (!name.endsWith(`${digest}.age`)) throw new Error(`${name} has another content than its name says.`)
    return content
  }
}
