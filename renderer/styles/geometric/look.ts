import type { Look } from '../site-style.ts'

export const geometricLook: Look = {
  buttonCorners: 'Square',
  imageCorners: 'Square',
  headingSize: 'Large',
  serviceFrame: 'Square',
  teamFrame: 'Square',
  galleryFrame: 'Square',
}
