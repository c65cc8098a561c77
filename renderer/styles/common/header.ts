export const commonHeader = `
.header { border-bottom: 1px solid var(--line) }
@media (max-width: 61.99rem) {
  .header nav li { text-align: center }
}
@media (min-width: 62rem) {
  .header nav li a { background: linear-gradient(currentColor, currentColor) 0 85%/0 1px no-repeat; transition: background-size .25s }
  .header nav li a:hover { background-size: 100% 1px }
}
`
