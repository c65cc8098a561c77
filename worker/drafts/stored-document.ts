import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { type SQL, sql } from 'drizzle-orm'
import { customType } from 'drizzle-orm/sqlite-core'
import { mediaRoot } from '../../renderer/document/values/media.ts'
import type { Database } from '../platform/db/database.ts'
import dictionary from './document-dictionary.json' with { type: 'json' }

/**
 * A column of long JSON, which code reads as text. The database has the text, or bytes: the number of their format, then the compressed text.
 * Both stay readable forever. Write it with `packText` or `packDocument`.
 */
export const packedText = customType<{ data: string; driverData: string | readonly number[] | ArrayBuffer }>({
  dataType: () => 'text',
  fromDriver: unpackText,
})

/** DEFLATE without a header, with a website of 12 sections as its dictionary. A change of the dictionary needs another number. */
const deflated = 1

let dictionaryBytes: Buffer | undefined
const dictionaryOf = () => {
  dictionaryBytes ??= Buffer.from(JSON.stringify(dictionary))
  return dictionaryBytes
}

/** D1 returns bytes as a list of numbers. Throws for a format of a later version. */
export function unpackText(stored: string | readonly number[] | ArrayBuffer): string {
  if (typeof stored === 'string') return stored
  const bytes = stored instanceof ArrayBuffer ? new Uint8Array(stored) : Uint8Array.from(stored)
  if (bytes[0] !== deflated) throw new Error(`a document has the unknown format ${bytes[0]}`)
  return inflateRawSync(bytes.subarray(1), { dictionary: dictionaryOf() }).toString()
}

/** A save takes 0.1 ms less than at the usual level 6, for 8 % more bytes. */
const level = 3

function pack(text: string): Uint8Array {
  const compressed = deflateRawSync(text, { dictionary: dictionaryOf(), level })
  const bytes = new Uint8Array(compressed.length + 1)
  bytes[0] = deflated
  bytes.set(compressed, 1)
  return bytes
}

const isCompressed = ({ documentFormat }: Pick<Database, 'documentFormat'>) => documentFormat === 'compressed'

/** The value of a `packedText` column, in the format that this database is written in. */
export const packText = (db: Pick<Database, 'documentFormat'>, text: string): SQL<string> =>
  isCompressed(db) ? sql`${pack(text)}` : sql`${text}`

/** The same for a document in JSON, with the column that names its pictures: SQL can't read compressed text. Null where it can. */
export const packDocument = (db: Pick<Database, 'documentFormat'>, json: string) => ({
  document: packText(db, json),
  pictures: isCompressed(db) ? picturesNamedIn(json) : null,
})

/** So much of a hash is enough: a picture that stays by mistake is only kept longer. */
const hashLength = 12
const pictureName = new RegExp(`${mediaRoot}[0-9a-f]+([0-9a-f]{${hashLength}})/`, 'g')

/** The ends of the hashes of the pictures that a document shows. */
const picturesNamedIn = (json: string): string =>
  [...new Set([...json.matchAll(pictureName)].map(([, hash]) => hash))].join(' ')

/**
 * Whether a stored document shows the picture of a row of `website_images`. The version before may have written the document as text without
 * changing `pictures`, so that text is what counts.
 */
export const isIn = (document: SQL, pictures: SQL): SQL => sql`(case when typeof(${document}) = 'text'
  then instr(${document}, ${mediaRoot} || website_images.hash || '/') > 0
  else instr(${pictures}, substr(website_images.hash, ${-hashLength})) > 0 end)`
