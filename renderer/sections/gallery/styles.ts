export const galleryStyles = `
.gallery { overflow-x: clip }
.mosaic { display: flex; flex-wrap: wrap; justify-content: center; gap: var(--gap) }
.gallery figure { position: relative }
.gallery figcaption { padding: .65rem .125rem 0; font-size: .9375rem; line-height: 1.4; color: var(--muted) }
.strip { display: flex; gap: 1rem; margin-inline: calc(50% - 50vw); padding: .25rem max(var(--gutter), 50vw - var(--wide)/2) 1.25rem; overflow-x: auto; scroll-snap-type: x mandatory; scroll-padding-inline: max(var(--gutter), 50vw - var(--wide)/2); scrollbar-width: thin; scrollbar-color: var(--field) transparent }
.strip > li { flex: 0 0 min(28rem, 82vw); scroll-snap-align: start }
`
