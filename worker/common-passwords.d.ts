/** Of @zxcvbn-ts/language-common, whose entry would bring its other lists along: the passwords most used, the first most of all. */
declare module '@zxcvbn-ts/language-common/dist/passwords.json.mjs' {
  const passwords: readonly string[]
  export default passwords
}
