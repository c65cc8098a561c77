/**
 * Prints a page as a leaflet: name, phone number, texts, services with prices, all answers, address and hours, in dark
 * ink on white. Removes interactive elements. Kept short, since every page includes it.
 */
export const printStyles = `
@media print {
  @page { margin: 14mm }
  html { font-size: 10.5pt }
  *, ::before, ::after { --align: start !important; --card-align: start !important; --gutter: 0px !important; --edge: 0px !important; color: #111 !important; background: none !important; border-color: #bbb !important; box-shadow: none !important; animation: none !important; margin-inline: 0 !important; padding-inline: 0 !important; max-width: 100% !important; min-height: 0 !important; text-align: start !important; justify-items: stretch !important }
  .section::before, .section::after, .section div::before, .section div::after, h2::after, summary::after { content: none !important }
  .header > .inner { display: flex !important }
  .reach, .hero > .inner { display: block !important }
  .team .card, .team li { padding-top: 2mm !important }
  .section, .section :is(.inner, .head, .pitch, .reach) { width: 100% !important; max-width: none; padding: 2mm 0 !important; border: 0 !important }
  h1, h2.long { font-size: 22pt !important }
  h2 { font-size: 15pt !important }
  h3, .name, .price { font-size: 13pt !important }
  .fitted, .poster { width: 60% !important }
  .fitted { max-height: 25mm !important }
  h2, .head:not(.video *) { break-after: avoid }
  .call, .call span { display: flex !important; position: static !important; width: auto !important; height: auto !important; clip-path: none !important }
  .callbar, .skip, .header nav, .open, .button, .more, .form, .player, .step, .profiles, .links, .cookies, .pattern, .icon, aside { display: none !important }
  .backdrop, .backdrop .frame, .halves .frame, .hero :is(.media, .frame, img) { position: static !important; width: 100% !important; max-height: 45mm !important; margin: 0 0 4mm !important }
  details::details-content { content-visibility: visible !important; height: auto !important }
  summary { padding: 2mm 0 0 !important }
  :is(.media, .card) > .frame:not(.circle) { width: 100% !important; max-height: 45mm !important; margin: 0 0 2mm !important }
  .team .frame { width: 35mm !important }
  .text, .details > li, .reviews figure, .footer :is(.top, .small, .reachable, a) { gap: 1mm !important; margin: 0 !important; padding: 1mm 0 !important }
  .header, figcaption { position: static !important }
  .card, figure, details, li, .details, .footer { break-inside: avoid }
}
`
