import type { ScriptedAnswer } from '../../peers/scripted-answer.ts'

type Of = { id?: number | string; width?: number; height?: number; [field: string]: unknown }

/** A photo as Pexels returns it. */
export const pexelsPhoto = ({ id = 1, width = 4000, height = 3000, ...others }: Of = {}) => ({
  id,
  width,
  height,
  url: `https://www.pexels.com/photo/${id}/`,
  photographer: 'Ana Silva',
  photographer_url: 'https://www.pexels.com/@ana',
  photographer_id: 7,
  avg_color: '#7A8B9C',
  src: {
    original: `https://images.pexels.com/photos/${id}/pexels-photo-${id}.jpeg`,
    tiny: 'https://images.pexels.com/t',
  },
  liked: false,
  alt: `A barber at work, ${id}`,
  ...others,
})

/** Pexels' response to a search with these results. */
export const pexelsPage = (photos: readonly unknown[], more = false): Pick<ScriptedAnswer, 'json'> => ({
  json: {
    page: 1,
    per_page: 30,
    photos,
    total_results: photos.length,
    ...(more && { next_page: 'https://api.pexels.com/v1/search/?page=2' }),
  },
})

/** A photo as Unsplash returns it. */
export const unsplashPhoto = ({ id = 'a1-b_2', width = 5000, height = 4000, ...others }: Of = {}) => ({
  id,
  width,
  height,
  color: '#262626',
  blur_hash: 'LaLXMa9Fx[D%~q%MtQM|kDRjtRIU',
  description: 'Sunday',
  alt_description: 'a chair before a mirror',
  urls: { raw: `https://images.unsplash.com/photo-${id}?ixid=M3w1&ixlib=rb-4.0.3` },
  links: { download_location: `https://api.unsplash.com/photos/${id}/download?ixid=M3w1` },
  user: { name: 'Kim Roe', links: { html: 'https://unsplash.com/@kim' } },
  tags: [
    { type: 'search', title: 'barbershop' },
    { type: 'search', title: 'chair' },
  ],
  ...others,
})

/** Unsplash's response to a search with these results. */
export const unsplashPage = (results: readonly unknown[], pages = 1): Pick<ScriptedAnswer, 'json'> => ({
  json: { total: results.length, total_pages: pages, results },
})

/** A photo as Openverse returns it. */
export const openversePhoto = ({
  id = '0aff3595-8168-440b-83ff-7a80b65dea42',
  width = 4000,
  height = 3000,
  ...others
}: Of = {}) => ({
  id,
  title: 'Blacksmith at the anvil',
  creator: 'Ana Silva',
  license: 'cc0',
  license_version: '1.0',
  source: 'flickr',
  foreign_landing_url: 'https://www.flickr.com/photos/ana/1',
  url: 'https://live.staticflickr.com/1/1.jpg',
  thumbnail: `https://api.openverse.org/v1/images/${id}/thumb/`,
  width,
  height,
  ...others,
})

/** Openverse's response to a search with these results. */
export const openversePage = (results: readonly unknown[], pages = 1): Pick<ScriptedAnswer, 'json'> => ({
  json: { result_count: results.length, page_count: pages, page_size: 20, page: 1, results },
})
