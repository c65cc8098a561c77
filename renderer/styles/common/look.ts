import type { Look } from '../site-style.ts'

export const commonLook: Look = {
  buttonCorners: 'Softened',
  imageCorners: 'Softened',
  headingSize: 'Default',
  photoTone: 'Natural',
  serviceFrame: 'Landscape',
  teamFrame: 'Portrait',
  galleryFrame: 'Landscape',
}
