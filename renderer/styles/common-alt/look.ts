import type { Look } from '../site-style.ts'

export const commonAltLook: Look = {
  buttonCorners: 'Square',
  imageCorners: 'Square',
  headingSize: 'Default',
  serviceFrame: 'Landscape',
  teamFrame: 'Square',
  galleryFrame: 'Landscape',
}
