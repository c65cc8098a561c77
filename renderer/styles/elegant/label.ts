/** Small tracked capitals: links, buttons, roles and captions. */
export const label = 'font-size: .8125rem; line-height: 1.6; letter-spacing: .1em; text-transform: uppercase'
