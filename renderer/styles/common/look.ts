import type { Look } from '../site-style.ts'

export const commonLook: Look = {
  buttonCorners: 'Square',
  imageCorners: 'Square',
  headingSize: 'Default',
  serviceFrame: 'Landscape',
  teamFrame: 'Portrait',
  galleryFrame: 'Landscape',
}
