/**
 * A printed page is a leaflet: name, number, texts, services with prices, all answers, address and hours, in dark ink on bare paper.
 * Nothing that only a screen can do.
 */
export const printStyles = `
@media print {
  @page { margin: 14mm }
  html { font-size: 10.5pt }
  *, ::before, ::after { color: #111 !important; background: none !important; border-color: #bbb !important; box-shadow: none !important; animation: none !important; transition: none !important }
  .section::before, .section::after, .inner::before, .inner::after, .backdrop::after, .frame::after, .head::before, .head::after, h2::before, h2::after, summary::after, .grid::after, .pitch::before, .pitch::after, .media::before, .media::after { content: none !important }
  .section { padding-block: 4mm !important; min-height: 0 !important; border: 0 !important }
  .section .inner { width: 100% !important; max-width: none; min-height: 0 !important; padding: 0 !important }
  .section .head, .section .pitch, .section .reach { margin-bottom: 3mm; padding: 0 !important }
  h1, h2.long { font-size: 22pt !important }
  h2 { font-size: 15pt !important; break-after: avoid }
  .header.section { position: static; border-bottom: 1px solid !important }
  .call { display: flex !important; width: auto !important; height: auto !important }
  .call span { position: static !important; width: auto !important; height: auto !important; clip-path: none !important }
  .callbar, .skip, .header nav, .open, .closer, .button, .more, .actions, .form, .player, .lightbox, .step, .profiles, .links, #Cookies, #CookiesAgain { display: none !important }
  .backdrop { position: static !important }
  .backdrop .frame, .hero .media .frame { position: static !important; height: 55mm !important; aspect-ratio: auto !important; margin: 0 0 4mm !important }
  .hero .media { width: 100% !important; margin: 4mm 0 !important }
  details::details-content { content-visibility: visible !important; display: block !important; height: auto !important; opacity: 1 !important }
  .questions summary { padding-block: 2mm 0 !important; min-height: 0 !important }
  .strip { flex-wrap: wrap; margin: 0 !important; padding: 0 !important; overflow: visible !important }
  .strip > li, .mosaic > * { flex: 0 0 30% !important }
  .grid > * { padding: 2mm !important; border: 0 !important }
  .card, figure, blockquote, details, .details li { break-inside: avoid }
}
`
