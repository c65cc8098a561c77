import type { Look } from '../site-style.ts'

export const funLook: Look = {
  buttonCorners: 'Oval',
  imageCorners: 'Rounded',
  headingSize: 'Large',
  serviceFrame: 'Square',
  teamFrame: 'Circle',
  galleryFrame: 'Square',
}
