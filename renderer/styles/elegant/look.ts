import type { Look } from '../site-style.ts'

export const elegantLook: Look = {
  buttonCorners: 'Oval',
  imageCorners: 'Square',
  headingSize: 'Default',
  serviceFrame: 'Portrait',
  teamFrame: 'Portrait',
  galleryFrame: 'Portrait',
}
