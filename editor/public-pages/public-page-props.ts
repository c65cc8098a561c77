export type PublicPageProps = {
  /** The address of the pages' one stylesheet. */
  stylesheet: string
}
