import type { Look } from '../site-style.ts'

export const geometricLook: Look = {
  buttonCorners: 'Square',
  imageCorners: 'Square',
  headingSize: 'Large',
  serviceFrame: 'Landscape',
  teamFrame: 'Square',
  galleryFrame: 'Square',
}
