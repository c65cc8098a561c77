/** A picture's size in pixels, read by the browser without decoding all of it; undefined for what it cannot read. */
export async function pictureSize(file: Blob): Promise<{ width: number; height: number } | undefined> {
  const url = URL.createObjectURL(file)
  const picture = new Image()
  try {
    await new Promise((resolve, reject) => {
      picture.onload = resolve
      picture.onerror = reject
      picture.src = url
    })
    const { naturalWidth: width, naturalHeight: height } = picture
    return width > 0 && height > 0 ? { width, height } : undefined
  } catch {
    return undefined
  } finally {
    URL.revokeObjectURL(url)
  }
}
