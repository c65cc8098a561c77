/** Small tracked capitals: links, buttons, roles and captions. */
export const label = 'font-size: .9375rem; line-height: 1.5; letter-spacing: .06em; text-transform: uppercase'
