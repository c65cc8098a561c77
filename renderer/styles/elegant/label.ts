/** Small tracked capitals: links, buttons, roles and captions. */
export const label = 'font-size: .75rem; line-height: 1.6; letter-spacing: .14em; text-transform: uppercase'
