import { describe, expect, it } from 'vitest'
import { videoEmbed, videoProblem } from '../../../renderer/document/video-embed.ts'

describe('the address of a video', () => {
  it.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10',
    'youtube.com/watch?v=aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ?si=x',
    'https://m.youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube.com/embed/aqz-KE-bpKQ',
  ])('%s plays without cookies', (address) => {
    expect(videoEmbed(address)?.src).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0')
  })

  it.each([
    'https://vimeo.com/76979871',
    'https://player.vimeo.com/video/76979871',
    'vimeo.com/channels/staff/76979871',
  ])('%s plays from Vimeo, asked not to track', (address) => {
    expect(videoEmbed(address)?.src).toBe('https://player.vimeo.com/video/76979871?autoplay=1&dnt=1')
  })

  it.each(['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e'])(
    '%s plays with the key of an unlisted video',
    (address) => {
      expect(videoEmbed(address)?.src).toBe('https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1')
    },
  )

  it.each([
    '',
    'https://www.youtube.com/',
    'https://www.youtube.com/watch?v=../../evil',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://vimeo.com/about',
    'javascript:alert(1)',
  ])('%s plays nothing', (address) => {
    expect(videoEmbed(address)).toBeUndefined()
  })
})

it('says of a link to another video service that it cannot be played', () => {
  expect(videoProblem('https://www.tiktok.com/@pine/video/7301234567890123456')).toContain('YouTube and Vimeo')
  expect(videoProblem('https://youtu.be/dQw4w9WgXcQ')).toBeUndefined()
  expect(videoProblem('')).toBeUndefined()
})
