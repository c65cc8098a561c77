import type { Look } from '../site-style.ts'

export const geometricLook: Look = {
  buttonCorners: 'Square',
  imageCorners: 'Square',
  headingSize: 'Large',
  photoTone: 'TwoTone',
  serviceFrame: 'Landscape',
  teamFrame: 'Square',
  galleryFrame: 'Square',
}
