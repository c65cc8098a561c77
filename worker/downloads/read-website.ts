import * as z from 'zod'
import { limits } from '../../renderer/document/fields/limits.ts'
import { parseDocument } from '../../renderer/document/versions.ts'
import { documentVersion, type WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { inspectPicture, mustFitKind } from '../pictures/inspect-picture.ts'
import { AppError } from '../platform/http/errors.ts'
import { contentsName, type DownloadPicture, documentName, downloadContents, downloadFormat } from './contents.ts'
import { openZip, type Zip } from './read-zip.ts'

/** In bytes: as much as a request that saves a document may have. */
const maxJsonBytes = 512 * 1024

export type ReadWebsite = {
  document: WebsiteSettings
  pictures: readonly DownloadPicture[]
  /** A picture's file; undefined if the download lacks it. */
  bytesOf: (picture: DownloadPicture) => Uint8Array | undefined
}

/**
 * Reads a download as it came, or with everything in one folder, as some systems pack it again. Checks all of it before anything is made
 * of it. Throws import_not_a_website, import_wrong_version, import_damaged, and what openZip throws.
 */
export function readWebsite(archive: Uint8Array): ReadWebsite {
  const zip = openZip(archive)
  const folder = zip.names
    .map((name) => /^((?!__MACOSX)[^/]+\/)?website\.json$/.exec(name))
    .find((match) => match !== null)?.[1]
  const pathOf = (name: string) => `${folder ?? ''}${name}`
  const contents = parsed(zip, pathOf(contentsName))
  const stored = parsed(zip, pathOf(documentName))
  if (isOther(contents, 'format', downloadFormat) || isOther(stored, 'version', documentVersion))
    throw new AppError('import_wrong_version')
  const { pictures } = valid(() => downloadContents.parse(contents))
  const document = valid(() => parseDocument(stored))
  const bytesOf = ({ file }: DownloadPicture) => (file === null ? undefined : zip.read(pathOf(file), limits.imageBytes))
  for (const picture of pictures) checkPicture(picture, bytesOf(picture))
  return { document, pictures, bytesOf }
}

function parsed(zip: Zip, name: string): unknown {
  const bytes = zip.read(name, maxJsonBytes)
  if (!bytes) throw new AppError('import_not_a_website')
  return valid(() => JSON.parse(new TextDecoder().decode(bytes)))
}

const isOther = (value: unknown, name: string, expected: unknown): boolean => {
  const { data } = z.record(z.string(), z.unknown()).safeParse(value)
  return data?.[name] !== undefined && data[name] !== expected
}

function valid<T>(read: () => T): T {
  try {
    return read()
  } catch {
    throw new AppError('import_not_a_website')
  }
}

function checkPicture({ kind }: DownloadPicture, bytes: Uint8Array | undefined): void {
  if (!bytes) return
  try {
    mustFitKind(kind, inspectPicture(bytes))
  } catch {
    throw new AppError('import_damaged')
  }
}
