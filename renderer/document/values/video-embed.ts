import { parseWebAddress } from './web-address.ts'

export type Embed = { host: 'www.youtube-nocookie.com' | 'player.vimeo.com'; src: string }

const youtubeHosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'])
const youtubeId = /^[\w-]{11}$/
const vimeoId = /^\d{6,12}$/
const vimeoKey = /^[0-9a-f]{8,20}$/

/** The player URL for a YouTube or Vimeo video. Undefined for other addresses. */
export function videoEmbed(address: string): Embed | undefined {
  const parsed = parseWebAddress(address)
  if (!parsed) return undefined
  const { hostname, pathname, searchParams } = new URL(parsed)
  const steps = pathname.split('/').filter(Boolean)
  if (hostname === 'youtu.be') return youtube(steps[0])
  if (youtubeHosts.has(hostname)) {
    return ['embed', 'shorts', 'live', 'v'].includes(steps[0] ?? '')
      ? youtube(steps[1])
      : youtube(searchParams.get('v'))
  }
  if (/^((www|player)\.)?vimeo\.com$/.test(hostname)) return vimeo(steps, searchParams.get('h'))
  return undefined
}

/** Why a link can't be embedded, or undefined. */
export const videoProblem = (address: string): string | undefined =>
  address.trim() === '' || videoEmbed(address)
    ? undefined
    : 'Only videos on YouTube and Vimeo play here. Paste the link of one.'

function youtube(id: string | null | undefined): Embed | undefined {
  const host = 'www.youtube-nocookie.com'
  return id && youtubeId.test(id) ? { host, src: `https://${host}/embed/${id}?autoplay=1&rel=0` } : undefined
}

/** The player of an unlisted video requires a key, which follows the number or is in `h`. */
function vimeo(steps: string[], key: string | null): Embed | undefined {
  const host = 'player.vimeo.com'
  const at = steps.findLastIndex((step) => vimeoId.test(step))
  if (at < 0) return undefined
  const unlisted = [steps[at + 1], key].find((text) => text && vimeoKey.test(text))
  return { host, src: `https://${host}/video/${steps[at]}?${unlisted ? `h=${unlisted}&` : ''}autoplay=1&dnt=1` }
}
