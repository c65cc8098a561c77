import type { Look } from '../site-style.ts'

export const elegantLook: Look = {
  buttonCorners: 'Square',
  imageCorners: 'Square',
  headingSize: 'Large',
  serviceFrame: 'Portrait',
  teamFrame: 'Portrait',
  galleryFrame: 'Portrait',
}
