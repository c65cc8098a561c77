import { type WebsiteSettings, websiteSettings } from '../../../../renderer/document/website-settings.ts'

/** A small complete document. */
export const smallDocument = (businessName = 'Ada’s Plumbing'): WebsiteSettings =>
  websiteSettings.parse({
    id: 'example',
    version: '1.0',
    businessName,
    sections: [
      { id: 'header', type: 'Header' },
      { id: 'introduction', type: 'Introduction' },
      { id: 'footer', type: 'Footer' },
    ],
  })

/** A document with up to 39 pictures in services, gallery, team and backgrounds. */
export function documentWith(pictures: number): WebsiteSettings {
  let left = pictures
  const urls = [{ type: 'regular', url: '/media/pipe' }]
  const picture = () => (left-- > 0 ? { provider: 'Custom', urls } : null)
  const items = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `item-${index}`, image: picture() }))
  const section = (type: string, content = {}, id = type.toLowerCase()) => ({
    id,
    type,
    content,
    design: { backgroundImage: picture() },
  })
  return websiteSettings.parse({
    ...smallDocument(),
    sections: [
      section('Header'),
      section('Introduction', { image: picture() }),
      section('Services', { items: items(12) }),
      section('Gallery', { items: items(10) }),
      section('Team', { members: items(6) }),
      section('ImageBanner', { image: picture() }),
      section('Contact', { image: picture() }),
      section('Footer'),
    ],
  })
}
