import type { Look } from '../site-style.ts'

export const funLook: Look = {
  buttonCorners: 'Oval',
  imageCorners: 'Rounded',
  headingSize: 'Large',
  photoTone: 'Natural',
  serviceFrame: 'Square',
  teamFrame: 'Circle',
  galleryFrame: 'Square',
}
