import type { Look } from '../site-style.ts'

export const elegantLook: Look = {
  buttonCorners: 'Square',
  imageCorners: 'Square',
  headingSize: 'Large',
  photoTone: 'Natural',
  serviceFrame: 'Portrait',
  teamFrame: 'Portrait',
  galleryFrame: 'Portrait',
}
