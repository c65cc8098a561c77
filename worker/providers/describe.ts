export type PictureToDescribe = {
  bytes: Uint8Array
  /** 'image/webp' */
  contentType: string
  /** BCP 47, of the website. */
  language: string
}

/** What a model said, and what it read and wrote for it, in tokens. `text` is as it came: anybody's words, never markup. */
export type DescribedPicture = { text: string; promptTokens: number; answerTokens: number }

/** Describes a picture to somebody who cannot see it. */
export type Describer = {
  /** Which model, and where: another one would answer otherwise. */
  model: string
  /** In dollars for a token. */
  prices: { prompt: number; answer: number }
  /** Rejects when there is no answer. */
  describe: (picture: PictureToDescribe) => Promise<DescribedPicture>
}
