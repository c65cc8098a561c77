import { type FailureCode, failureCode } from '#api/api-error.ts'
import { api, responseBody } from '#api/client.ts'
import { uploadFromPhone } from '#api/upload-picture.ts'

/** Upload progress. `share`: of all photos, 0 to 1. */
export type UploadProgress = {
  done: number
  of: number
  share: number
  problems: readonly { name: string; code: FailureCode }[]
}

/** How many more photos the link accepts. Throws mail_link_expired once the link has expired. */
export const remainingPhotos = async (token: string): Promise<number> => {
  const headers = { authorization: `Bearer ${token}` }
  return (await responseBody(api['phone-photos'].sent.$get(undefined, { headers }))).left
}

/** Uploads photos one by one, downscaled if nothing is lost. Returns whether the link accepts more. */
export async function sendFromPhone(token: string, files: readonly File[], onChange: (sent: UploadProgress) => void) {
  const { preparePicture } = await import('#ui/pictures/prepare-picture.ts')
  const sent = { done: 0, of: files.length, problems: [] as UploadProgress['problems'] }
  const report = (part: number) =>
    onChange({ ...sent, share: (sent.done + sent.problems.length + part) / Math.max(1, sent.of) })
  report(0)
  for (const file of files) {
    try {
      const photo = await preparePicture(file, new AbortController().signal)
      await uploadFromPhone({ token, file: photo, onProgress: report })
      sent.done += 1
    } catch (error) {
      const code = failureCode(error)
      if (code === 'mail_link_expired') return false
      sent.problems = [...sent.problems, { name: file.name, code }]
    }
    report(0)
  }
  return true
}
