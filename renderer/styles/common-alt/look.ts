import type { Look } from '../site-style.ts'

/** Square pictures, so that those beside text run to the window's very edge. */
export const commonAltLook: Look = {
  buttonCorners: 'Square',
  imageCorners: 'Square',
  headingSize: 'Default',
  photoTone: 'Natural',
  serviceFrame: 'Landscape',
  teamFrame: 'Square',
  galleryFrame: 'Landscape',
}
